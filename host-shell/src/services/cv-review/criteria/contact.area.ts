import type { CvStructure } from "../structure/cv-structure.ts";
import { advice, type Advice } from "./advice/advice.ts";
import type { WarningKey } from "./advice/advice-texts.ts";
import { areaOf, improvable, passed, unjudged, warned } from "./area-findings.ts";
import type { DraftArea, DraftItem } from "./draft-area.ts";
import { listed, quoted } from "./danish.ts";

export function reviewContact(cv: CvStructure): DraftArea {
  const { phone, place } = cv.contact;
  const notFound = (title: string, what: string, found: string, whatToDo: Advice<WarningKey>) =>
    cv.legible
      ? warned(title, found, whatToDo)
      : unjudged(
          title,
          `En del af bogstaverne i dit CV kan ikke læses af en maskine, så vi kan ikke se, om ${what} står der.`,
        );
  const seen = cv.contact.placeOfOthers;
  const placeText = place === undefined ? "" : [place.postalCode, place.town].filter(Boolean).join(" ");
  const found = [
    ...(cv.contact.email === undefined ? [] : ["din e-mail"]),
    ...(phone === undefined ? [] : ["dit telefonnummer"]),
    ...(place === undefined ? [] : [place.postalCode === undefined ? "din by" : "dit postnummer"]),
  ];
  return areaOf({
    key: "contact",
    title: "Kontaktoplysninger",
    text: found.length === 0 ? withoutDetails(cv) : `Vi fandt ${listed(found)} i dit CV.`,
    isfound: found.length > 0,
    items: [
      emailItem(cv) ?? notFound("E-mail", "din e-mail", "Vi fandt ingen e-mailadresse.", advice("contact.noEmail")),
      phone === undefined
        ? notFound("Telefonnummer", "dit telefonnummer", "Vi fandt intet telefonnummer.", advice("contact.noPhone"))
        : passed("Telefonnummer", `Dit telefonnummer er nemt at finde: ${quoted(phone)}.`),
      place === undefined && seen !== undefined
        ? unjudged(
            "Postnummer og by",
            `Vi er ikke sikre på, hvor du bor. Vi så ${quoted(seen)}.`,
            advice("contact.place"),
          )
        : place === undefined
          ? notFound(
              "Postnummer og by",
              "dit postnummer eller din by",
              "Vi fandt hverken dit postnummer eller den by, du bor i.",
              advice("contact.noPlace"),
            )
          : passed("Postnummer og by", `Læseren kan se, hvor du bor: ${quoted(placeText)}.`),
    ],
  });
}

function emailItem({ contact: { email, emailPart } }: CvStructure): DraftItem | undefined {
  const title = "E-mail";
  if (email?.wrapped === true) {
    return improvable(
      title,
      `Din e-mailadresse er delt over to linjer: ${quoted(email.address)}.`,
      advice("contact.wrappedEmail"),
    );
  }
  if (email) return passed(title, `Din e-mailadresse er nem at finde: ${quoted(email.address)}.`);
  if (emailPart === undefined) return undefined;
  return unjudged(
    title,
    `Vi fandt ${quoted(emailPart)}, men kan ikke se, om det er hele din e-mailadresse.`,
    advice("contact.partOfEmail"),
  );
}

function withoutDetails({ contact }: CvStructure): string {
  return contact.emailPart === undefined
    ? "Vi fandt ingen kontaktoplysninger i dit CV."
    : "Vi fandt måske din e-mail, men ingen andre kontaktoplysninger i dit CV.";
}
