const minuteMs = 60_000;
/** Minutes that are worth saying aloud. */
const moments = new Set([10, 5, 2, 1]);

/** The page's dialog about the end of the session, which the server has drawn. */
export function timeoutDialog(dialog: HTMLDialogElement) {
  const part = (name: string) => dialog.querySelector<HTMLElement>(`[data-${name}]`);
  let isWanted = false;

  // Only an answer closes it, though browsers close a dialog on a second Escape whatever the page says.
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
    /** Says how much is left, and gives back in how many milliseconds there is something new to say. */
    tell: (leftMs: number, isFinal: boolean): number => {
      const minutes = Math.ceil(leftMs / minuteMs);
      const sentence = sentenceFor(minutes, isFinal);
      part("time-left")?.replaceChildren(sentence);
      if (moments.has(minutes)) part("time-told")?.replaceChildren(sentence);
      return leftMs - (minutes - 1) * minuteMs;
    },
    /** Whether the session could not be renewed. */
    complain: (isWrong: boolean) => {
      const notice = dialog.querySelector<HTMLTemplateElement>("[data-problem-notice]")?.content.cloneNode(true);
      part("problem")?.replaceChildren(...(isWrong && notice ? [notice] : []));
    },
    onRenew: (listen: () => void, signal: AbortSignal) => part("renew")?.addEventListener("click", listen, { signal }),
  };
}

function sentenceFor(minutes: number, isFinal: boolean): string {
  const when = minutes === 1 ? "om under et minut" : `om ${minutes} minutter`;
  return isFinal
    ? `Du bliver logget ud ${when}, også selv om du fornyr. Gem det, du er i gang med.`
    : `Du bliver logget ud ${when}.`;
}
