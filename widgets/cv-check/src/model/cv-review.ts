import type { CvArea, CvItem, CvRecommendations } from "shared-runtime/api/cv.ts";

/** A review in the order it is read: what can be better comes first. */
export interface CvReview {
  readonly counts: ReviewCounts;
  /** Address of a picture of the first page, or `undefined` if it could not be drawn. */
  readonly frontPage: string | undefined;
  readonly areas: readonly ReviewedArea[];
}

export interface ReviewCounts {
  readonly areas: number;
  readonly meets: number;
  readonly suggestions: number;
}

export interface ReviewedArea {
  readonly key: string;
  readonly title: string;
  readonly text: string;
  readonly found: boolean;
  readonly warning: boolean;
  /** How many of the items are suggestions. */
  readonly suggestions: number;
  readonly items: readonly CvItem[];
}

export function reviewOf(recommendations: CvRecommendations): CvReview {
  const { CVFrontPicModel: frontPic, warning_info: info, ...sections } = recommendations;
  const image = frontPic.meta.image_str;
  return {
    counts: {
      areas: info.true_warnings + info.false_warnings,
      meets: info.false_warnings,
      suggestions: info.true_warnings,
    },
    frontPage: image === "" ? undefined : `data:image/png;base64,${image}`,
    areas: warningsFirst(Object.values<CvArea>(sections).map(reviewedArea), ({ warning }) => warning),
  };
}

function reviewedArea({ meta, items }: CvArea): ReviewedArea {
  return {
    key: meta.key,
    title: meta.title,
    text: meta.text,
    found: meta.isfound,
    warning: meta.warning,
    suggestions: items.filter(({ warning }) => warning).length,
    items: warningsFirst(items, ({ warning }) => warning),
  };
}

function warningsFirst<Entry>(entries: readonly Entry[], warns: (entry: Entry) => boolean): readonly Entry[] {
  return entries.toSorted((one, other) => Number(warns(other)) - Number(warns(one)));
}
