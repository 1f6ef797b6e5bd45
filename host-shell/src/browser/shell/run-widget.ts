import type { MountedWidget } from "shared-runtime/contract/widget-contract.ts";
import { containerIn } from "../container.ts";
import type { EditorOverlay } from "../editor-overlay/editor-overlay.ts";
import type { showFallback } from "../fallback.ts";
import { inTime, patience } from "../in-time.ts";
import { chooseVersion, NotRegistered, UnknownWidget } from "./choose-version.ts";
import type { ImportRemote } from "./import-remote.ts";
import { isEditing } from "./is-editing.ts";
import { readPlaceholder } from "./read-placeholder.ts";
import type { RegistryDocument, ResolvedWish } from "../../registry/registry-document.ts";
import type { Reports } from "./reports.ts";
import { showFirstFrame } from "./show-first-frame.ts";
import { withUnlisted } from "./unlisted-version.ts";
import type { Mounted } from "./watch-crashes.ts";

/** A placeholder whose widget is wanted. */
export interface Place {
  readonly element: HTMLElement;
  /** Aborted when the element leaves the page. */
  readonly signal: AbortSignal;
  /** Does in the live widget what the visitor did before, once. */
  readonly replayHeld: () => void;
}

/** What all placeholders of a page share. */
export interface PageParts {
  /** The directory that the loader was served from. */
  readonly base: URL;
  readonly addressOf: (path: string) => string;
  readonly readRegistry: (again: boolean, until?: number) => Promise<RegistryDocument>;
  readonly importRemote: ImportRemote;
  /** Imports a file of the host, once per page, as the registry names it. */
  readonly ownModule: <Module>(entry: string) => Promise<Module>;
  readonly reports: Reports;
  readonly mounted: Set<Mounted>;
  readonly bucket: () => number;
  readonly showFallback: typeof showFallback;
  /** Loaded for editors only. */
  readonly overlay: () => Promise<EditorOverlay>;
}

/** Milliseconds that the last good version is given beyond the time of the one that was wanted. */
const morePatience = 3_000;

/**
 * Brings one placeholder to life, or tells the visitor soon after the time `until` that it is not. Whatever fails here
 * or in the widget stays here; the page and its neighbours go on.
 */
export function runWidget(page: PageParts, { element, signal, replayHeld }: Place, until: number): void {
  const { name } = readPlaceholder(element);
  /** Empty as long as nothing that fails is the fault of a version. */
  let version = "";
  let widget: MountedWidget | undefined;
  let entry: Mounted | undefined;

  const mark = (state: "loading" | "ready" | "failed"): void => {
    element.dataset["widgetState"] = state;
    if (state !== "loading") {
      element.dispatchEvent(
        new CustomEvent(`widget:${state}`, { bubbles: true, composed: true, detail: { name, version } }),
      );
    }
  };

  const unmount = (): void => {
    if (entry) page.mounted.delete(entry);
    try {
      widget?.unmount();
    } catch (error) {
      console.error(error);
    }
    widget = undefined;
  };
  signal.addEventListener("abort", unmount);

  const report = (error: unknown): void => {
    console.error(`widget ${name} ${version}:`, error);
    page.reports.failed(name, version, error);
  };

  const fail = (error: unknown): void => {
    if (signal.aborted || element.dataset["widgetState"] === "failed") return;
    report(error);
    unmount();
    const editing = isEditing(element);
    page.showFallback(element, {
      ...(editing && { title: `${name || "Værktøjet"} kan ikke vises.`, text: wordsFor(error) }),
      onRetry: error instanceof UnknownWidget ? undefined : () => void run(true, performance.now() + patience),
    });
    mark("failed");
    if (editing) void page.overlay().then(({ tellFailure }) => tellFailure(element, String(error)), console.warn);
  };

  const bringToLife = async (
    registry: RegistryDocument,
    { version: found, files }: ResolvedWish,
    deadline: number,
  ): Promise<void> => {
    const began = performance.now();
    const container = containerIn(element);
    const isLive = (): boolean => widget !== undefined;
    const styled = showFirstFrame(page, { registry, files, element, isLive, until: deadline });
    // What comes of it, is asked below.
    styled.catch(() => undefined);
    const importWidget = await page.importRemote(registry.platform, files, deadline);
    version = found;
    const [remote, removeOtherStyles] = await Promise.all([importWidget(), styled]);
    if (signal.aborted) return;
    let crash: { readonly error: unknown } | undefined;
    let onCrash = (error: unknown): void => void (crash ??= { error });
    // Read late: an editor's page may have filled it in since.
    const editing = isEditing(element);
    widget = remote.mount(container, readPlaceholder(element).input, {
      element,
      apiUrl: new URL("api/", page.base).href,
      editing,
      onCrash: (error) => onCrash(error),
      onFailure: report,
      ...(editing && {
        onProblems: (problems) => void page.overlay().then(({ tell }) => tell(element, problems), console.warn),
      }),
    });
    removeOtherStyles();
    // What breaks in the first rendering is told right after it; until then nothing is live.
    await Promise.resolve();
    if (crash) {
      unmount();
      throw crash.error;
    }
    if (signal.aborted) return;
    onCrash = fail;
    entry = { element, directory: page.addressOf(files.entry.replace(/[^/]+$/, "")), crash: fail };
    page.mounted.add(entry);
    element.dataset["widgetVersionLoaded"] = version;
    page.reports.mounted(name, version, performance.now() - began);
    mark("ready");
  };

  const run = async (again: boolean, deadline: number): Promise<void> => {
    mark("loading");
    version = "";
    try {
      const placeholder = readPlaceholder(element);
      const listed = await page.readRegistry(again, deadline);
      const registry = await inTime("registry", withUnlisted(listed, placeholder, page.addressOf), deadline);
      const { lastGood, ...chosen } = chooseVersion(registry, placeholder, page.bucket);
      await bringToLife(registry, chosen, deadline).catch((error: unknown) => {
        if (!lastGood || version === "" || signal.aborted) throw error;
        report(error);
        return bringToLife(registry, lastGood, deadline + morePatience);
      });
      if (widget) replayHeld();
    } catch (error) {
      fail(error);
    }
  };
  void run(false, until);
}

/** For editors. */
function wordsFor(error: unknown): string {
  if (error instanceof NotRegistered) return error.message;
  return `Det skyldes ikke det, du har skrevet. Prøv igen om lidt. Bliver det ved, så send dette til holdet bag værktøjet: ${String(error)}`;
}
