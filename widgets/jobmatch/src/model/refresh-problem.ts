import type { JobmatchTexts } from "../jobmatch.texts.ts";

/** Why there are no new results, and what is seen instead: the old ones, or that there were none. */
export function refreshProblem(cause: "offline" | "failed", hasOld: boolean, texts: JobmatchTexts): string {
  if (cause === "offline") return hasOld ? texts.refreshOffline : texts.refreshOfflineEmpty;
  return hasOld ? texts.refreshFailed : texts.refreshFailedEmpty;
}
