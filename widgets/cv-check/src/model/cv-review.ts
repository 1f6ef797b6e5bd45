import type { CvArea, CvRecommendations } from "shared-runtime/api/cv.ts";
import { byVerdict, verdictOf, type Verdict } from "./verdict.ts";

/** A review in reading order: areas with suggestions first, the most valuable of them at the top. */
export interface CvReview {
  /** The first things to do: up to three suggestions, from different areas if there are enough. */
  readonly first: readonly FirstStep[];
  readonly counts: ReviewCounts;
  /** Whether the areas that were not found, and therefore not judged, outnumber the judged areas. */
  readonly isUnclear: boolean;
  /** Address of a picture of the first page; `undefined` if it could not be drawn. */
  readonly frontPage: string | undefined;
  readonly areas: readonly ReviewedArea[];
}

export interface FirstStep {
  /** Key of the suggestion's area. */
  readonly area: string;
  /** The suggestion in a few words. */
  readonly todo: string;
}

export interface ReviewCounts {
  /** All areas: the sum of `warned`, `meets`, `unjudged` and `tips`. */
  readonly areas: number;
  /** The number of areas with suggestions. */
  readonly warned: number;
  /** The number of areas that meet the recommendations, including those that can be improved. */
  readonly meets: number;
  /** The number of areas among `meets` that can be improved. */
  readonly improvable: number;
  /** The number of suggestions in all areas. */
  readonly suggestions: number;
  /** The number of areas that could not be judged. */
  readonly unjudged: number;
  /** The number of areas that only inform. */
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
  /** The suggestion in a few words; absent for other items. */
  readonly todo?: string;
  /** How much it helps to follow the suggestion, from 1 to 100; absent for other items. */
  readonly effect?: number;
}

const firstSteps = 3;

export function reviewOf(recommendations: CvRecommendations): CvReview {
  const { CVFrontPicModel: frontPic, warning_info: info, ...sections } = recommendations;
  const image = frontPic.meta.image_str;
  const unsorted = Object.values<CvArea>(sections).map(reviewedArea);
  const countOf = (kind: Verdict) => unsorted.filter(({ verdict }) => verdict === kind).length;
  const [unjudged, tips] = [countOf("unjudged"), countOf("tip")];
  const notFound = unsorted.filter(({ verdict, found }) => verdict === "unjudged" && !found).length;
  const isUnclear = notFound > unsorted.length - unjudged - tips;
  const urgency = byUrgency(isUnclear ? [headings, ...urgent] : urgent);
  const areas = unsorted.toSorted(
    (one, other) =>
      byVerdict(one, other) ||
      (one.verdict === "suggestion" ? urgency(one, other) || effectOf(other) - effectOf(one) : 0),
  );
  return {
    first: firstOf(areas),
    counts: {
      areas: info.true_warnings + info.false_warnings,
      warned: info.true_warnings,
      meets: info.false_warnings - unjudged - tips,
      improvable: countOf("improvable"),
      suggestions: areas.reduce((sum, area) => sum + area.suggestions, 0),
      unjudged,
      tips,
    },
    isUnclear,
    frontPage: image === "" ? undefined : `data:image/png;base64,${image}`,
    areas,
  };
}

/** The area with the criterion on headings, without which little of a CV can be judged. */
const headings = "layout";
/** Areas whose faults harm the visitor if the CV is sent as it is: private facts, and text that no program can read. */
const urgent = ["privacy", "ats"];

function byEffect({ effect: one = 0 }: ReviewedItem, { effect: other = 0 }: ReviewedItem): number {
  return other - one;
}

/** The effect of the most effective suggestion. */
function effectOf({ items }: ReviewedArea): number {
  return Math.max(0, ...items.map(({ effect = 0 }) => effect));
}

/** Compares areas by their place in `keys`. Areas that are not in `keys` are last, and equal. */
function byUrgency(keys: readonly string[]) {
  const placeOf = ({ key }: ReviewedArea) => (keys.includes(key) ? keys.indexOf(key) : keys.length);
  return (one: ReviewedArea, other: ReviewedArea): number => placeOf(one) - placeOf(other);
}

/** The most effective suggestion of each area, in the order of the areas, then the second ones, and so on. */
function firstOf(areas: readonly ReviewedArea[]): readonly FirstStep[] {
  return areas
    .flatMap(({ key, title, items }) =>
      items
        .filter(({ verdict }) => verdict === "suggestion")
        .toSorted(byEffect)
        .map((item, round) => ({ round, area: key, todo: item.todo ?? `${title}: ${item.title}` })),
    )
    .toSorted((one, other) => one.round - other.round)
    .slice(0, firstSteps)
    .map(({ area, todo }) => ({ area, todo }));
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
      .map(({ title: name, text, todo, effect, ...judged }) => ({
        verdict: verdictOf(judged, key),
        title: name,
        text,
        ...(effect !== undefined && { effect }),
        ...(todo !== undefined && { todo }),
      }))
      .toSorted(byVerdict),
  };
}

function says({ title, text }: { readonly title: string; readonly text: string }, remark: string): boolean {
  const words = remark.replace(/[.!?]$/, "");
  return title.includes(words) || text.includes(words);
}
