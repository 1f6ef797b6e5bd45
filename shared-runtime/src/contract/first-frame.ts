export interface EarlyActs {
  /**
   * Hands over files that were chosen in the first frame, also those from a file dialog that is still open. Returns a
   * function that stops.
   */
  readonly onFiles: (take: (files: readonly File[]) => void) => () => void;
}

interface FirstFrame {
  readonly early: EarlyActs;
  /** Puts the focus where it stood, in the live widget that looks the same. */
  readonly restoreFocus: () => void;
}

/** What a visitor did in the first frame before the widget was live, so that replacing it loses nothing. */
export function takeOverFirstFrame(container: HTMLElement): FirstFrame {
  const inputs = [...container.querySelectorAll<HTMLInputElement>("input[type=file]")];
  const root = container.getRootNode() as Document | ShadowRoot;
  const focused = root.activeElement;
  const path = focused && container.contains(focused) ? pathTo(focused, container) : undefined;
  return {
    early: { onFiles: (take) => followInputs(inputs, take) },
    restoreFocus: () => {
      const element = path && elementAt(path, container);
      if (element instanceof HTMLElement) element.focus({ preventScroll: true });
    },
  };
}

function followInputs(inputs: readonly HTMLInputElement[], take: (files: readonly File[]) => void): () => void {
  const hand = (input: HTMLInputElement) => {
    const files = [...(input.files ?? [])];
    if (files.length > 0) take(files);
  };
  const stops = inputs.map((input) => {
    // A file dialog outlives the removal of its input, and reports to it.
    const listen = () => hand(input);
    input.addEventListener("change", listen);
    hand(input);
    return () => input.removeEventListener("change", listen);
  });
  return () => stops.forEach((stop) => stop());
}

function pathTo(element: Element, container: Element): readonly number[] {
  const parent = element.parentElement;
  if (element === container || parent === null) return [];
  return [...pathTo(parent, container), [...parent.children].indexOf(element)];
}

function elementAt(path: readonly number[], container: Element): Element | undefined {
  return path.reduce<Element | undefined>((parent, index) => parent?.children[index], container);
}
