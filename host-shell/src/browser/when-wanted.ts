import { OwnPromise } from "./own-promise.ts";

/**
 * Resolves when the strategy asks for the element's widget; an unknown strategy counts as `visible`. Waits until the
 * page is visible. With data saving switched on, every strategy except `interaction` waits until the element is on the
 * screen.
 */
export function whenWanted(element: HTMLElement, strategy: string, signal: AbortSignal): Promise<unknown> {
  const wanted = (): Promise<unknown> => strategyAsks(element, strategy, signal);
  return pageShown(signal)?.then(wanted) ?? wanted();
}

/**
 * Resolves when the page is visible for the first time: prerendered pages and tabs that were never shown are not
 * visible. Returns `undefined` if the page is already visible.
 */
function pageShown(signal: AbortSignal): Promise<void> | undefined {
  const isShown = (): boolean => !(document as { readonly prerendering?: boolean }).prerendering && !document.hidden;
  if (isShown()) return undefined;
  return new OwnPromise((resolve) => {
    const look = (): void => {
      if (isShown()) resolve();
    };
    for (const type of ["prerenderingchange", "visibilitychange"]) document.addEventListener(type, look, { signal });
  });
}

function strategyAsks(element: HTMLElement, strategy: string, signal: AbortSignal): Promise<unknown> {
  if (strategy === "interaction") return firstInteraction(element, signal);
  const { connection } = navigator as { readonly connection?: { readonly saveData?: boolean } };
  if (connection?.saveData) return onScreen(element, "0px", signal);
  if (strategy === "eager") return (async () => undefined)();
  if (strategy === "idle") {
    // Safari has no requestIdleCallback.
    return new OwnPromise((resolve) => {
      if ("requestIdleCallback" in window) requestIdleCallback(resolve, { timeout: 2000 });
      else setTimeout(resolve, 200);
    });
  }
  return onScreen(element, "200px", signal);
}

/** Events that count as an interaction. */
export const interactions = ["pointerover", "pointerdown", "focusin", "keydown"] as const;

function firstInteraction(element: HTMLElement, signal: AbortSignal): Promise<unknown> {
  return new OwnPromise((resolve) => {
    for (const type of interactions) element.addEventListener(type, resolve, { once: true, passive: true, signal });
  });
}

/** Resolves when the element is within `rootMargin` of the viewport. */
function onScreen(element: HTMLElement, rootMargin: string, signal: AbortSignal): Promise<void> {
  return new OwnPromise((resolve) => {
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) {
          observer.disconnect();
          resolve();
        }
      },
      { rootMargin },
    );
    observer.observe(element);
    signal.addEventListener("abort", () => observer.disconnect());
  });
}
