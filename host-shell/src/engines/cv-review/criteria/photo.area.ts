import type { CvStructure } from "../structure/cv-structure.ts";
import { advice } from "./advice/advice.ts";
import { areaOf, unjudged } from "./area-findings.ts";
import type { DraftArea } from "./draft-area.ts";
import { looksLikePhoto } from "./picture-kinds.ts";

/** A photo is optional: this area gives a tip and never a warning. */
export function reviewPhoto(cv: CvStructure): DraftArea {
  const found = cv.document.images.some((image) => looksLikePhoto(cv.document, image));
  return areaOf({
    key: "photo",
    title: "Foto",
    text: found ? "Dit CV har et billede, der ligner et foto." : "Vi fandt ikke et foto i dit CV.",
    isfound: found,
    items: [unjudged("Foto", advice(found ? "photo.found" : "photo.none"))],
  });
}
