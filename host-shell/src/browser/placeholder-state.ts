import { isWritten } from "./is-editing.ts";

type PlaceholderState = Record<string, string | undefined>;
interface Placeholder extends HTMLElement {
  hostShell?: PlaceholderState | undefined;
}

/**
 * The state of a placeholder: `widgetState` and `widgetVersionLoaded`. It is the element's `dataset`, or, in content that
 * an editor writes in, a property, which is not saved with the content.
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
