import type { CvStructure } from "../structure/cv-structure.ts";
import { advice } from "./advice/advice.ts";
import { improvable, passed, unjudged, warned } from "./verdict.ts";
import { defineArea } from "./define-area.ts";
import { defineCriterion } from "./define-criterion.ts";
import { counted, spelled, written } from "./danish.ts";
import { page, word } from "./nouns.ts";

const mostPages = 3;
const fewestWords = 200;
const mostWords = 1500;

const pageCount = defineCriterion({
  id: "page-count",
  area: "length",
  title: "Antal sider",
  judge: (cv) => {
    const pages = pagesOf(cv);
    if (cv.letterOn !== undefined)
      return improvable(
        `Filen fylder ${pages}, og på side ${cv.letterOn + 1} står et brev, som vi har holdt ude af vurderingen.`,
        advice("length.letter"),
      );
    if (cv.document.pages.length > mostPages) {
      return warned(`Dit CV fylder ${pages}.`, advice("length.manyPages", { højst: spelled(mostPages) }));
    }
    return passed(`Dit CV fylder ${pages}.`, advice("length.goodPages"));
  },
});

const wordCount = defineCriterion({
  id: "word-count",
  area: "length",
  title: "Antal ord",
  judge: (cv) => {
    const words = wordsOf(cv);
    if (cv.words < fewestWords) {
      if (!cv.legible)
        return unjudged(
          `Vi kunne kun læse en del af teksten i dit CV (${words}), så vi kan ikke se, om det er langt nok.`,
        );
      return warned(`Vi talte ${words} i dit CV.`, advice("length.fewWords", { mindst: String(fewestWords) }));
    }
    if (cv.words > mostWords) {
      return warned(`Vi talte ${words} i dit CV.`, advice("length.manyWords", { højst: written(mostWords) }));
    }
    return passed(`Vi talte ${words} i dit CV.`, advice("length.goodWords"));
  },
});

function pagesOf(cv: CvStructure): string {
  return counted(cv.document.pages.length, page);
}

function wordsOf(cv: CvStructure): string {
  return counted(cv.words, word);
}

export const lengthArea = defineArea({
  key: "length",
  title: "Længde",
  criteria: [pageCount, wordCount],
  summary: (cv) => ({ text: `Dit CV fylder ${pagesOf(cv)} og har ${wordsOf(cv)}.`, isfound: true }),
});
