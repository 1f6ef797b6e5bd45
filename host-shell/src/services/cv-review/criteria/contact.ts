import type { CvArea } from "shared-runtime/api/cv.ts";
import type { CvStructure } from "../structure/cv-structure.ts";
import { areaOf, passed, unjudged, warned } from "./area.ts";
import { listed, quoted } from "./danish.ts";

export function reviewContact(cv: CvStructure): CvArea {
  const { email, phone, place } = cv.contact;
  const notFound = (title: string, what: string, advice: string) =>
    cv.legible
      ? warned(title, advice)
      : unjudged(
          title,
          `En del af bogstaverne i dit CV kan ikke læses af en maskine, så vi kan ikke se, om ${what} står der.`,
        );
  const placeText = place === undefined ? "" : [place.postalCode, place.town].filter(Boolean).join(" ");
  const found = [
    ...(email === undefined ? [] : ["din e-mail"]),
    ...(phone === undefined ? [] : ["dit telefonnummer"]),
    ...(place === undefined ? [] : [place.postalCode === undefined ? "din by" : "dit postnummer"]),
  ];
  return areaOf({
    key: "contact",
    title: "Kontaktoplysninger",
    text: found.length === 0 ? "Vi fandt ingen kontaktoplysninger i dit CV." : `Vi fandt ${listed(found)} i dit CV.`,
    isfound: found.length > 0,
    items: [
      email === undefined
        ? notFound(
            "E-mail",
            "din e-mail",
            "Vi fandt ingen e-mailadresse. Skriv din private adresse øverst under dit navn, så den, der vil invitere dig til samtale, kan svare med det samme.",
          )
        : passed("E-mail", `Din e-mailadresse er nem at finde: ${quoted(email)}.`),
      phone === undefined
        ? notFound(
            "Telefonnummer",
            "dit telefonnummer",
            "Vi fandt intet telefonnummer. Skriv det ved siden af din e-mail: Mange invitationer til samtale kommer som et opkald.",
          )
        : passed("Telefonnummer", `Dit telefonnummer er nemt at finde: ${quoted(phone)}.`),
      place === undefined
        ? notFound(
            "Postnummer og by",
            "dit postnummer eller din by",
            "Vi fandt hverken dit postnummer eller den by, du bor i. Skriv dem under dit navn, fx »8000 Aarhus C«. Vejnavnet behøver du ikke, men læseren vil gerne vide, hvor langt du har til arbejde.",
          )
        : passed("Postnummer og by", `Læseren kan se, hvor du bor: ${quoted(placeText)}.`),
    ],
  });
}
