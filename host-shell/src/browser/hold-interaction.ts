/** What a visitor did before the widget was live, to be done again once it is. */
export interface HeldInteraction {
  /** `click`, or `keydown` with its key. */
  readonly type: "click" | "keydown";
  readonly key: string;
  /** Where it happened: the child at each level below the widget's container. */
  readonly path: readonly number[];
  readonly localName: string;
}

/**
 * Remembers the first click or key press on something that only the live widget can answer. What the browser answers
 * itself (links, file inputs and their labels) is left to it, and typing stays in its field. What is returned takes it
 * out, so that it is done once.
 */
export function holdInteraction(element: HTMLElement, signal: AbortSignal): () => HeldInteraction | undefined {
  let held: HeldInteraction | undefined;
  for (const type of ["click", "keydown"] as const) {
    element.addEventListener(
      type,
      (event) => {
        const { widgetState } = element.dataset;
        if (widgetState === "ready" || widgetState === "failed") return;
        const path = event.composedPath();
        const depth = path.findIndex((node) => node instanceof HTMLElement && "widgetRoot" in node.dataset);
        const inside = path.slice(0, Math.max(depth, 0)) as Element[];
        const [target] = inside;
        if (!target || held || inside.some((node) => node.matches("a[href],label,input,textarea,select,summary")))
          return;
        const { key = "" } = event as Partial<KeyboardEvent>;
        // A button turns these two into a click of its own.
        if (type === "keydown" && /^(Enter| |Tab|Shift|Control|Alt|Meta|Escape)$/.test(key)) return;
        held = {
          type,
          key,
          path: inside.toReversed().map((node) => [...(node.parentElement?.children ?? [])].indexOf(node)),
          localName: target.localName,
        };
      },
      { capture: true, signal },
    );
  }
  return () => {
    const taken = held;
    held = undefined;
    return taken;
  };
}
