import { permitted } from "shared-runtime/storage/permitted.ts";
import { showFallback } from "./fallback.ts";
import { own } from "./own-attributes.ts";
import { isEditing, isWritten } from "./is-editing.ts";
import { forgetState, stateOf } from "./placeholder-state.ts";

/** CKEditor 4 uses `data-widget` for itself, so there is a second spelling. */
export const placeholderSelector = "[data-widget],[data-site-widget]";

/** The page's element whose open shadow root may contain placeholders. */
export const shadowHostSelector = "[data-widget-shadow]";

/** Starts the widget of one placeholder; returns a function that stops it. */
export type StartWidget = (element: HTMLElement) => () => void;

interface Running {
  readonly element: HTMLElement;
  readonly wanted: string;
  readonly stop: () => void;
}

/**
 * Starts every placeholder below `root` once, also in open shadow roots of marked elements. Also starts placeholders
 * that are added later, and elements that become placeholders by an attribute; stops placeholders that leave the page
 * or lose the attribute. A placeholder starts again if its widget's name or its editing mode changes, or if it is moved
 * into or out of content that an editor writes in. Otherwise, an element that is moved keeps its widget.
 */
export function watchPlaceholders(root: Document, start: StartWidget): void {
  // Not a Map, since the page may have replaced it by one that lacks methods.
  let running: readonly Running[] = [];

  /** If a placeholder cannot be started, it shows the fallback, and the others still start. */
  const started = (element: HTMLElement): (() => void) => {
    try {
      return start(element);
    } catch (error) {
      console.error(error);
      stateOf(element)["widgetState"] = "failed";
      showFallback(element, {});
      return () => undefined;
    }
  };
  const update = (element: HTMLElement): void => {
    const known = running.find((one) => one.element === element);
    const wanted =
      element.isConnected && element.matches(placeholderSelector)
        ? own(element, "") + isEditing(element) + isWritten(element)
        : undefined;
    if (wanted === known?.wanted) return;
    running = running.filter((one) => one !== known);
    known?.stop();
    if (known && element.isConnected) {
      forgetState(element);
      element.shadowRoot?.replaceChildren();
    }
    if (wanted) running = [...running, { element, wanted, stop: started(element) }];
  };
  const visit = (element: Element): void => {
    update(element as HTMLElement);
    if (element.shadowRoot && element.matches(shadowHostSelector)) watch(element.shadowRoot);
  };
  const startBelow = (node: ParentNode): void =>
    node.querySelectorAll(`${placeholderSelector},${shadowHostSelector}`).forEach(visit);

  const observer = new MutationObserver((records) => {
    for (const { element } of running) update(element);
    const nodes = records.flatMap(({ attributeName, target, addedNodes }) =>
      attributeName ? target : [...addedNodes],
    );
    // Each node is visited once, even if it was moved several times, unless the page has replaced Set with a class that
    // has no iterator. Most nodes are not placeholders.
    for (const node of permitted(() => [...new Set(nodes)]) ?? nodes) {
      if (!(node instanceof Element)) continue;
      visit(node);
      if (node.firstElementChild) startBelow(node);
    }
  });
  /** A root that is already observed is not observed twice. */
  const watch = (below: Node & ParentNode): void => {
    startBelow(below);
    observer.observe(below, {
      childList: true,
      subtree: true,
      attributeFilter: [
        "data-widget",
        "data-site-widget",
        "data-widget-editing",
        "data-widget-shadow",
        "contenteditable",
      ],
    });
  };
  watch(root.documentElement);
}
