/** Resolves when the strategy says that the element's widget is wanted; an unknown strategy counts as `visible`. */
export function whenWanted(element: HTMLElement, strategy: string, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const wanted = (): void => resolve();
    if (strategy === "eager") return wanted();
    if (strategy === "idle") {
      // Safari has no requestIdleCallback.
      return void ("requestIdleCallback" in window
        ? requestIdleCallback(wanted, { timeout: 2000 })
        : setTimeout(wanted, 200));
    }
    if (strategy === "interaction") {
      for (const type of ["pointerover", "pointerdown", "focusin", "keydown"]) {
        element.addEventListener(type, wanted, { once: true, passive: true, signal });
      }
      return;
    }
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) {
          observer.disconnect();
          wanted();
        }
      },
      { rootMargin: "200px" },
    );
    observer.observe(element);
    signal.onabort = () => observer.disconnect();
  });
}
