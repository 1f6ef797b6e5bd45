import type { CvImage } from "../reading/cv-document.ts";
import { hasMargin } from "../structure/cv-rows.ts";
import { advice } from "./advice/advice.ts";
import { improvable, passed, warned } from "./verdict.ts";
import { defineArea } from "./define-area.ts";
import { defineCriterion } from "./define-criterion.ts";
import { capital, listed, partOf, percentOf, quoted, spelled, written } from "./danish.ts";
import { fileSource } from "./file-source.ts";
import { lostWordIn } from "./lost-word.ts";
import { glyph } from "./nouns.ts";
import { hidesText } from "./picture-kinds.ts";

const tolerated = 0.01;

const readingOrder = defineCriterion({
  id: "reading-order",
  area: "ats",
  title: "Læserækkefølge",
  judge: (cv) => {
    const scrambled = cv.document.pages.flatMap((page, index) =>
      page.scrambled && !hasMargin(cv.document, index) ? [index + 1] : [],
    );
    if (scrambled.length > 0) {
      return warned(
        `På ${pagesNamed(scrambled)} ligger teksten i filen på kryds og tværs af spalterne.`,
        advice("ats.order"),
      );
    }
    const columns = cv.document.pages.some((page, index) => page.columns > 1 && !hasMargin(cv.document, index));
    return passed(
      columns
        ? "Dit CV har to spalter, og en maskine læser dem i den rigtige rækkefølge."
        : "Teksten ligger i samme rækkefølge, som den læses.",
    );
  },
});

const textInPictures = defineCriterion({
  id: "text-in-pictures",
  area: "ats",
  title: "Tekst som billede",
  judge: (cv) => {
    const large = cv.document.images.filter((image) => hidesText(cv.document, image));
    const first = large[0];
    if (first === undefined) return passed("Vi fandt ingen store billeder, der kan gemme på tekst.");
    const pages = [...new Set(large.map((image) => image.page + 1))];
    return warned(
      `På ${pagesNamed(pages)} er der ${large.length === 1 ? `et billede på ${sizeOf(first)}` : `${spelled(large.length)} store billeder`} uden tekst, der kan læses.`,
      advice(large.length === 1 ? "ats.picture" : "ats.pictures"),
    );
  },
});

function sizeOf(image: CvImage): string {
  const centimetres = (points: number): string => written(Math.round((points / 72) * 2.54));
  return `${centimetres(image.width)} x ${centimetres(image.height)} cm`;
}

const readableCharacters = defineCriterion({
  id: "readable-characters",
  area: "ats",
  title: "Tegn, der kan læses",
  judge: (cv) => {
    const { glyphs, unmappableGlyphs } = cv.document;
    if (unmappableGlyphs > glyphs * tolerated) {
      return warned(
        `${capital(partOf(unmappableGlyphs, glyphs, glyph))} (${percentOf(unmappableGlyphs, glyphs)}) kan ikke læses af en maskine, selv om de ser rigtige ud på skærmen.`,
        advice("ats.glyphs"),
      );
    }
    const word = lostWordIn(cv.rows);
    if (word !== undefined)
      return improvable(
        `Næsten alle tegn i dit CV kan læses af en maskine, men ikke alle tegn i ${quoted(word)}.`,
        advice("ats.lostLetters"),
      );
    return passed(
      unmappableGlyphs === 0
        ? "Alle tegn i dit CV kan læses af en maskine."
        : `Næsten alle tegn i dit CV kan læses af en maskine. ${capital(partOf(unmappableGlyphs, glyphs, glyph))} kan ikke, og så få betyder ikke noget.`,
    );
  },
});

function pagesNamed(pages: readonly number[]): string {
  return `${pages.length === 1 ? "side" : "siderne"} ${listed(pages.map(String))}`;
}

/** What recruiting systems read badly, by the id of the criterion that warns about it. */
const problems = {
  "reading-order": "teksten ligger på kryds og tværs",
  "text-in-pictures": "der er store billeder, som kan gemme på tekst",
  "readable-characters": "nogle af tegnene kan ikke læses",
  "file-source": undefined,
} as const;

export const atsArea = defineArea({
  key: "ats",
  title: "Maskinlæsbarhed",
  criteria: [readingOrder, textInPictures, readableCharacters, fileSource],
  summary: (cv, { items }) => {
    const found = items.flatMap(({ warning, id }) => (warning ? (problems[id] ?? []) : []));
    const text =
      found.length === 0
        ? `Et rekrutteringssystem kan læse ${lostWordIn(cv.rows) === undefined ? "teksten" : "det meste af teksten"} i dit CV.`
        : `Et rekrutteringssystem kan få svært ved dit CV: ${capital(listed(found))}.`;
    return { text, isfound: true };
  },
});
