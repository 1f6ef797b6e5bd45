import type { MountedWidget } from "shared-runtime/contract/widget.ts";
import { resolveVersion } from "../registry/resolve-version.ts";
import { showFallback } from "./fallback.ts";
import { containerIn, linkStyles } from "./frame.ts";
import { addressOf, importModule, importRemote } from "./import-remote.ts";
import { inTime } from "./in-time.ts";
import { readPlaceholder } from "./read-placeholder.ts";
import { base, readRegistry } from "./registry.ts";
import { reportFailure } from "./report-failure.ts";
import { whenWanted } from "./when-wanted.ts";

/** Brings one placeholder to life. Whatever fails here or in the widget stays here; the page and its neighbours go on. */
export function startWidget(element: HTMLElement): () => void {
  const stopped = new AbortController();
  let mounted: MountedWidget | undefined;
  const { name, wish, strategy } = readPlaceholder(element);
  let version = "";

  const mark = (state: "waiting" | "loading" | "ready" | "failed"): void => {
    element.dataset["widgetState"] = state;
    if (state === "ready" || state === "failed") {
      element.dispatchEvent(
        new CustomEvent(`widget:${state}`, { bubbles: true, composed: true, detail: { name, version } }),
      );
    }
  };

  const fail = (error: unknown): void => {
    if (stopped.signal.aborted || element.dataset["widgetState"] === "failed") return;
    console.error(`widget ${name} ${version}:`, error);
    reportFailure(name, version, error);
    stop();
    showFallback(
      containerIn(element),
      isEditing(element)
        ? { title: `Widget "${name}" kan ikke vises`, text: String(error), onRetry }
        : {
            title: "Værktøjet kan ikke vises lige nu.",
            text: "Resten af siden virker. Prøv igen om et øjeblik.",
            onRetry,
          },
    );
    mark("failed");
  };

  const onRetry = (): void => void run(true);

  const run = async (again: boolean): Promise<void> => {
    mark("loading");
    try {
      // Read late: an editor's page may have filled it in since.
      const { input } = readPlaceholder(element);
      const registry = await readRegistry(again);
      const widget = Object.hasOwn(registry.widgets, name) ? registry.widgets[name] : undefined;
      if (!widget)
        throw new Error(
          `Der findes ingen widget med navnet "${name}". Findes: ${Object.keys(registry.widgets).join(", ")}.`,
        );
      const resolved = resolveVersion(widget, wish);
      if (!resolved)
        throw new Error(
          `Der findes ingen version "${wish}" af "${name}". Findes: ${Object.keys(widget.versions).join(", ")}.`,
        );
      version = resolved.version;

      const container = containerIn(element);
      const markup = container.hasChildNodes()
        ? undefined
        : importModule<typeof import("./foreign-page.ts")>(addressOf(registry.foreignPage))
            .then(({ prepareForeignPage }) =>
              prepareForeignPage({ fonts: registry.fonts, files: resolved.files, input, addressOf }),
            )
            // A first frame that does not arrive, or not in time, is no reason to keep the widget back.
            .catch(() => "");
      const [remote] = await Promise.all([
        importRemote(registry, resolved.files),
        inTime(linkStyles(container, resolved.files)).then(() => {
          void markup?.then((html) => {
            if (!mounted && !container.hasChildNodes()) container.innerHTML = html;
          });
        }),
      ]);
      if (stopped.signal.aborted) return;
      mounted = remote.mount(container, input, {
        element,
        apiUrl: new URL("api/", base).href,
        editing: isEditing(element),
        onCrash: fail,
      });
      element.dataset["widgetVersionLoaded"] = version;
      mark("ready");
    } catch (error) {
      fail(error);
    }
  };

  const stop = (): void => {
    try {
      mounted?.unmount();
    } catch (error) {
      console.error(error);
    }
    mounted = undefined;
  };

  // A file that is dropped beside the first frame's input would open in place of the page.
  for (const type of ["dragover", "drop"]) {
    element.addEventListener(
      type,
      (event) => {
        const [target] = event.composedPath();
        if (element.dataset["widgetState"] !== "ready" && !(target instanceof HTMLInputElement)) event.preventDefault();
      },
      { signal: stopped.signal },
    );
  }

  mark("waiting");
  void whenWanted(element, strategy, stopped.signal).then(() => run(false));

  return () => {
    stopped.abort();
    stop();
  };
}

/** Editors' pages say so on the placeholder or any element around it. */
function isEditing(element: HTMLElement): boolean {
  return element.closest("[data-widget-editing]") !== null;
}
