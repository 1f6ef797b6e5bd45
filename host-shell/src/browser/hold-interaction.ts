import { stateOf } from "./placeholder-state.ts";

/** A visitor's action before the widget was live. It is repeated in the live widget. */
export interface HeldInteraction {
  readonly type: "click" | "keydown";
  /** The key of a `keydown`; empty for a `click`. */
  readonly key: string;
  /** Path to the target: the index of the child at each level below the widget's container. */
  readonly path: readonly number[];
  readonly localName: string;
}

/**
 * Remembers the first click or key press that only the live widget can answer. Links, file inputs and their labels work
 * without the widget, and typed text remains in its field. Returns a function that returns the interaction, once.
 */
export function holdInteraction(element: HTMLElement, signal: AbortSignal): () => HeldInteraction | undefined {
  let held: HeldInteraction | undefined;
  for (const type of ["click", "keydown"] as const) {
    element.addEventListener(
      type,
      (event) => {
        const { widgetState } = stateOf(element);
        if (widgetState === "ready" || widgetState === "failed") return;
        const path = event.composedPath();
        const depth = path.findIndex((node) => node instanceof HTMLElement && "widgetRoot" in node.dataset);
        const inside = path.slice(0, Math.max(depth, 0)) as Element[];
        const [target] = inside;
        if (!target || held || inside.some((node) => node.matches("a[href],label,input,textarea,select,summary")))
          return;
        const { key = "" } = event as Partial<KeyboardEvent>;
        // Enter and Space on a button cause a click, which is held instead. The other keys move the focus or are
        // modifiers.
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
