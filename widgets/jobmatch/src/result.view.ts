import type { Snapshot } from "./jobmatch.view.ts";
import type { JobmatchTexts } from "./jobmatch.texts.ts";
import { everywhere, type Filter, filterOf } from "./model/filter.ts";
import { openJobs } from "./model/open-jobs.ts";
import { nothingWhere, refreshProblem, resultTitle } from "./model/result-sentences.ts";

/** The filter of the shown results. */
export function searchedBy({ context }: Snapshot, isMember: boolean): Filter {
  const { results, resultsFilter } = context;
  return results?.filter ? filterOf(results.filter) : isMember ? resultsFilter : everywhere;
}

/** Whether the server did not apply the member's filter because the session had ended. */
export function isFilterReset({ context: { results, resultsFilter } }: Snapshot): boolean {
  if (!results?.filter) return false;
  const { region, maxDistance } = filterOf(results.filter);
  return region !== resultsFilter.region || maxDistance !== resultsFilter.maxDistance;
}

/** Text for the live region at the result; empty at other steps. */
export function resultAnnouncement(snapshot: Snapshot, texts: JobmatchTexts, isMember: boolean): string {
  const { results, place, unrefreshed } = snapshot.context;
  if (!snapshot.matches("matched") || !results) return "";
  if (snapshot.matches({ matched: "refreshing" })) return texts.refreshing;
  const { jobMatchJobs, matchedBy } = results;
  if (unrefreshed) {
    return refreshProblem(unrefreshed.kind === "offline" ? "offline" : "failed", jobMatchJobs.length > 0, texts);
  }
  // This text leaves out the heading, which is read out because it has the focus.
  if (isFilterReset(snapshot)) return texts.filterReset;
  const searched = searchedBy(snapshot, isMember);
  const { length: count } = openJobs(jobMatchJobs);
  const title = resultTitle({ count, searched, isByPlace: matchedBy === "place", city: place?.city ?? "" }, texts);
  const where = count === 0 ? nothingWhere(searched, texts) : undefined;
  return where === undefined ? title : `${title}. ${where}.`;
}
