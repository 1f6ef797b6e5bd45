import type { ReadCv } from "../read-cv.ts";
import type { Level } from "../analysis/analysed-posting.ts";
import { levelOfTitle } from "../analysis/level-of-title.ts";
import { WeightedTerms } from "./weighted-terms.ts";

const longestText = 30_000;
const longestTitle = 70;
const mostTitles = 4;
const titleWeight = 3;
const ofTitleWord = 0.6;
const mentionWeight = 1;

/** The terms of a CV without facts: first those of lines that look like titles, then the concepts in the text. */
export function termsOfCvText({ text, language }: ReadCv): WeightedTerms {
  const lines = linesOf(text);
  const terms = new WeightedTerms();
  for (const title of titlesAmong(lines)) terms.addText(title, language, titleWeight, ofTitleWord);
  for (const line of lines) terms.addProse(line, language, mentionWeight, 0);
  return terms;
}

export function levelOfCvText({ text }: ReadCv): Level | undefined {
  const [latest] = titlesAmong(linesOf(text));
  return latest === undefined ? undefined : levelOfTitle(latest);
}

function linesOf(text: string): readonly string[] {
  return text.slice(0, longestText).split("\n");
}

function titlesAmong(lines: readonly string[]): readonly string[] {
  return lines.filter((line) => line.length <= longestTitle && levelOfTitle(line) !== undefined).slice(0, mostTitles);
}
