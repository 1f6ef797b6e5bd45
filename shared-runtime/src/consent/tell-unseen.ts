import { givenAdapter } from "./consent-adapter.ts";
import { lookForQuestion } from "./consent-question.ts";

const mark = "data-consent-unseen";
const text =
  "Dit valg af cookies kan ikke vises. Måske skjuler en blokering i din browser det. Indtil du har valgt, bruger vi kun de nødvendige cookies.";
const everyMs = 100;
/** The milliseconds after a press within which the overlay must be open, unless the overlay is still loading. */
const patienceMs = 1_000;

/** Shows a message next to a pressed settings control if the consent tool cannot be seen after a moment. */
export function tellUnseen(control: HTMLElement): void {
  // No message is shown if the page's adapter does not know the element of the question.
  if (control.nextElementSibling?.hasAttribute(mark) || (givenAdapter() && !givenAdapter()?.question)) return;
  const said = document.createElement("span");
  said.setAttribute(mark, "");
  said.setAttribute("role", "status");
  control.after(said);
  const pressedAt = performance.now();
  const timer = setInterval(() => {
    const { isInSight } = lookForQuestion();
    if (isInSight) said.remove();
    else if (control.ariaBusy === "true" || performance.now() - pressedAt < patienceMs) return;
    else said.textContent = ` ${text}`;
    clearInterval(timer);
  }, everyMs);
}
