import type { CvErrorKey } from "shared-runtime/api/cv.ts";

export const minCvWords = 60;

/** What can be said against the text of a CV: too little of it, or in a language that is not reviewed. */
export function objectionToContent(words: number, language: "da" | "en" | undefined): CvErrorKey | undefined {
  return words < minCvWords || language === undefined ? "insufficientContentError" : undefined;
}

/** Counts what holds a letter; numbers and marks are no words. */
export function countWords(text: string): number {
  return text.split(/\s+/u).filter((word) => /\p{L}/u.test(word)).length;
}
