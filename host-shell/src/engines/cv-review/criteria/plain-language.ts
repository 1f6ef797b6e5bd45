import { wholeWords } from "../../phrase-matcher/compile-phrases.ts";
import { jargon } from "../phrases/jargon.phrases.ts";
import { misspellings } from "../phrases/misspellings.phrases.ts";
import type { CvStructure } from "../structure/cv-structure.ts";
import { advice } from "./advice/advice.ts";
import { listed, quoted, quotedList } from "./danish.ts";
import { defineCriterion } from "./define-criterion.ts";
import { improvable, unjudged } from "./verdict.ts";

/** Finds only words that everybody misspells, since a list of all words would find names and terms of a trade. */
export const spelling = defineCriterion({
  id: "spelling",
  area: "actionverbs",
  title: "Stavning",
  judge: (cv) => {
    const words = new Set(
      textOf(cv)
        .toLowerCase()
        .match(/\p{L}+/gu),
    );
    const wrong = [...words].filter((word) => misspellings.has(word));
    if (wrong.length === 0) return unjudged(advice("actionverbs.spelling"));
    const found = listed(
      wrong.slice(0, 3).map((word) => `${quoted(word)} staves ${quoted(misspellings.get(word) ?? "")}`),
    );
    return improvable(`${found}.`, advice("actionverbs.misspelt"));
  },
});

const jargonWords = wholeWords(jargon, "giu");
/** One or two such words are part of many trades. */
const mostJargon = 2;

export const plainWords = defineCriterion({
  id: "plain-words",
  area: "actionverbs",
  title: "Almindelige ord",
  judge: (cv) => {
    const found = [...new Set(textOf(cv).toLowerCase().match(jargonWords))];
    if (found.length <= mostJargon) return unjudged(advice("actionverbs.plain"));
    return improvable(`Du bruger ord som ${quotedList(found)}.`, advice("actionverbs.jargon"));
  },
});

/** The text of a CV in Danish; empty for others. */
function textOf({ rows, document: { language } }: CvStructure): string {
  if (language !== "da") return "";
  return rows.map(({ text }) => text).join("\n");
}
