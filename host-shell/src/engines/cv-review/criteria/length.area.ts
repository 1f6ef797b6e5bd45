import type { CvStructure } from "../structure/cv-structure.ts";
import { advice } from "./advice/advice.ts";
import { areaOf, passed, unjudged, warned } from "./area-findings.ts";
import type { DraftArea, DraftItem } from "./draft-area.ts";
import { counted, spelled, written } from "./danish.ts";
import { page, word } from "./nouns.ts";

const mostPages = 3;
const fewestWords = 200;
const mostWords = 1500;

export function reviewLength(cv: CvStructure): DraftArea {
  const pages = counted(cv.document.pages.length, page);
  const words = counted(cv.words, word);
  return areaOf({
    key: "length",
    title: "Længde",
    text: `Dit CV fylder ${pages} og har ${words}.`,
    isfound: true,
    items: [pagesItem(cv.document.pages.length, pages), wordsItem(cv, words)],
  });
}

function pagesItem(count: number, pages: string): DraftItem {
  const title = "Antal sider";
  if (count > mostPages) {
    return warned(title, `Dit CV fylder ${pages}.`, advice("length.manyPages", { højst: spelled(mostPages) }));
  }
  return passed(title, `Dit CV fylder ${pages}.`, advice("length.goodPages"));
}

function wordsItem(cv: CvStructure, words: string): DraftItem {
  const title = "Antal ord";
  if (cv.words < fewestWords) {
    if (!cv.legible)
      return unjudged(
        title,
        `Vi kunne kun læse en del af teksten i dit CV (${words}), så vi kan ikke se, om det er langt nok.`,
      );
    return warned(title, `Vi talte ${words} i dit CV.`, advice("length.fewWords", { mindst: String(fewestWords) }));
  }
  if (cv.words > mostWords) {
    return warned(title, `Vi talte ${words} i dit CV.`, advice("length.manyWords", { højst: written(mostWords) }));
  }
  return passed(title, `Vi talte ${words} i dit CV.`, advice("length.goodWords"));
}
