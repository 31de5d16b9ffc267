// What the games look like, as their boxes would print it.

import type { GameName } from "../wire";

export function Picture({ game }: { game: GameName }) {
  const pictures = { corona: CoronaPicture, colorado: ColoradoPicture, koroona: KoroonaPicture };
  const Drawn = pictures[game];
  return <Drawn />;
}

const TURN = Math.PI / 6;

function onRing(space: number, radius: number): [number, number] {
  const angle = space * TURN - Math.PI / 2;
  return [100 + radius * Math.cos(angle), 100 + radius * Math.sin(angle)];
}

/** The ring, pieces in stacks, three of the dice. */
function CoronaPicture() {
  const stacks = [3, 0, 0, 1, 0, 2];
  return (
    <svg viewBox="0 0 200 200" aria-hidden="true">
      <circle cx="100" cy="100" r="74" fill="none" stroke="#f7edd8" stroke-width="34" opacity="0.16" />
      {Array.from({ length: 12 }, (_, space) => {
        const [x, y] = onRing(space, 74);
        return <circle key={`s${x}`} cx={x} cy={y} r="14" fill="#f7edd8" opacity="0.9" />;
      })}
      {stacks.flatMap((height, at) =>
        Array.from({ length: height }, (_, level) => {
          const [x, y] = onRing(at * 2, 74);
          return (
            <g key={`p${x}-${String(level)}`}>
              <ellipse cx={x} cy={y - level * 5} rx="10.5" ry="8" fill="#8d8f93" />
              <ellipse cx={x} cy={y - level * 5 - 2.5} rx="10.5" ry="8" fill="#d9d7d0" />
            </g>
          );
        }),
      )}
      <g transform="translate(77 80) rotate(-9)">
        <rect width="26" height="26" rx="6" fill="#cb2231" />
        <circle cx="7" cy="7" r="2.6" fill="#fff6e6" />
        <circle cx="13" cy="13" r="2.6" fill="#fff6e6" />
        <circle cx="19" cy="19" r="2.6" fill="#fff6e6" />
      </g>
      <g transform="translate(104 92) rotate(14)">
        <rect width="26" height="26" rx="6" fill="#f0e442" />
        <circle cx="7" cy="7" r="2.6" fill="#1c140d" />
        <circle cx="19" cy="19" r="2.6" fill="#1c140d" />
        <circle cx="7" cy="19" r="2.6" fill="#1c140d" />
        <circle cx="19" cy="7" r="2.6" fill="#1c140d" />
      </g>
      <g transform="translate(82 108) rotate(4)">
        <rect width="26" height="26" rx="6" fill="#0072b2" />
        <circle cx="13" cy="13" r="3" fill="#fff6e6" />
      </g>
    </svg>
  );
}

const PATCH = ["rgby", "ybrg", "gryb", "bgry"];
const SQUARES: Record<string, string> = { r: "#d55e00", g: "#009e73", b: "#0072b2", y: "#f0c93c" };

/** A corner of the board, and two pawns that have seen each other. */
function ColoradoPicture() {
  return (
    <svg viewBox="0 0 200 200" aria-hidden="true">
      <g transform="translate(20 20)">
        {PATCH.flatMap((row, y) =>
          [...row].map((colour, x) => (
            <rect
              key={`${row}${String(x)}`}
              x={x * 40 + 1.5}
              y={y * 40 + 1.5}
              width="37"
              height="37"
              rx="4"
              fill={SQUARES[colour]}
            />
          )),
        )}
        <circle cx="60" cy="140" r="13" fill="#fbf5e8" stroke="#1c140d" stroke-width="3" />
        <circle cx="60" cy="140" r="6" fill="none" stroke="#1c140d" stroke-width="2.5" />
        <circle cx="100" cy="60" r="13" fill="#1c140d" stroke="#fbf5e8" stroke-width="3" />
        <path
          d="M60 120V84q0-24 22-24"
          fill="none"
          stroke="#1c140d"
          stroke-width="3.5"
          stroke-dasharray="1 8"
          stroke-linecap="round"
        />
      </g>
    </svg>
  );
}

/** The table from above: rim, pockets, lines, discs, and the striker on its way. */
function KoroonaPicture() {
  const discs: [number, number, string][] = [
    [64, 48, "#d55e00"],
    [100, 44, "#2b2119"],
    [136, 48, "#d55e00"],
    [82, 66, "#2b2119"],
    [118, 66, "#d55e00"],
    [46, 92, "#2b2119"],
  ];
  return (
    <svg viewBox="0 0 200 200" aria-hidden="true">
      <rect x="14" y="14" width="172" height="172" rx="12" fill="#7a4a28" />
      <rect x="24" y="24" width="152" height="152" rx="5" fill="#e9cf9f" />
      {[30, 170].flatMap((x) =>
        [30, 170].map((y) => <circle key={`${x}/${y}`} cx={x} cy={y} r="11" fill="#1c140d" />),
      )}
      <path d="M40 142H160M40 58H160" stroke="#a63d12" stroke-width="1.6" />
      {discs.map(([x, y, colour]) => (
        <g key={`${x}-${y}`}>
          <circle cx={x} cy={y} r="9.5" fill={colour} />
          <circle
            cx={x}
            cy={y}
            r="4.5"
            fill="none"
            stroke="#fbf5e8"
            stroke-width="1.6"
            opacity={colour === "#d55e00" ? 1 : 0}
          />
        </g>
      ))}
      <path
        d="M104 150L86 80"
        stroke="#2b2119"
        stroke-width="2"
        stroke-dasharray="1 7"
        stroke-linecap="round"
      />
      <circle cx="105" cy="154" r="13" fill="#fbf5e8" stroke="#2b2119" stroke-width="2.5" />
    </svg>
  );
}
