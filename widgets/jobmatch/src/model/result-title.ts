import { fillText } from "shared-runtime/contract/fill-text.ts";
import type { JobmatchTexts } from "../jobmatch.texts.ts";

/** The one sentence that sums the results up. */
export function resultTitle(count: number, isByPlace: boolean, city: string, texts: JobmatchTexts): string {
  if (count === 0) return texts.noResultsTitle;
  return fillText(isByPlace ? texts.resultTitlePlace : texts.resultTitle, { count, city });
}
