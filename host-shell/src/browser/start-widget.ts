import { showFallback } from "./fallback.ts";
import { holdInteraction } from "./hold-interaction.ts";
import { importShell, reportMissingShell } from "./import-shell.ts";
import { isEditing } from "./is-editing.ts";
import { loadTimeoutMs } from "./in-time.ts";
import { own } from "./own-attributes.ts";
import { stateOf } from "./placeholder-state.ts";
import { whenWanted } from "./when-wanted.ts";

/**
 * Waits until the widget of a placeholder is wanted, then lets the shell load and mount it. Shows the fallback if the
 * shell cannot be loaded. Returns a function that stops the widget.
 */
export function startWidget(element: HTMLElement, strategy = own(element, "Load")): () => void {
  const stopped = new AbortController();
  const { signal } = stopped;
  let stop = (): void => stopped.abort();
  const takeHeld = holdInteraction(element, signal);
  const restart = (): void => {
    stop();
    stop = startWidget(element, stateOf(element)["widgetState"] === "waiting" ? undefined : "eager");
  };
  const place = { element, signal, takeHeld, restart };

  const begin = async (): Promise<void> => {
    stateOf(element)["widgetState"] = "loading";
    const until = performance.now() + loadTimeoutMs;
    try {
      const shell = await importShell(until);
      if (!signal.aborted) shell.run(place, until);
    } catch (error) {
      fail(error);
    }
  };
  const fail = (error: unknown): void => {
    if (signal.aborted) return;
    console.error(error);
    stateOf(element)["widgetState"] = "failed";
    showFallback(element, { onRetry: () => void begin() });
    reportMissingShell(own(element, ""), error);
  };

  /** Runs an optional step: if it fails, the widget still works. */
  const ahead = async (step: "prepare" | "mark"): Promise<void> => {
    try {
      const shell = await importShell(performance.now() + loadTimeoutMs);
      await shell[step](place);
    } catch (error) {
      console.warn(error);
    }
  };

  stateOf(element)["widgetState"] = "waiting";
  keepPage(element, signal);
  void whenWanted(element, strategy, signal).then(begin, fail);
  // On pages of other systems, the first frame is shown early, so that the visitor has something to interact with.
  if (strategy === "interaction" && !element.shadowRoot) {
    void whenWanted(element, "visible", signal).then(() => ahead("prepare"));
  }
  if (isEditing(element)) void ahead("mark");
  return () => stop();
}

/** Prevents a file that is dropped next to the first frame's input from replacing the page. */
function keepPage(element: HTMLElement, signal: AbortSignal): void {
  for (const type of ["dragover", "drop"]) {
    element.addEventListener(
      type,
      (event) => {
        const [target] = event.composedPath();
        if (stateOf(element)["widgetState"] !== "ready" && !(target instanceof HTMLInputElement))
          event.preventDefault();
      },
      { signal },
    );
  }
}
