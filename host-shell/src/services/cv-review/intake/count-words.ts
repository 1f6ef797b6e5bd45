import type { CvLine } from "../reading/cv-document.ts";

/** With fewer words than this a CV has nothing to be reviewed. */
export const minCvWords = 60;

/** Counts what holds a letter; numbers and marks are no words. */
export function countWords(lines: readonly Pick<CvLine, "text">[]): number {
  return lines.reduce((sum, line) => sum + line.text.split(" ").filter((word) => /\p{L}/u.test(word)).length, 0);
}
