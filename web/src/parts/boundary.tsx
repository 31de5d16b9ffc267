// What is inside may fail; what is around it goes on. A calm sentence stands in its place, with a button to show it
// again, and the server hears of it.

import { Component, type ComponentChildren } from "preact";
import { tellMishap } from "../net/mishaps";
import { t } from "../text";

interface Props {
  /** Which part of the page, for whoever reads the server's log. */
  place: string;
  children: ComponentChildren;
}

export class Boundary extends Component<Props, { failed: boolean }> {
  override state = { failed: false };

  static override getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override componentDidCatch(error: unknown): void {
    tellMishap(this.props.place, error);
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    return (
      <div class="mishap" role="alert">
        <p>{t("mishap")}</p>
        <button type="button" onClick={() => this.setState({ failed: false })}>
          {t("mishap-again")}
        </button>
      </div>
    );
  }
}
