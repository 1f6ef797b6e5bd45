import type { EditorOverlay } from "../editor-overlay/editor-overlay.ts";
import { hasChangedBuiltIns } from "./has-changed-built-ins.ts";
import { createRemoteImport } from "./import-remote.ts";
import { keepKeys } from "./keep-keys.ts";
import { lockfileOf } from "./lockfile.ts";
import { createRegistryReader } from "./read-registry.ts";
import { createReports } from "./reports.ts";
import { requestedOverride } from "./requested-override.ts";
import { loadTimeoutMs } from "../in-time.ts";
import type { PageParts, WantedPlace } from "./page-parts.ts";
import { runWidget } from "./run-widget.ts";
import { showFirstFrame } from "./show-first-frame.ts";
import { chooseForPage } from "./choose-for-page.ts";
import { readPlaceholder } from "./read-placeholder.ts";
import { createRetriedImport, importModule } from "./retried-import.ts";
import { unreportedPlaceholders } from "./unreported-placeholders.ts";
import { bucketOf, visitorNumber } from "./visitor-bucket.ts";
import { watchCrashes } from "./watch-crashes.ts";

/** The part of the loader that is fetched when a page needs its first widget. */
export interface Shell {
  /**
   * Loads and mounts the widget of a placeholder, until the signal of `place` is aborted. Shows the fallback at the
   * time `until`, as in `performance.now()`.
   */
  readonly run: (place: WantedPlace, until: number) => void;
  /** Draws the editor overlay for a placeholder. */
  readonly mark: (place: WantedPlace) => Promise<void>;
  /** Shows the first frame of a placeholder whose widget waits for an interaction. */
  readonly prepare: (place: WantedPlace) => Promise<void>;
}

/** What the shell has from the loader. */
type ShellOptions = Pick<PageParts, "base" | "showFallback" | "isEditing" | "stateOf">;

export function createShell(options: ShellOptions): Shell {
  const { base, isEditing, stateOf } = options;
  const registryUrl = new URL("widgets/registry.json", base);
  const addressOf = (path: string): string => new URL(path, registryUrl).href;
  let visitor: number | undefined;
  const imports = createRetriedImport(addressOf);
  /** Imports a module of the host by its path in the registry. */
  const ownModule = <Module>(entry: string): Promise<Module> =>
    imports.once({ entry, integrity: "" }, performance.now() + loadTimeoutMs, importModule<Module>);
  let overlay: EditorOverlay | undefined;
  const readUnchanged = createRegistryReader(registryUrl);
  const requested = requestedOverride();
  const readRegistry: PageParts["readRegistry"] = async (again, until) => {
    const registry = await readUnchanged(again, until);
    if (hasChangedBuiltIns() && registry.builtIns) {
      const { mendBuiltIns } = await ownModule<typeof import("../built-ins/mend-built-ins.ts")>(registry.builtIns);
      page.changed = mendBuiltIns();
    }
    if (requested === undefined) return registry;
    const { applyOverride } = await ownModule<typeof import("../developer-override/developer-override.ts")>(
      registry.developerOverride,
    );
    return applyOverride({ registry, wish: requested, base });
  };
  const page: PageParts = {
    ...options,
    addressOf,
    readRegistry,
    importRemote: createRemoteImport(imports),
    ownModule,
    reports: createReports(new URL("api/widget-reports", base), () =>
      unreportedPlaceholders(document, base, isEditing),
    ),
    mounted: new Set(),
    changed: "",
    bucket: (widget, version) => bucketOf((visitor ??= visitorNumber()), widget, version),
    async overlay() {
      const { editorOverlay } = await readRegistry(false);
      const { createEditorOverlay } =
        await ownModule<typeof import("../editor-overlay/editor-overlay.ts")>(editorOverlay);
      return (overlay ??= createEditorOverlay(() => readRegistry(false), base));
    },
  };
  const unmarked = new Set<WantedPlace>();
  watchCrashes({
    mounted: page.mounted,
    platform: new URL("platform/", base).href,
    // The page may change built-ins after a widget was mounted, so they are repaired before the widget handles an
    // event.
    onTouch: (widget) => {
      page.reports.touched(widget?.visit);
      if (!widget) return;
      void readRegistry(false).catch((error: unknown) => {
        for (const { crash } of page.mounted) crash(error);
      });
    },
    // The rejected value is not sent, since it may belong to the page.
    onUnclear: () => page.reports.failed("", "", "a promise was rejected without a trace"),
  });

  const lockfile = (): string => lockfileOf(document, page);
  Object.assign(window, { hostShell: { lockfile } });
  let writing: ReturnType<typeof setTimeout> | undefined;
  for (const type of ["widget:ready", "widget:failed"]) {
    document.addEventListener(type, () => {
      // Debounced, since each update reads the whole page.
      clearTimeout(writing);
      writing = setTimeout(() => {
        stateOf(document.documentElement)["widgetLockfile"] = lockfile();
      });
    });
  }

  return {
    run(place, until) {
      keepKeys(place.element, place.signal);
      void runWidget(page, place, until);
    },
    async mark(place) {
      // If the overlay could not be loaded, its placeholders are marked together with the next one.
      unmarked.add(place);
      const { mark } = await page.overlay();
      for (const { element, signal, restart } of unmarked) mark(element, signal, restart);
      unmarked.clear();
    },
    prepare: async ({ element }) => {
      const placeholder = readPlaceholder(element);
      const until = performance.now() + loadTimeoutMs;
      const { registry, files } = await chooseForPage(page, placeholder, until, false);
      await showFirstFrame(page, { ...placeholder, element }, registry, files, until);
    },
  };
}
