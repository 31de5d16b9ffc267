// What one may do with one's own seats in a game: end it together, leave for good, take a seat to another device.

import { useState } from "preact/hooks";
import { randomHex } from "../net/random";
import { SureButton } from "../parts/sure-button";
import { t } from "../text";
import type { GameName } from "../wire";
import type { Seat } from "../wire/game";
import { CopyLink } from "./copy-link";
import { playOn } from "./declined";
import { ownerOf } from "./lent";
import { linkTo, makeLink } from "./link";
import { QrPicture } from "./qr-picture";
import type { TableStore } from "./store";

/** What the others answer is seen at the table: the menu is closed with a proposal. */
export function OwnSeats<G extends GameName>({ store, close }: { store: TableStore<G>; close: () => void }) {
  return (
    <>
      {store.own.value.map((seat) => (
        <OwnSeat key={seat} store={store} seat={seat} close={close} />
      ))}
    </>
  );
}

function OwnSeat<G extends GameName>(props: { store: TableStore<G>; seat: Seat; close: () => void }) {
  const { store, seat, close } = props;
  const [link, setLink] = useState<string | null>(null);
  const view = store.view.value;
  const chair = view?.chairs[seat];
  if (!view || chair?.kind !== "guest") return null;
  const agreed = view.for_ending.includes(seat);
  const move = async () => {
    const secret = randomHex(32);
    const command = await makeLink(seat, secret);
    if (!(await store.do(command))) setLink(linkTo(view.code, secret));
  };
  const owner = ownerOf(view, seat);
  const propose = () => {
    close();
    void (agreed ? playOn(store) : store.do({ kind: "agree_to_end", seat }));
  };
  // What is offered here is gone with the seat.
  const giveUp = () => {
    close();
    void store.do({ kind: "give_up", seat });
  };
  return (
    <section class="stack">
      <h3>{chair.name}</h3>
      {chair.stand_in !== null ? (
        <button type="button" class="primary" onClick={() => void store.do({ kind: "take_back", seat })}>
          {t("take-back")}
        </button>
      ) : null}
      <button type="button" onClick={propose}>
        {t(agreed ? "play-on" : view.for_ending.length > 0 ? "agree-to-end" : "propose-end")}
      </button>
      <button type="button" onClick={() => void move()}>
        {t("other-device")}
      </button>
      {link ? (
        <>
          <p>{t("other-device-text")}</p>
          <QrPicture text={link} label={t("share-qr")} />
          <CopyLink link={link} />
        </>
      ) : null}
      {owner === undefined ? (
        <SureButton label={t("give-up")} sure={t("give-up-sure")} act={giveUp} />
      ) : (
        <button type="button" onClick={giveUp}>
          {t("give-up-lent", { name: owner })}
        </button>
      )}
    </section>
  );
}
