import * as v from "valibot";
import { CvRecommendations } from "./cv.ts";
import { normalLine } from "../rules/normal-text.ts";
import { isOneLine } from "./sound-text.ts";

/** The most entries of a reading, and of each of its lists. */
export const mostEntries = 200;
/** The most characters of a title, an employer or an item of a list. */
export const mostCharacters = 200;

/**
 * What an entry on the time line is. A `side-job` is held during studies or next to a job, a `post` is a seat on a board
 * or an honorary office.
 */
export const CvEntryKind = v.picklist(
  ["job", "side-job", "education", "course", "post", "voluntary", "military", "leave"],
  "must be a kind of entry",
);
export type CvEntryKind = v.InferOutput<typeof CvEntryKind>;
export const cvEntryKinds = CvEntryKind.options;

/** "2017-08", or "2017" if the month is not known. */
const Month = v.pipe(
  v.string("must be a year or a month"),
  v.regex(/^(?:19[5-9]\d|20[0-4]\d)(?:-(?:0[1-9]|1[0-2]))?$/u, "must be a year or a month"),
);

const EntryId = v.pipe(v.string("must be an id"), v.regex(/^[a-z0-9-]{1,40}$/u, "must be an id"));

const Words = v.pipe(
  v.string("must be a text"),
  v.transform(normalLine),
  v.maxLength(mostCharacters, `must have at most ${mostCharacters} characters`),
  v.check(isOneLine, "must be one line of text"),
);

const entry = {
  /** Stays the same as long as the CV is stored. */
  id: EntryId,
  kind: CvEntryKind,
  /** Empty if none was read. */
  title: Words,
  /** Employer, school or association. Empty if none was read. */
  employer: Words,
  from: v.exactOptional(Month),
  /** Absent for a single date, or without a period. */
  to: v.exactOptional(v.union([Month, v.literal("now")], "must be a year or a month")),
  /** The ids of the entries that were read and that this one is made of: several if it is joined, none if it is added. */
  parts: v.pipe(v.array(EntryId), v.maxLength(mostEntries), v.readonly()),
  /** Whether the visitor has confirmed or written it. */
  isConfirmed: v.boolean(),
};

/** An entry as the visitor leaves it. */
export const CvEntry = v.pipe(
  v.object(entry),
  v.check(({ from, to }) => isOrdered(from, to), "must end after it begins"),
);
export type CvEntry = v.InferOutput<typeof CvEntry>;

/** Whether a period is possible: it has a start if it has an end, and does not end before it starts. */
export function isOrdered(from: string | undefined, to: string | undefined): boolean {
  if (to === undefined) return true;
  if (from === undefined) return false;
  return to === "now" || to.padEnd(7, "-12") >= from;
}

/** An entry with its place in the document. */
export const ShownEntry = v.object({
  ...entry,
  /** The page, counted from 1, and the words of the row where it begins; absent if the visitor added it. */
  place: v.exactOptional(v.object({ page: v.number(), words: v.string() })),
  /** False if the reading of the file may be wrong and the visitor has not confirmed it. */
  isCertain: v.boolean(),
});
export type ShownEntry = v.InferOutput<typeof ShownEntry>;

const Items = v.pipe(v.array(Words), v.maxLength(mostEntries, `must have at most ${mostEntries} items`), v.readonly());

const lists = {
  /** Each is empty if it was not found. */
  contact: v.object({ email: Words, phone: Words, place: Words, linkedIn: Words }),
  languages: Items,
  skills: Items,
  tools: Items,
};

/** A whole reading as the visitor leaves it. An entry that was read and is absent here is removed. */
export const CorrectedReading = v.object({
  entries: v.pipe(
    v.array(CvEntry),
    v.maxLength(mostEntries, `must have at most ${mostEntries} entries`),
    v.check((all) => new Set(all.map(({ id }) => id)).size === all.length, "must have different ids"),
    v.readonly(),
  ),
  ...lists,
  /** Whether the visitor says that nothing is missing. */
  isComplete: v.boolean(),
});
export type CorrectedReading = v.InferOutput<typeof CorrectedReading>;

const Revision = v.pipe(
  v.number("must be a whole number"),
  v.integer("must be a whole number"),
  v.minValue(0, "must be a whole number"),
);

/** `GET /api/cv-reading`: what was read in a CV, with the corrections of the visitor. */
export const CvReading = v.object({
  /** Grows with each correction. A correction names the revision that it is based on. */
  revision: Revision,
  entries: v.pipe(v.array(ShownEntry), v.readonly()),
  ...lists,
  /** Times of more than six months between the entries, in months as in `CvEntry`. */
  gaps: v.pipe(v.array(v.object({ from: v.string(), to: v.string() })), v.readonly()),
  /** The words of a row that may be a job that was not read. */
  missed: v.exactOptional(v.string()),
  isComplete: v.boolean(),
  canUndo: v.boolean(),
});
export type CvReading = v.InferOutput<typeof CvReading>;

/** The body of `PUT /api/cv-reading`: the corrected reading, or `undo` to return to the one before the last correction. */
export const CvCorrection = v.object({
  revision: Revision,
  reading: v.optional(CorrectedReading),
  undo: v.optional(v.literal(true, "must be true")),
});
export type CvCorrection = v.InferOutput<typeof CvCorrection>;

/** The answer to a correction. The review has no picture: that of the first page stays the same. */
export const CvCorrected = v.object({ reading: CvReading, review: CvRecommendations });
export type CvCorrected = v.InferOutput<typeof CvCorrected>;
