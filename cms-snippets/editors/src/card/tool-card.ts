import { make } from "../../../../shared-runtime/src/editors/form/make.ts";
import { markAttribute, sourceOfMark } from "../placeholder/marks.ts";
import type { Toolset } from "../tools/toolset.ts";
import { cardStyles } from "./card-styles.ts";
import { cardText } from "./card-text.ts";
import { drawingOf } from "./drawing.ts";

export const cardName = "lk-tool-card";

/**
 * The events that a card sends when a person uses one of its buttons. The events bubble. `leave` means Escape on a
 * button of the card: the focus goes back to the text.
 */
export const cardEvents = { edit: "lk-edit", remove: "lk-remove", leave: "lk-leave" } as const;

/** A card that moves the focus to its first button. */
export interface ToolCard extends HTMLElement {
  readonly focusButton: () => void;
}

/**
 * Defines `<lk-tool-card>` in a window, once. The element draws the card of the placeholder in its `markAttribute`. The
 * card is in a shadow root, so that editors neither style nor save it.
 */
export function defineToolCard(window: Window & typeof globalThis, toolset: Toolset): void {
  if (window.customElements.get(cardName)) return;
  window.customElements.define(
    cardName,
    class extends window.HTMLElement implements ToolCard {
      static readonly observedAttributes = [markAttribute];
      readonly #content = this.attachShadow({ mode: "open" });
      #endReading: (() => void) | undefined;

      connectedCallback(): void {
        this.#endReading = toolset.onRead(() => this.#draw());
        this.#draw();
      }

      disconnectedCallback(): void {
        this.#endReading?.();
      }

      attributeChangedCallback(): void {
        if (this.isConnected) this.#draw();
      }

      focusButton(): void {
        this.#content.querySelector("button")?.focus();
      }

      #draw(): void {
        const focused = this.#content.activeElement?.getAttribute("data-does");
        const source = sourceOfMark(this.getAttribute(markAttribute)) ?? "";
        const { title, icon, changes, note } = cardText(source, toolset.known());
        const does = (event: string, label: string): HTMLButtonElement => {
          const button = make(
            "button",
            { type: "button", "data-does": event, "aria-label": `${label} ${title}` },
            label,
          );
          button.addEventListener("click", () => this.#dispatch(event));
          return button;
        };
        const buttons = make(
          "div",
          { class: "buttons" },
          ...(note === undefined ? [does(cardEvents.edit, "Rediger")] : []),
          does(cardEvents.remove, "Fjern"),
        );
        keepEvents(buttons, () => this.#dispatch(cardEvents.leave));
        const card = make(
          "div",
          { class: "card", role: "group", "aria-label": `Værktøj: ${title}` },
          drawingOf(icon),
          make("p", { class: "title" }, `Værktøj: ${title}`),
          buttons,
          ...(note === undefined ? [] : [make("p", { class: "note" }, note)]),
          ...(changes.length === 0
            ? []
            : [
                make(
                  "dl",
                  {},
                  ...changes.map(({ label, text }) =>
                    make("div", {}, make("dt", {}, `${label}: `), make("dd", {}, text)),
                  ),
                ),
              ]),
        );
        this.#content.replaceChildren(
          make("style", {}, cardStyles),
          make("div", { style: "container-type: inline-size" }, card),
        );
        if (focused) this.#content.querySelector<HTMLElement>(`[data-does="${focused}"]`)?.focus();
      }

      #dispatch(name: string): void {
        this.dispatchEvent(new window.CustomEvent(name, { bubbles: true, composed: true }));
      }
    },
  );
}

/** Hides key and mouse events of the buttons from the editor, which would treat them as typing or as a selection. */
function keepEvents(buttons: HTMLElement, onEscape: () => void): void {
  for (const name of ["mousedown", "mouseup", "pointerdown", "keypress", "keyup", "beforeinput"]) {
    buttons.addEventListener(name, (event) => event.stopPropagation());
  }
  buttons.addEventListener("keydown", (event) => {
    event.stopPropagation();
    if (event.key === "Escape") onEscape();
  });
}
