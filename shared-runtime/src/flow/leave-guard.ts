// Remotes are built independently, each with its own copy of this module, and must still share the release.
const place = Symbol.for("shared-runtime/page-release/1");
const page = globalThis as { [place]?: boolean };

/**
 * Makes the browser ask before the page is left, until the returned function is called. A page that listens is not kept for
 * the browser's Back in some browsers, so this listens only as long as necessary.
 */
export function holdPage(): () => void {
  page[place] = false;
  const warn = (event: BeforeUnloadEvent) => {
    if (page[place]) return;
    event.preventDefault();
    // Browsers show a sentence of their own.
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
