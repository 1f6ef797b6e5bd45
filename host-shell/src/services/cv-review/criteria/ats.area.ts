import type { CvArea, CvItem } from "shared-runtime/api/cv.ts";
import type { CvImage } from "../reading/cv-document.ts";
import type { CvStructure } from "../structure/cv-structure.ts";
import { hasMargin } from "../structure/cv-rows.ts";
import { areaOf, passed, warned } from "./area-findings.ts";
import { capital, listed, partOf, percentOf, spelled, written } from "./danish.ts";
import { glyph } from "./nouns.ts";
import { hidesText } from "./picture-kinds.ts";

const tolerated = 0.01;

export function reviewAts(cv: CvStructure): CvArea {
  return areaOf({
    key: "ats",
    title: "Maskinlæsbarhed",
    text: "Mange virksomheder lader et rekrutteringssystem læse CV’er først. Her ser vi, om dit kan læses.",
    isfound: true,
    items: [orderItem(cv), imagesItem(cv), glyphsItem(cv)],
  });
}

function orderItem(cv: CvStructure): CvItem {
  const title = "Læserækkefølge";
  const scrambled = cv.document.pages.flatMap((page, index) =>
    page.scrambled && !hasMargin(cv.document, index) ? [index + 1] : [],
  );
  if (scrambled.length > 0) {
    return warned(
      title,
      `På ${pagesNamed(scrambled)} ligger teksten i filen på kryds og tværs af spalterne. Et menneske læser den rigtigt, men et rekrutteringssystem blander linjerne sammen. Brug spalter i stedet for tabel og tabulator, eller lav en udgave med én spalte.`,
      "Ret tekstens rækkefølge i filen",
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

function imagesItem(cv: CvStructure): CvItem {
  const title = "Tekst som billede";
  const large = cv.document.images.filter((image) => hidesText(cv.document, image));
  const first = large[0];
  if (first === undefined) return passed(title, "Vi fandt ingen store billeder, der kan gemme på tekst.");
  const pages = [...new Set(large.map((image) => image.page + 1))];
  return warned(
    title,
    `På ${pagesNamed(pages)} er der ${large.length === 1 ? `et billede på ${sizeOf(first)}` : `${spelled(large.length)} store billeder`} uden tekst, der kan læses. Står der tekst i ${large.length === 1 ? "billedet" : "billederne"}, kan hverken vi eller et rekrutteringssystem se den. Skriv den som almindelig tekst i stedet.`,
    "Skriv tekst i billeder som almindelig tekst",
  );
}

function sizeOf(image: CvImage): string {
  const centimetres = (points: number): string => written(Math.round((points / 72) * 2.54));
  return `${centimetres(image.width)} x ${centimetres(image.height)} cm`;
}

function glyphsItem(cv: CvStructure): CvItem {
  const title = "Tegn, der kan læses";
  const { glyphs, unmappableGlyphs } = cv.document;
  if (unmappableGlyphs > glyphs * tolerated) {
    return warned(
      title,
      `${capital(partOf(unmappableGlyphs, glyphs, glyph))} (${percentOf(unmappableGlyphs, glyphs)}) kan ikke læses af en maskine, selv om de ser rigtige ud på skærmen. Det skyldes som regel skrifttypen eller det program, der lavede filen. Prøv at kopiere teksten ud af PDF’en: Er den volapyk, så vælg en almindelig skrifttype, og gem som PDF igen.`,
      "Gem dit CV med en skrifttype, der kan læses",
    );
  }
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
