import { fillText } from "shared-runtime/contract/fill-text.ts";
import type { CvCheckTexts } from "../cv-check.texts.ts";
import type { CvReview, ReviewCounts, ReviewedArea } from "../model/cv-review.ts";

type ResultTexts = CvCheckTexts<"result">;

/** The only area in the review of a document that is not a CV; `undefined` for a CV. */
export function noCvIn({ areas }: CvReview): ReviewedArea | undefined {
  return areas.find(({ key }) => key === "document");
}

/** The sentence that sums up the review. Its number is the number of all suggestions. */
export function resultTitle(review: CvReview, texts: ResultTexts): string {
  const { counts, isUnclear } = review;
  const { meets, warned, suggestions, unjudged } = counts;
  const noCv = noCvIn(review);
  if (noCv) return noCv.title;
  if (meets + warned === 0) return texts.resultTitleNone;
  if (isUnclear) return texts.resultTitleUnclear;
  if (suggestions > 0) return fillText(texts.resultTitle, { count: suggestions });
  return unjudged > 0 ? texts.resultTitleUnjudged : texts.resultTitleAll;
}

/** What to do with the review. */
export function resultText(review: CvReview, texts: ResultTexts): string {
  const { counts, isUnclear } = review;
  const { meets, warned, suggestions, unjudged } = counts;
  const noCv = noCvIn(review);
  if (noCv) return noCv.items.map((item) => item.text).join(" ");
  if (isUnclear || meets + warned === 0) return texts.resultTextUnclear;
  if (suggestions > 0) return texts.resultText;
  return unjudged > 0 ? texts.resultTextUnjudged : texts.resultTextAll;
}

/** The sentence with the number of reviewed areas and their results. */
export function factsOf(
  { areas, warned, meets, improvable, unjudged, tips }: ReviewCounts,
  texts: ResultTexts,
): string {
  const known: readonly (readonly [string, number])[] = [
    [texts.factWarned, warned],
    [improvable > 0 ? texts.factMeetsImprovable : texts.factMeets, meets],
    [texts.factUnjudged, unjudged],
    [texts.factTips, tips],
  ];
  const parts = known.filter(([, count]) => count > 0).map(([words, count]) => fillText(words, { count, improvable }));
  const before = parts.slice(0, -1).join(", ");
  const last = parts.at(-1) ?? "";
  return fillText(texts.facts, {
    areas,
    parts: before === "" ? last : fillText(texts.factsLast, { parts: before, last }),
  });
}

/** The verdict on an area, in words. */
export function badgeOf(area: ReviewedArea, texts: ResultTexts): string {
  if (area.verdict === "meets") return texts.areaMeets;
  if (area.verdict === "improvable") return texts.areaImprovable;
  if (area.verdict === "unjudged") return texts.areaUnjudged;
  if (area.verdict === "tip") return texts.areaTip;
  return fillText(texts.areaSuggestions, { count: area.suggestions });
}
