import { containerIn } from "../shadow-container.ts";
import type { RegistryDocument, ResolvedVersion } from "../../registry/registry-document.ts";
import { announce, reportFailure } from "./announce.ts";
import type { Attempt } from "./page-parts.ts";
import { readPlaceholder } from "./read-placeholder.ts";
import { showFirstFrame } from "./show-first-frame.ts";
import { untilReleased } from "./until-released.ts";

/**
 * Loads a version, mounts it, and announces it as ready. Rejects if that fails, at the latest at the time `until`. Does
 * nothing more once the placeholder has left the page.
 */
export async function bringToLife(
  attempt: Attempt,
  registry: RegistryDocument,
  { version, files }: ResolvedVersion,
  until: number,
): Promise<void> {
  const { page, element, signal } = attempt;
  const began = performance.now();
  const imported = page.importRemote(registry.platform, files, until);
  const styled = showFirstFrame(page, attempt, registry, files, until);
  // A failure is handled below, where the promise is awaited.
  styled.catch(() => undefined);
  const importWidget = await imported;
  attempt.version = version;
  const [remote, removeOtherStyles] = await Promise.all([importWidget(), styled]);
  const container = containerIn(element);
  await untilReleased(container);
  if (signal.aborted) return;

  let crash: { readonly error: unknown } | undefined;
  let onCrash: Attempt["crash"] = (error) => void (crash ??= { error });
  const editing = page.isEditing(element);
  // An editor may have changed the placeholder meanwhile.
  const { input } = editing ? readPlaceholder(element) : attempt;
  attempt.widget = remote.mount(container, input, {
    element,
    apiUrl: new URL("api/", page.base).href,
    editing,
    onCrash: (error) => onCrash(error),
    onFailure: (error) => reportFailure(attempt, error),
    ...(editing && {
      onProblems: (problems) => void page.overlay().then(({ tell }) => tell(element, problems), console.warn),
    }),
  });
  removeOtherStyles();
  // A widget reports a crash of its first rendering right after `mount` returns.
  await Promise.resolve();
  if (crash) {
    unmount(attempt);
    throw crash.error;
  }
  if (signal.aborted) return;
  onCrash = attempt.crash;
  attempt.directory = page.addressOf(files.entry).replace(/[^/]+$/, "");
  page.mounted.add(attempt);
  page.stateOf(element)["widgetVersionLoaded"] = version;
  const ms = performance.now() - began;
  if (attempt.visit) attempt.visit.ms = Math.round(ms);
  // Editors are not visitors.
  if (!editing) page.reports.mounted(attempt.name, version, ms);
  announce(attempt, "ready");
}

/** Unmounts the widget of an attempt, if it is mounted. */
export function unmount(attempt: Attempt): void {
  attempt.page.mounted.delete(attempt);
  try {
    attempt.widget?.unmount();
  } catch (error) {
    console.error(error);
  }
  attempt.widget = undefined;
}
