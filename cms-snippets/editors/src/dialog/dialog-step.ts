import { make } from "../../../../shared-runtime/src/editors/form/make.ts";

/** One step of the dialog. */
export interface DialogStep {
  readonly title: string;
  readonly summary: string;
  readonly content: readonly Node[];
  /** Buttons and messages, in front of the button that closes the dialog. */
  readonly actions?: readonly Node[];
  readonly onSubmit?: () => void;
  readonly isNarrow?: boolean;
}

/** A dialog, and a function that shows a step in the dialog and removes the previous step. */
export function emptyDialog(): { readonly dialog: HTMLDialogElement; readonly show: (step: DialogStep) => void } {
  const dialog = make("dialog", { "aria-labelledby": "lk-title", "aria-describedby": "lk-summary" });
  const show = ({ title, summary, content, actions = [], onSubmit, isNarrow = false }: DialogStep): void => {
    const heading = make("h2", { id: "lk-title", tabindex: "-1" }, title);
    const close = make("button", { type: "button", class: "close", "aria-label": "Luk" }, "×");
    const cancel = make("button", { type: "button" }, "Annuller");
    for (const button of [close, cancel]) button.addEventListener("click", () => dialog.close());
    const words = make("div", { class: "words" }, heading, make("p", { id: "lk-summary", class: "summary" }, summary));
    // The browser's validation is off, since the form explains problems itself, in Danish.
    const form = make(
      "form",
      { method: "dialog", novalidate: true },
      make("header", {}, words, close),
      make("div", { class: "body" }, ...content),
      make("footer", {}, ...actions.slice(0, -1), cancel, ...actions.slice(-1)),
    );
    form.addEventListener("submit", (event) => {
      event.preventDefault();
      onSubmit?.();
    });
    dialog.classList.toggle("narrow", isNarrow);
    dialog.replaceChildren(form);
    if (dialog.open) heading.focus();
  };
  return { dialog, show };
}
