import type { MountedWidget } from "shared-runtime/contract/widget.ts";
import { resolveVersion } from "../registry/resolve-version.ts";
import { showFallback } from "./fallback.ts";
import { addFonts } from "./fonts.ts";
import { frameFor, showFirstFrame } from "./frame.ts";
import { importRemote } from "./import-remote.ts";
import { readPlaceholder } from "./read-placeholder.ts";
import { base, readRegistry } from "./registry.ts";
import { reportFailure } from "./report-failure.ts";
import { whenWanted } from "./when-wanted.ts";

/** Brings one placeholder to life. Whatever fails here or in the widget stays here; the page and its neighbours go on. */
export function startWidget(element: HTMLElement): () => void {
  const stopped = new AbortController();
  let mounted: MountedWidget | undefined;
  let version = "";

  const mark = (state: "waiting" | "loading" | "ready" | "failed"): void => {
    element.dataset["widgetState"] = state;
    if (state === "ready" || state === "failed") {
      const { name } = readPlaceholder(element);
      element.dispatchEvent(new CustomEvent(`widget:${state}`, { bubbles: true, composed: true, detail: { name, version } }));
    }
  };

  const fail = (error: unknown): void => {
    if (stopped.signal.aborted || element.dataset["widgetState"] === "failed") return;
    const { name } = readPlaceholder(element);
    console.error(`widget ${name} ${version}:`, error);
    reportFailure(name, version, error);
    stop();
    const shadow = element.shadowRoot ?? element.attachShadow({ mode: "open" });
    const container = shadow.querySelector<HTMLElement>("[data-widget-root]") ?? shadow.appendChild(document.createElement("div"));
    container.dataset["widgetRoot"] = "";
    showFallback(
      container,
      isEditing(element)
        ? { title: `Widget "${name}" kan ikke vises`, text: String(error), onRetry }
        : { title: "Værktøjet kan ikke vises lige nu", text: "Resten af siden virker. Prøv igen om et øjeblik.", onRetry },
    );
    mark("failed");
  };

  const onRetry = (): void => void run();

  const run = async (): Promise<void> => {
    mark("loading");
    try {
      const { name, wish, input } = readPlaceholder(element);
      const registry = await readRegistry();
      const widget = Object.hasOwn(registry.widgets, name) ? registry.widgets[name] : undefined;
      if (!widget) throw new Error(`Der findes ingen widget med navnet "${name}". Findes: ${Object.keys(registry.widgets).join(", ")}.`);
      const resolved = resolveVersion(widget, wish);
      if (!resolved) throw new Error(`Der findes ingen version "${wish}" af "${name}". Findes: ${Object.keys(widget.versions).join(", ")}.`);
      version = resolved.version;

      addFonts(registry.fonts);
      const loading = importRemote(registry, resolved.files);
      const container = await frameFor(element, resolved.files);
      // A first frame that does not arrive is no reason to keep the widget back.
      if (!container.hasChildNodes()) showFirstFrame(container, resolved.files, input).catch(() => undefined);
      const remote = await loading;
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

  mark("waiting");
  void whenWanted(element, readPlaceholder(element).strategy, stopped.signal).then(run);

  return () => {
    stopped.abort();
    stop();
  };
}

/** Editors' pages say so on the placeholder or any element around it. */
function isEditing(element: HTMLElement): boolean {
  return element.closest("[data-widget-editing]") !== null;
}
