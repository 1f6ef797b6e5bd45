const minuteMs = 60_000;
/** Remaining minutes that are announced to screen readers. */
const announced = new Set([10, 5, 2, 1]);

/** Controls the server-rendered dialog about the end of the session. */
export function timeoutDialog(dialog: HTMLDialogElement) {
  const part = (name: string) => dialog.querySelector<HTMLElement>(`[data-${name}]`);
  let isWanted = false;

  // Only an answer closes it, so it reopens: browsers close a dialog on a second Escape even if `cancel` is prevented.
  dialog.oncancel = (event) => event.preventDefault();
  dialog.onclose = () => isWanted && dialog.showModal();

  const close = () => {
    isWanted = false;
    dialog.close();
  };

  return {
    isOpen: () => isWanted,
    open: () => {
      isWanted = true;
      part("time-told")?.replaceChildren();
      if (!dialog.open) dialog.showModal();
      part("renew")?.focus();
    },
    close,
    /** Shows the remaining time. Returns the milliseconds until the text changes. */
    tell: (leftMs: number, isFinal: boolean): number => {
      const minutes = Math.ceil(leftMs / minuteMs);
      const sentence = sentenceFor(dialog, minutes, isFinal);
      part("time-left")?.replaceChildren(sentence);
      if (announced.has(minutes)) part("time-told")?.replaceChildren(sentence);
      return leftMs - (minutes - 1) * minuteMs;
    },
    /** Shows or hides the error that the session could not be renewed. */
    complain: (isWrong: boolean) => {
      const notice = dialog.querySelector<HTMLTemplateElement>("[data-problem-notice]")?.content.cloneNode(true);
      part("problem")?.replaceChildren(...(isWrong && notice ? [notice] : []));
    },
    onRenew: (listen: () => void, signal: AbortSignal) => part("renew")?.addEventListener("click", listen, { signal }),
  };
}

/** The sentences of the dialog, from the global settings. */
type Sentences = Readonly<Record<"leftText" | "minutesText" | "lastMinuteText" | "finalText", string>>;

function sentenceFor({ dataset }: HTMLElement, minutes: number, isFinal: boolean): string {
  const texts: Sentences = JSON.parse(dataset["sessionTimeout"] ?? "{}");
  const time = minutes === 1 ? texts.lastMinuteText : texts.minutesText.replace("{minutter}", String(minutes));
  return (isFinal ? texts.finalText : texts.leftText).replace("{tid}", time);
}
