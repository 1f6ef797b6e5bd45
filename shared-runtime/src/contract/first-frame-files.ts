/** The files that a visitor chose in the first frame, before the widget was live. */
export interface FirstFrameFiles {
  /**
   * Passes the files to `take`, including those from a file dialog that is still open. Returns a function that stops
   * this.
   */
  readonly follow: (take: (files: readonly File[]) => void) => () => void;
}

/** Must be called before the first frame is replaced. Follows the frame's inputs even after they have left the page. */
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
