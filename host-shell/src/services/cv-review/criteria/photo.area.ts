import type { CvArea } from "shared-runtime/api/cv.ts";
import type { CvStructure } from "../structure/cv-structure.ts";
import { areaOf, unjudged } from "./area-findings.ts";
import { looksLikePhoto } from "./picture-kinds.ts";

/** A photo is optional: this area gives a tip and never a warning. */
export function reviewPhoto(cv: CvStructure): CvArea {
  const found = cv.document.images.some((image) => looksLikePhoto(cv.document, image));
  return areaOf({
    key: "photo",
    title: "Foto",
    text: found ? "Dit CV har et billede, der ligner et foto." : "Vi fandt ikke et foto i dit CV.",
    isfound: found,
    items: [
      unjudged(
        "Foto",
        found
          ? "Det er dit eget valg, om du vil have foto med. Et roligt, nyere portræt, hvor du ser ind i kameraet, gør ingen skade. Nogle virksomheder foretrækker CV’er uden."
          : "Det er helt fint: Et foto er dit eget valg. Vil du have et med, så brug et roligt, nyere portræt.",
      ),
    ],
  });
}
