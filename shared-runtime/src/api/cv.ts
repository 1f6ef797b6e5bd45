import * as v from "valibot";

/** `POST /api/cv-upload`, multipart with one part `file`: the answer to an accepted CV. */
export const CvUpload = v.object({
  cvId: v.string(),
  /** Signed token bound to this CV, valid for 24 hours. Every later call about the CV sends it. */
  cvIdJwtString: v.string(),
});
export type CvUpload = v.InferOutput<typeof CvUpload>;

/** Why a CV was refused. The names and their order are those of the specification's error catalogue. */
export const CvErrorKey = v.picklist([
  "fileSizeError",
  "wrongFileExtensionError",
  "tooManyPagesError",
  "insufficientContentError",
  "genericError",
]);
export type CvErrorKey = v.InferOutput<typeof CvErrorKey>;

/**
 * False if the criterion could not be judged, or if the CV has nothing to judge; absent if it was judged. Without a
 * judgment, there is neither a warning nor praise.
 */
const judged = v.exactOptional(v.boolean());

/** True if the recommendation is met, but the text names something that would make the CV better. Never with a warning. */
const improvable = v.exactOptional(v.boolean());

/** One criterion of an area, whether the CV meets it or not. */
export const CvItem = v.object({
  warning: v.boolean(),
  title: v.string(),
  text: v.string(),
  judged,
  improvable,
  /**
   * The verdict ("warning" or "praise") of a criterion whose verdicts are not shown, since they are wrong too often.
   * Only if `judged` is false.
   */
  withheld: v.exactOptional(v.string()),
  /** What to do about a warning, in a few words without a full stop: "Sæt tal på dine resultater". */
  todo: v.exactOptional(v.string()),
  /** How much it helps to do it, from 1 to 100. Only with a warning. */
  effect: v.exactOptional(v.number()),
});
export type CvItem = v.InferOutput<typeof CvItem>;

/** One area of a review. `warning` is true if any item of the area warns. */
export const CvArea = v.object({
  meta: v.object({
    title: v.string(),
    text: v.string(),
    /** Whether the CV has this part at all. */
    isfound: v.boolean(),
    key: v.string(),
    warning: v.boolean(),
    /** False if none of the items was judged. */
    judged,
    /** True if an item of the area is improvable and none warns. */
    improvable,
  }),
  items: v.array(CvItem),
});
export type CvArea = v.InferOutput<typeof CvArea>;

/**
 * `GET /api/analytics/get-cv-recommendations`: the areas by name, and two entries that are not areas.
 * `image_str` is the first page as base64 PNG, empty if it could not be drawn.
 * `true_warnings` and `false_warnings` count areas with and without a warning.
 */
export const CvRecommendations = v.objectWithRest(
  {
    CVFrontPicModel: v.object({ meta: v.object({ image_str: v.string() }) }),
    warning_info: v.object({
      true_warnings: v.pipe(v.number(), v.integer(), v.minValue(0)),
      false_warnings: v.pipe(v.number(), v.integer(), v.minValue(0)),
    }),
  },
  CvArea,
);
export type CvRecommendations = v.InferOutput<typeof CvRecommendations>;

/** `GET /api/get-cv-frontpage-thumbnail`: the first page as base64 PNG, in the field that the specification names. */
export const CvThumbnail = v.object({ hash: v.string() });
export type CvThumbnail = v.InferOutput<typeof CvThumbnail>;

export const maxCvBytes = 10_485_760;
export const maxCvPages = 5;
