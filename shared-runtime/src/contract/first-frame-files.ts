/** Files that a visitor gave the first frame, before the widget was live. */
export interface FirstFrameFiles {
  /** Hands them over, also those that come from a file chooser that is still open. What it returns ends that. */
  readonly follow: (take: (files: readonly File[]) => void) => () => void;
}

/** To be called while the first frame still stands. Its inputs are followed when they are long gone from the page. */
export function firstFrameFiles(container: HTMLElement): FirstFrameFiles {
  const inputs = [...container.querySelectorAll<HTMLInputElement>("input[type=file]")];
  let taker: ((files: readonly File[]) => void) | undefined;
  const handOver = (): void => {
    if (taker === undefined) return;
    const files = inputs.flatMap((input) => [...(input.files ?? [])]);
    if (files.length === 0) return;
    for (const input of inputs) input.value = "";
    taker(files);
  };
  for (const input of inputs) input.addEventListener("change", handOver);
  return {
    follow: (take) => {
      taker = take;
      handOver();
      return () => {
        if (taker === take) taker = undefined;
      };
    },
  };
}
