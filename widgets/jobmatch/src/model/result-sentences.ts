import { fillText } from "shared-runtime/contract/fill-text.ts";
import type { JobmatchTexts } from "../jobmatch.texts.ts";

/** The sentence that sums the results up. */
export function resultTitle(count: number, isByPlace: boolean, city: string, texts: JobmatchTexts): string {
  if (count === 0) return texts.noResultsTitle;
  return fillText(isByPlace ? texts.resultTitlePlace : texts.resultTitle, { count, city });
}

/** Why a refresh brought no new results. The sentence depends on whether old results are still shown. */
export function refreshProblem(cause: "offline" | "failed", hasOld: boolean, texts: JobmatchTexts): string {
  if (cause === "offline") return hasOld ? texts.refreshOffline : texts.refreshOfflineEmpty;
  return hasOld ? texts.refreshFailed : texts.refreshFailedEmpty;
}
