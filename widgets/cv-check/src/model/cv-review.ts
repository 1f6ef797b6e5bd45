import type { CvArea, CvRecommendations } from "shared-runtime/api/cv.ts";
import { byVerdict, verdictOf, type Verdict } from "./verdict.ts";

/** A review in reading order: areas with suggestions first. */
export interface CvReview {
  readonly counts: ReviewCounts;
  /** Whether more areas were not found, and so not judged, than could be judged. */
  readonly isUnclear: boolean;
  /** Address of a picture of the first page; `undefined` if it could not be drawn. */
  readonly frontPage: string | undefined;
  readonly areas: readonly ReviewedArea[];
}

export interface ReviewCounts {
  /** The sum of the others. */
  readonly areas: number;
  readonly meets: number;
  readonly suggestions: number;
  /** Areas that could not be judged. */
  readonly unjudged: number;
  /** Areas that only inform. */
  readonly tips: number;
}

export interface ReviewedArea {
  readonly key: string;
  readonly title: string;
  /** A remark on the whole area; empty if an item repeats it. */
  readonly text: string;
  readonly found: boolean;
  readonly verdict: Verdict;
  /** Number of items that are suggestions. */
  readonly suggestions: number;
  readonly items: readonly ReviewedItem[];
}

export interface ReviewedItem {
  readonly verdict: Verdict;
  readonly title: string;
  readonly text: string;
}

export function reviewOf(recommendations: CvRecommendations): CvReview {
  const { CVFrontPicModel: frontPic, warning_info: info, ...sections } = recommendations;
  const image = frontPic.meta.image_str;
  const areas = Object.values<CvArea>(sections).map(reviewedArea).toSorted(byVerdict);
  const countOf = (kind: Verdict) => areas.filter(({ verdict }) => verdict === kind).length;
  const [unjudged, tips] = [countOf("unjudged"), countOf("tip")];
  const notFound = areas.filter(({ verdict, found }) => verdict === "unjudged" && !found).length;
  return {
    counts: {
      areas: info.true_warnings + info.false_warnings,
      meets: info.false_warnings - unjudged - tips,
      suggestions: info.true_warnings,
      unjudged,
      tips,
    },
    isUnclear: notFound > areas.length - unjudged - tips,
    frontPage: image === "" ? undefined : `data:image/png;base64,${image}`,
    areas,
  };
}

function reviewedArea({ meta, items }: CvArea): ReviewedArea {
  const { key, title, isfound: found } = meta;
  return {
    key,
    title,
    text: items.some((item) => says(item, meta.text)) ? "" : meta.text,
    found,
    verdict: verdictOf(meta, key),
    suggestions: items.filter(({ warning }) => warning).length,
    items: items
      .map((item) => ({ verdict: verdictOf(item, key), title: item.title, text: item.text }))
      .toSorted(byVerdict),
  };
}

function says({ title, text }: { readonly title: string; readonly text: string }, remark: string): boolean {
  const words = remark.replace(/[.!?]$/, "");
  return title.includes(words) || text.includes(words);
}
