import { levelOfTitle } from "../analysis/level-of-title.ts";
import { termsOfText } from "../analysis/terms-of-text.ts";
import type { ReadCv } from "../../cv-store/cv-store.ts";
import type { MatchQuery } from "./match-query.ts";
import { WeighedTerms } from "./weighed-terms.ts";

const longestText = 30_000;
const longestTitle = 70;
const mostTitles = 4;
const titleWeight = 3;
const mentionWeight = 1;

/** From a CV that is known by its text alone: short lines that read as titles, and what else is recognised, in order. */
export function queryFromText({ text, language }: ReadCv, most: number): MatchQuery {
  const lines = text.slice(0, longestText).split("\n");
  const titles = lines
    .filter((line) => line.length <= longestTitle && levelOfTitle(line) !== undefined)
    .slice(0, mostTitles);
  const terms = new WeighedTerms();
  for (const title of titles) terms.addText(title, language, titleWeight);
  for (const line of lines)
    for (const { term, share } of termsOfText(line, language))
      if (term.includes(":")) terms.add(term, mentionWeight * share);
  return {
    terms: terms
      .terms()
      .slice(0, most)
      .map((term) => ({ term, weight: terms.weightOf(term) })),
    level: titles[0] === undefined ? undefined : levelOfTitle(titles[0]),
  };
}
