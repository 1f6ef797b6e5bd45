import { isWritten } from "./is-editing.ts";

type PlaceholderState = Record<string, string | undefined>;
interface Placeholder extends HTMLElement {
  hostShell?: PlaceholderState | undefined;
}

/**
 * The state of a placeholder: `widgetState` and `widgetVersionLoaded`. The state is in the element's `dataset`. In
 * content that an editor writes in, it is in a property of the element, which is not saved with the content.
 */
export function stateOf(element: HTMLElement): PlaceholderState {
  return isWritten(element) ? ((element as Placeholder).hostShell ??= {}) : element.dataset;
}

/** Clears the state, wherever it was written. */
export function forgetState(element: HTMLElement): void {
  delete element.dataset["widgetState"];
  delete element.dataset["widgetVersionLoaded"];
  (element as Placeholder).hostShell = undefined;
}
