import { loadTimeoutMs } from "../in-time.ts";
import { containerIn } from "../shadow-container.ts";
import { announce, reportFailure, showFailure } from "./announce.ts";
import { bringToLife, unmount } from "./bring-to-life.ts";
import { chooseForPage } from "./choose-for-page.ts";
import type { Attempt, PageParts, WantedPlace } from "./page-parts.ts";
import { readPlaceholder } from "./read-placeholder.ts";
import { repeatInteraction } from "./repeat-interaction.ts";

/** The milliseconds for the last good version, in addition to the time limit of the requested version. */
const lastGoodTimeoutMs = 3_000;

/**
 * Shows the widget of one placeholder, or, soon after the time `until`, the fallback. A failure here or in the widget
 * does not reach the page or other widgets. `again` reads the registry past all caches.
 */
export async function runWidget(page: PageParts, place: WantedPlace, until: number, again = false): Promise<void> {
  const { element, signal } = place;
  if (signal.aborted) return;
  const attempt: Attempt = {
    ...place,
    ...readPlaceholder(element),
    page,
    version: "",
    directory: "",
    crash: (error) => {
      if (signal.aborted || page.stateOf(element)["widgetState"] === "failed") return;
      reportFailure(attempt, error);
      noteFailure(attempt);
      unmount(attempt);
      showFailure(attempt, error, () => void runWidget(page, place, performance.now() + loadTimeoutMs, true));
    },
  };
  signal.addEventListener("abort", () => unmount(attempt));

  announce(attempt, "loading");
  try {
    const { registry, lastGood, drawn, ...chosen } = await chooseForPage(page, attempt, until, again);
    if (drawn !== undefined && !page.isEditing(element))
      attempt.visit = page.reports.visit(attempt.name, chosen.version, drawn);
    page.reports.loading(attempt.visit);
    await bringToLife(attempt, registry, chosen, until).catch((error: unknown) => {
      if (!lastGood || attempt.version === "" || signal.aborted) throw error;
      reportFailure(attempt, error);
      noteFailure(attempt);
      return bringToLife(attempt, registry, lastGood, until + lastGoodTimeoutMs);
    });
    const held = attempt.widget && attempt.takeHeld();
    if (held) repeatInteraction(containerIn(element), held);
  } catch (error) {
    attempt.crash(error);
  }
}

/** Ends the visit of the drawn version. If a version is at fault, the visit records the failure. */
function noteFailure(attempt: Attempt): void {
  if (attempt.visit && attempt.version !== "") attempt.visit[attempt.directory === "" ? "failed" : "crashed"] = true;
  attempt.visit = undefined;
}
