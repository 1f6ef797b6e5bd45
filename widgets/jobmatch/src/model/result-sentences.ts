import { wholeCountry } from "shared-runtime/api/jobmatch.ts";
import { fillText } from "shared-runtime/contract/fill-text.ts";
import type { JobmatchTexts } from "../jobmatch.texts.ts";
import type { Filter } from "./filter.ts";

export interface FoundHere {
  /** The number of jobs that the visitor can see. */
  readonly count: number;
  /** The filter of the search. */
  readonly searched: Filter;
  readonly isByPlace: boolean;
  readonly city: string;
}

/** The sentence that sums the results up. */
export function resultTitle({ count, searched, isByPlace, city }: FoundHere, texts: JobmatchTexts): string {
  if (count === 0) return texts.noResultsTitle;
  const where = whereOf(searched, texts);
  if (isByPlace) {
    const text = count === 1 ? texts.resultTitlePlaceOne : texts.resultTitlePlace;
    return fillText(text, { count, where: where ?? fillText(texts.whereNear, { city }) });
  }
  return where === undefined
    ? fillText(texts.resultTitle, { count })
    : fillText(texts.resultTitleWhere, { count, where });
}

/** The sentence that names the area in which no job was found; `undefined` if the area is the whole country. */
export function nothingWhere(searched: Filter, texts: JobmatchTexts<"result" | "noResults">): string | undefined {
  const where = whereOf(searched, texts);
  return where && fillText(texts.noResultsWhere, { where });
}

/** "inden for 10 km i Nordjylland"; `undefined` for the whole country. */
function whereOf({ region, maxDistance: km }: Filter, texts: JobmatchTexts<"result">): string | undefined {
  const parts = [
    ...(km === wholeCountry ? [] : [fillText(texts.whereWithin, { km })]),
    ...(region === undefined ? [] : [texts[`whereRegion${region}`]]),
  ];
  return parts.length === 0 ? undefined : parts.join(" ");
}

/** The sentence about a failed refresh. It depends on whether old results are still shown. */
export function refreshProblem(cause: "offline" | "failed", hasOld: boolean, texts: JobmatchTexts<"filter">): string {
  if (cause === "offline") return hasOld ? texts.refreshOffline : texts.refreshOfflineEmpty;
  return hasOld ? texts.refreshFailed : texts.refreshFailedEmpty;
}
