// Remotes are built independently, each with its own copy of this module, but must share this state.
const place = Symbol.for("shared-runtime/page-release/1");
const page = globalThis as { [place]?: boolean };

/**
 * Makes the browser ask before the page is left, until the returned function is called. Some browsers do not keep a
 * page that listens to `beforeunload` for their Back button, so the listener is removed as soon as possible.
 */
export function holdPage(): () => void {
  page[place] = false;
  const warn = (event: BeforeUnloadEvent) => {
    if (page[place]) return;
    event.preventDefault();
    // Browsers ignore this sentence and show their own.
    event.returnValue = "You have unsaved changes. Are you sure you want to leave?";
  };
  window.addEventListener("beforeunload", warn);
  return () => window.removeEventListener("beforeunload", warn);
}

/** Lets the page be left without a question of any widget, until the visitor uses it again. */
export function releasePage(): void {
  page[place] = true;
  const used = new AbortController();
  const rearm = () => {
    page[place] = false;
    used.abort();
  };
  for (const use of ["pointerdown", "keydown", "input", "pageshow"]) {
    window.addEventListener(use, rearm, { capture: true, signal: used.signal });
  }
}

export const isPageReleased = (): boolean => page[place] === true;
