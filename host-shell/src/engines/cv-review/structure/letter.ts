import type { CvLine } from "../reading/cv-document.ts";
import { findHeadingName } from "./section-names.ts";
import { countWords } from "./words.ts";

const greeting = /^(?:kære|til rette vedkommende|hej|dear)(?!\p{L})/iu;
const closing =
  /^(?:(?:med )?(?:venlig|mange|de bedste) hilsen(?:er)?|de bedste hilsner|mvh|(?:kind|best|warm) regards|yours (?:sincerely|faithfully))(?!\p{L})/iu;
const mostWordsOfGreeting = 8;
/** The least number of lines between greeting and closing. */
const fewestLines = 2;
/** The rest of the file is a CV if it has at least this number of lines. */
const fewestOfCv = 10;

/**
 * The lines of a letter in the same file as the CV: from the top of its page, or from the greeting if a heading of the CV
 * is above it, to the signature. Empty without a letter.
 */
export function letterIn(lines: readonly CvLine[]): ReadonlySet<CvLine> {
  const begins = lines.findIndex(({ text }) => greeting.test(text) && countWords(text) <= mostWordsOfGreeting);
  const length = lines.slice(begins).findIndex(({ text }) => closing.test(text));
  if (begins < 0 || length <= fewestLines) return new Set();
  const page = lines[begins]?.page;
  const top = lines.findIndex((line) => line.page === page);
  const isBelowCv = lines.slice(top, begins).some(({ text }) => findHeadingName(text)?.certain === true);
  const ends = begins + length;
  // The name opens the signature, and may open the CV below it.
  const signature = lines.slice(ends + 1, ends + 2).filter((line) => line.page === lines[ends]?.page);
  const letter = lines.slice(isBelowCv ? begins : top, ends + 1).concat(signature);
  return lines.length - letter.length < fewestOfCv ? new Set() : new Set(letter);
}
