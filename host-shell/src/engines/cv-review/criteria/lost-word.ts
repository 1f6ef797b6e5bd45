import { lostLetter } from "../reading/clean-text.ts";
import type { CvRow } from "../structure/cv-rows.ts";

const outerSigns = new RegExp(String.raw`^[^\p{L}\p{N}${lostLetter}]+|[^\p{L}\p{N}${lostLetter}]+$`, "gu");

/** The first word of rows with a letter that a machine cannot read. */
export function lostWordIn(rows: readonly Pick<CvRow, "text">[]): string | undefined {
  for (const { text } of rows) {
    const word = text.split(" ").find((part) => part.includes(lostLetter));
    if (word !== undefined) return word.replaceAll(outerSigns, "");
  }
  return undefined;
}
