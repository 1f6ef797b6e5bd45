import type { CvArea, CvItem } from "shared-runtime/api/cv.ts";
import type { CvStructure } from "../structure/cv-structure.ts";
import { areaOf, passed, unjudged, warned } from "./area-findings.ts";
import { exampleWords } from "./example-words.ts";
import { capital, counted, every, quoted, quotedList } from "./danish.ts";
import { link } from "./nouns.ts";

export function reviewLinks(cv: CvStructure): CvArea {
  const { linkedIn, webLinks } = cv.contact;
  return areaOf({
    key: "links",
    title: "Links",
    text:
      webLinks.length === 0 ? "Vi fandt ingen links i dit CV." : `Vi fandt ${counted(webLinks.length, link)} i dit CV.`,
    isfound: linkedIn !== undefined || webLinks.length > 0,
    items: [linkedInItem(cv), targetsItem(cv)],
  });
}

function linkedInItem(cv: CvStructure): CvItem {
  const { linkedIn } = cv.contact;
  if (linkedIn !== undefined) {
    const address = linkedIn.toLowerCase() === "linkedin" ? "" : ` med ${quoted(linkedIn)}`;
    return passed(
      "LinkedIn",
      `Du henviser til din LinkedIn-profil${address}. Sørg for, at den fortæller det samme som CV’et.`,
    );
  }
  if (!cv.legible) {
    return unjudged(
      "LinkedIn",
      "En del af bogstaverne i dit CV kan ikke læses af en maskine, så vi kan ikke se, om du henviser til LinkedIn.",
    );
  }
  return warned(
    "LinkedIn",
    `Vi fandt ikke din LinkedIn-profil. Mange slår ansøgere op, før de ringer. Skriv adressen ved dine kontaktoplysninger, fx »${exampleWords[cv.document.language].linkedIn}«, og gør den til et link.`,
    "Henvis til din LinkedIn-profil",
  );
}

function targetsItem(cv: CvStructure): CvItem {
  const { webLinks } = cv.contact;
  const dead = webLinks.filter(({ url }) => url === undefined);
  if (webLinks.length === 0) return unjudged("Links, der virker", "Der er ingen links i dit CV at afprøve.");
  if (dead.length === 0) {
    const text =
      webLinks.length === 1 ? "Dit link kan klikkes på." : `${capital(every(webLinks.length))} links kan klikkes på.`;
    return passed("Links, der virker", text);
  }
  const which = quotedList(dead.map(({ text }) => text));
  return warned(
    "Links, der virker",
    `${which} ligner ${dead.length === 1 ? "et link, men fører" : "links, men fører"} ingen steder hen, når man klikker. Læg adressen på som link, inden du gemmer CV’et som PDF, så det virker, når læseren klikker.`,
    dead.length === 1 ? "Ret det link, der ikke virker" : "Ret de links, der ikke virker",
  );
}
