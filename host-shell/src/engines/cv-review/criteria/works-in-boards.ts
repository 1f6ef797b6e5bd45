import type { CvStructure } from "../structure/cv-structure.ts";
import { findPeriod, type Period } from "../structure/period.ts";
import { rowsNamed } from "../structure/sections.ts";

/** The title of a seat in a board. */
export const boardPost = /bestyrelse(?:s|n|(?!\p{L}))|(?<!\p{L})board(?!\p{L})/iu;

/** Whether the present work of the person is in boards alone, as that of a professional chair. */
export function worksInBoards({ roles = [], sections }: CvStructure): boolean {
  const present = roles.filter(({ period }) => goesOn(period));
  const hasSeat = rowsNamed(sections, "boards").some(({ text }) => goesOn(findPeriod(text)?.period));
  return present.every(({ label }) => boardPost.test(label)) && (present.length > 0 || hasSeat);
}

function goesOn(period: Period | undefined): boolean {
  return period?.kind === "read" && period.end === "now";
}
