import { CorrectedReading, mostEntries, ShownEntry } from "shared-runtime/api/cv-reading.ts";
import * as v from "valibot";
import type { CvStructure } from "../structure/cv-structure.ts";
import { readEntries, wordsOf } from "./read-entries.ts";
import { readLists } from "./read-lists.ts";

const { contact, languages, skills, tools } = CorrectedReading.entries;

/** What was read in a CV, before any correction. */
export const ReadReading = v.object({
  entries: v.pipe(v.array(ShownEntry), v.maxLength(mostEntries), v.readonly()),
  contact,
  languages,
  skills,
  tools,
  /** The words of a row that may be a job that was not read. */
  missed: v.exactOptional(v.string()),
});
export type ReadReading = v.InferOutput<typeof ReadReading>;

export function readingOf(cv: CvStructure): ReadReading {
  const missed = wordsOf(cv.missedRole?.text.replaceAll(" | ", " "));
  return {
    entries: readEntries(cv).map(({ entry }) => entry),
    ...readLists(cv),
    ...(missed !== "" && { missed }),
  };
}
