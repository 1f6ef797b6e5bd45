import { minutesLeft, type SessionTimeout } from "./session-timeout.machine.ts";

/** The numbers of remaining minutes that are announced to screen readers. */
const announced = new Set([10, 5, 2, 1]);

/** Controls the server-rendered dialog of the session timeout. */
export function timeoutDialog(dialog: HTMLDialogElement) {
  const part = (name: string) => dialog.querySelector<HTMLElement>(`[data-${name}]`);
  let isWanted = false;
  let complains = false;
  // The sentence shown last. It is not read from the page, where a translator may have changed it.
  let shown = "";

  // Only an answer ends the question, so the dialog reopens: browsers close a dialog on a second Escape even if
  // `cancel` is prevented.
  dialog.oncancel = (event) => event.preventDefault();
  dialog.onclose = () => isWanted && dialog.showModal();

  const open = () => {
    if (isWanted) return;
    isWanted = true;
    part("time-told")?.replaceChildren();
    if (!dialog.open) dialog.showModal();
    part("renew")?.focus();
  };
  /** Shows or hides the error message of a failed renewal. */
  const complain = (isWrong: boolean) => {
    if (complains === isWrong) return;
    complains = isWrong;
    const notice = dialog.querySelector<HTMLTemplateElement>("[data-problem-notice]")?.content.cloneNode(true);
    part("problem")?.replaceChildren(...(isWrong && notice ? [notice] : []));
  };

  return {
    /** Opens the dialog if it is closed, and shows the remaining time. */
    show: ({ endsAt, isFinal, isRefused }: SessionTimeout, now: number): void => {
      open();
      const minutes = minutesLeft(endsAt, now);
      const sentence = sentenceFor(dialog, minutes, isFinal);
      if (shown !== sentence) {
        shown = sentence;
        part("time-left")?.replaceChildren(sentence);
        if (announced.has(minutes)) part("time-told")?.replaceChildren(sentence);
      }
      complain(isRefused);
    },
    close: (): void => {
      if (!isWanted) return;
      isWanted = false;
      complain(false);
      dialog.close();
    },
    onRenew: (listen: () => void, signal: AbortSignal) => part("renew")?.addEventListener("click", listen, { signal }),
  };
}

/** The sentences of the dialog, from the global settings. */
type Sentences = Readonly<Record<"leftText" | "minutesText" | "lastMinuteText" | "finalText", string>>;

function sentenceFor({ dataset }: HTMLElement, minutes: number, isFinal: boolean): string {
  const texts: Sentences = JSON.parse(dataset["sessionTimeout"] ?? "{}");
  const time = minutes <= 1 ? texts.lastMinuteText : texts.minutesText.replace("{minutter}", String(minutes));
  return (isFinal ? texts.finalText : texts.leftText).replace("{tid}", time);
}
