import type { CvArea } from "shared-runtime/api/cv.ts";
import type { CvDocument } from "../reading/cv-document.ts";
import { type CvStructure, structureOf } from "../structure/cv-structure.ts";
import { otherDocumentIn } from "../structure/other-document.ts";
import { abstaining } from "./abstain.ts";
import { composeAreas } from "./advice/compose-areas.ts";
import { type AreaKey, areas } from "./areas.ts";
import type { DraftArea } from "./draft-area.ts";
import { askedWhereLettersAreLost } from "./lost-letters.ts";
import { measuredCriteria } from "./measured-criteria.ts";
import { reviewOfNoCv } from "./no-cv.area.ts";

/** The review of a CV with the default advice. */
export function reviewAreas(document: CvDocument, today: Date): CvArea[] {
  return composeAreas(reviewStructure(structureOf(document), today));
}

/**
 * The review of a CV, most important areas first. Each area has the same items for each CV; an item that cannot be
 * judged is not a warning and gives the reason, as does an item whose criterion is wrong too often. Dates after `today`
 * are in the future. A document that is not a CV has one area that says so.
 */
export function reviewStructure(cv: CvStructure, today: Date): DraftArea[] {
  const other = otherDocumentIn(cv);
  if (other !== undefined) return [reviewOfNoCv(other)];
  return areas.flatMap(({ key, review }) => {
    const area = askedWhereLettersAreLost(cv, key, review(cv, today));
    return cv.isConfirmed === true && areasOfReading.has(key) ? [area] : abstaining([area], measuredCriteria);
  });
}

/** Areas whose criteria are wrong only where the reading is. If the visitor confirmed it, all their verdicts hold. */
const areasOfReading: ReadonlySet<AreaKey> = new Set([
  "experience",
  "gaps",
  "education",
  "courses",
  "languages",
  "it",
  "competencies",
]);
