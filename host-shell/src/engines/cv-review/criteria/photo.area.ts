import type { CvStructure } from "../structure/cv-structure.ts";
import { advice } from "./advice/advice.ts";
import { unjudged } from "./verdict.ts";
import { defineArea } from "./define-area.ts";
import { defineCriterion } from "./define-criterion.ts";
import { looksLikePhoto } from "./picture-kinds.ts";

/** A photo is optional, so its absence gets only a tip. */
const photo = defineCriterion({
  id: "photo",
  area: "photo",
  title: "Foto",
  judge: (cv) => unjudged(advice(hasPhoto(cv) ? "photo.found" : "photo.none")),
});

function hasPhoto({ document }: CvStructure): boolean {
  return document.images.some((image) => looksLikePhoto(document, image));
}

export const photoArea = defineArea({
  key: "photo",
  title: "Foto",
  criteria: [photo],
  summary: (cv) => ({
    text: hasPhoto(cv) ? "Dit CV har et billede, der ligner et foto." : "Vi fandt ikke et foto i dit CV.",
    isfound: hasPhoto(cv),
  }),
});
