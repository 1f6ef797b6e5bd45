import { lostLetter } from "../reading/clean-text.ts";
import type { CvStructure } from "../structure/cv-structure.ts";
import { advice, type Advice } from "./advice/advice.ts";
import type { WarningKey } from "./advice/advice-texts.ts";
import { areaOf, improvable, passed, unjudged, warned } from "./area-findings.ts";
import type { DraftArea, DraftItem } from "./draft-area.ts";
import { listed, quoted, spelled } from "./danish.ts";

/** A detail that was not found: the title of its criterion, its name with "din", and the words for its absence. */
interface Missing {
  readonly title: string;
  readonly what: string;
  readonly found: string;
  readonly whatToDo: Advice<WarningKey>;
  /** The same detail among references. */
  readonly ofOthers: string | undefined;
}

export function reviewContact(cv: CvStructure): DraftArea {
  const { email, phone, place, ofOthers } = cv.contact;
  const placeText = place === undefined ? "" : [place.postalCode, place.town].filter(Boolean).join(" ");
  const found = [
    ...(email === undefined ? [] : ["din e-mail"]),
    ...(phone === undefined ? [] : ["dit telefonnummer"]),
    ...(place === undefined ? [] : [place.postalCode === undefined ? "din by" : "dit postnummer"]),
  ];
  return areaOf({
    key: "contact",
    title: "Kontaktoplysninger",
    text: found.length === 0 ? withoutDetails(cv) : `Vi fandt ${listed(found)} i dit CV.`,
    isfound: found.length > 0,
    items: [
      emailItem(cv) ??
        notFound(cv, {
          title: "E-mail",
          what: "din e-mail",
          found: "Vi fandt ingen e-mailadresse.",
          whatToDo: advice("contact.noEmail"),
          ofOthers: ofOthers.email,
        }),
      phoneItem(cv),
      place === undefined
        ? notFound(cv, {
            title: "Postnummer og by",
            what: "dit postnummer eller din by",
            found: "Vi fandt hverken dit postnummer eller den by, du bor i.",
            whatToDo: advice("contact.noPlace"),
            ofOthers: ofOthers.place,
          })
        : passed("Postnummer og by", `Læseren kan se, hvor du bor: ${quoted(placeText)}.`),
    ],
  });
}

function notFound({ legible }: CvStructure, { title, what, found, whatToDo, ofOthers }: Missing): DraftItem {
  if (ofOthers !== undefined)
    return unjudged(title, `Vi så kun ${quoted(ofOthers)} ved dine referencer.`, advice("contact.ofOthers"));
  if (legible) return warned(title, found, whatToDo);
  return unjudged(
    title,
    `En del af bogstaverne i dit CV kan ikke læses af en maskine, så vi kan ikke se, om ${what} står der.`,
  );
}

function phoneItem(cv: CvStructure): DraftItem {
  const title = "Telefonnummer";
  const { phone, phonePart, ofOthers } = cv.contact;
  if (phone !== undefined) return passed(title, `Dit telefonnummer er nemt at finde: ${quoted(phone)}.`);
  if (phonePart !== undefined) {
    const digits = spelled(phonePart.replaceAll(/\D/gu, "").length);
    return warned(
      title,
      `Et dansk telefonnummer har otte cifre, men ${quoted(phonePart)} har ${digits}.`,
      advice("contact.phoneDigits"),
    );
  }
  return notFound(cv, {
    title,
    what: "dit telefonnummer",
    found: "Vi fandt intet telefonnummer.",
    whatToDo: advice("contact.noPhone"),
    ofOthers: ofOthers.phone,
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
  if (email?.fault === "comma")
    return warned(
      title,
      `Der står et komma i ${quoted(email.address)}, hvor der skal være et punktum.`,
      advice("contact.commaInEmail"),
    );
  if (email?.fault === "at")
    return improvable(title, `Vi læser ${quoted(email.address)} som din e-mailadresse.`, advice("contact.atInEmail"));
  if (email) return passed(title, `Din e-mailadresse er nem at finde: ${quoted(email.address)}.`);
  if (emailPart === undefined) return undefined;
  if (emailPart.includes(lostLetter))
    return unjudged(
      title,
      `En maskine kan ikke læse alle tegn i ${quoted(emailPart)}, så vi kan ikke se, om din e-mailadresse er rigtig.`,
      advice("ats.lostLetters"),
    );
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
