import type { CvImage } from "../reading/cv-document.ts";
import type { CvStructure } from "../structure/cv-structure.ts";
import { hasMargin } from "../structure/cv-rows.ts";
import { advice } from "./advice/advice.ts";
import { areaOf, improvable, passed, warned } from "./area-findings.ts";
import type { DraftArea, DraftItem } from "./draft-area.ts";
import { capital, listed, partOf, percentOf, quoted, spelled, written } from "./danish.ts";
import { lostWordIn } from "./lost-letters.ts";
import { glyph } from "./nouns.ts";
import { hidesText } from "./picture-kinds.ts";

const tolerated = 0.01;

export function reviewAts(cv: CvStructure): DraftArea {
  const items = [orderItem(cv), imagesItem(cv), glyphsItem(cv)];
  const found = items.flatMap(({ warning, title }) => (warning ? (problems[title] ?? title) : []));
  return areaOf({
    key: "ats",
    title: "Maskinlæsbarhed",
    text:
      found.length === 0
        ? `Et rekrutteringssystem kan læse ${lostWordIn(cv.rows) === undefined ? "teksten" : "det meste af teksten"} i dit CV.`
        : `Et rekrutteringssystem kan få svært ved dit CV: ${capital(listed(found))}.`,
    isfound: true,
    items,
  });
}

/** What an item warns of, by its title. */
const problems: Readonly<Record<string, string>> = {
  Læserækkefølge: "teksten ligger på kryds og tværs",
  "Tekst som billede": "der er store billeder, som kan gemme på tekst",
  "Tegn, der kan læses": "nogle af tegnene kan ikke læses",
};

function orderItem(cv: CvStructure): DraftItem {
  const title = "Læserækkefølge";
  const scrambled = cv.document.pages.flatMap((page, index) =>
    page.scrambled && !hasMargin(cv.document, index) ? [index + 1] : [],
  );
  if (scrambled.length > 0) {
    return warned(
      title,
      `På ${pagesNamed(scrambled)} ligger teksten i filen på kryds og tværs af spalterne.`,
      advice("ats.order"),
    );
  }
  const columns = cv.document.pages.some((page, index) => page.columns > 1 && !hasMargin(cv.document, index));
  return passed(
    title,
    columns
      ? "Dit CV har to spalter, og en maskine læser dem i den rigtige rækkefølge."
      : "Teksten ligger i samme rækkefølge, som den læses.",
  );
}

function imagesItem(cv: CvStructure): DraftItem {
  const title = "Tekst som billede";
  const large = cv.document.images.filter((image) => hidesText(cv.document, image));
  const first = large[0];
  if (first === undefined) return passed(title, "Vi fandt ingen store billeder, der kan gemme på tekst.");
  const pages = [...new Set(large.map((image) => image.page + 1))];
  return warned(
    title,
    `På ${pagesNamed(pages)} er der ${large.length === 1 ? `et billede på ${sizeOf(first)}` : `${spelled(large.length)} store billeder`} uden tekst, der kan læses.`,
    advice(large.length === 1 ? "ats.picture" : "ats.pictures"),
  );
}

function sizeOf(image: CvImage): string {
  const centimetres = (points: number): string => written(Math.round((points / 72) * 2.54));
  return `${centimetres(image.width)} x ${centimetres(image.height)} cm`;
}

function glyphsItem(cv: CvStructure): DraftItem {
  const title = "Tegn, der kan læses";
  const { glyphs, unmappableGlyphs } = cv.document;
  if (unmappableGlyphs > glyphs * tolerated) {
    return warned(
      title,
      `${capital(partOf(unmappableGlyphs, glyphs, glyph))} (${percentOf(unmappableGlyphs, glyphs)}) kan ikke læses af en maskine, selv om de ser rigtige ud på skærmen.`,
      advice("ats.glyphs"),
    );
  }
  const word = lostWordIn(cv.rows);
  if (word !== undefined)
    return improvable(
      title,
      `Næsten alle tegn i dit CV kan læses af en maskine, men ikke alle tegn i ${quoted(word)}.`,
      advice("ats.lostLetters"),
    );
  return passed(
    title,
    unmappableGlyphs === 0
      ? "Alle tegn i dit CV kan læses af en maskine."
      : `Næsten alle tegn i dit CV kan læses af en maskine. ${capital(partOf(unmappableGlyphs, glyphs, glyph))} kan ikke, og så få betyder ikke noget.`,
  );
}

function pagesNamed(pages: readonly number[]): string {
  return `${pages.length === 1 ? "side" : "siderne"} ${listed(pages.map(String))}`;
}
