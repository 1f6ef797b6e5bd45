import { lostLetter } from "../reading/clean-text.ts";
import type { CvStructure } from "../structure/cv-structure.ts";
import { advice, type Advice } from "./advice/advice.ts";
import type { WarningKey } from "./advice/advice-texts.ts";
import { improvable, passed, unjudged, type Verdict, warned } from "./verdict.ts";
import { defineArea } from "./define-area.ts";
import { defineCriterion } from "./define-criterion.ts";
import { listed, quoted, spelled } from "./danish.ts";

/** A contact detail that was not found. */
interface Missing {
  /** "din e-mail" */
  readonly what: string;
  /** The sentence that says that the detail is absent. */
  readonly found: string;
  readonly whatToDo: Advice<WarningKey>;
  /** The same detail, if it was found among the references. */
  readonly ofOthers: string | undefined;
}

function notFound({ legible }: CvStructure, { what, found, whatToDo, ofOthers }: Missing): Verdict {
  if (ofOthers !== undefined)
    return unjudged(`Vi så kun ${quoted(ofOthers)} ved dine referencer.`, advice("contact.ofOthers"));
  if (legible) return warned(found, whatToDo);
  return unjudged(
    `En del af bogstaverne i dit CV kan ikke læses af en maskine, så vi kan ikke se, om ${what} står der.`,
  );
}

const phoneNumber = defineCriterion({
  id: "phone-number",
  area: "contact",
  title: "Telefonnummer",
  judge: (cv) => {
    const { phone, phonePart, ofOthers } = cv.contact;
    if (phone !== undefined) return passed(`Dit telefonnummer er nemt at finde: ${quoted(phone)}.`);
    if (phonePart !== undefined) {
      const digits = spelled(phonePart.replaceAll(/\D/gu, "").length);
      return warned(
        `Et dansk telefonnummer har otte cifre, men ${quoted(phonePart)} har ${digits}.`,
        advice("contact.phoneDigits"),
      );
    }
    return notFound(cv, {
      what: "dit telefonnummer",
      found: "Vi fandt intet telefonnummer.",
      whatToDo: advice("contact.noPhone"),
      ofOthers: ofOthers.phone,
    });
  },
});

const email = defineCriterion({
  id: "email",
  area: "contact",
  title: "E-mail",
  judge: (cv) => {
    const { email, emailPart, ofOthers } = cv.contact;
    if (email?.wrapped === true) {
      return improvable(
        `Din e-mailadresse er delt over to linjer: ${quoted(email.address)}.`,
        advice("contact.wrappedEmail"),
      );
    }
    if (email?.fault === "comma")
      return warned(
        `Der står et komma i ${quoted(email.address)}, hvor der skal være et punktum.`,
        advice("contact.commaInEmail"),
      );
    if (email?.fault === "at")
      return improvable(`Vi læser ${quoted(email.address)} som din e-mailadresse.`, advice("contact.atInEmail"));
    if (email) return passed(`Din e-mailadresse er nem at finde: ${quoted(email.address)}.`);
    if (emailPart === undefined)
      return notFound(cv, {
        what: "din e-mail",
        found: "Vi fandt ingen e-mailadresse.",
        whatToDo: advice("contact.noEmail"),
        ofOthers: ofOthers.email,
      });
    if (emailPart.includes(lostLetter))
      return unjudged(
        `En maskine kan ikke læse alle tegn i ${quoted(emailPart)}, så vi kan ikke se, om din e-mailadresse er rigtig.`,
        advice("ats.lostLetters"),
      );
    return unjudged(
      `Vi fandt ${quoted(emailPart)}, men kan ikke se, om det er hele din e-mailadresse.`,
      advice("contact.partOfEmail"),
    );
  },
});

function withoutDetails({ contact }: CvStructure): string {
  return contact.emailPart === undefined
    ? "Vi fandt ingen kontaktoplysninger i dit CV."
    : "Vi fandt måske din e-mail, men ingen andre kontaktoplysninger i dit CV.";
}

const homeTown = defineCriterion({
  id: "home-town",
  area: "contact",
  title: "Postnummer og by",
  judge: (cv) => {
    const { place, ofOthers } = cv.contact;
    if (place === undefined)
      return notFound(cv, {
        what: "dit postnummer eller din by",
        found: "Vi fandt hverken dit postnummer eller den by, du bor i.",
        whatToDo: advice("contact.noPlace"),
        ofOthers: ofOthers.place,
      });
    const named = [place.postalCode, place.town].filter(Boolean).join(" ");
    return passed(`Læseren kan se, hvor du bor: ${quoted(named)}.`);
  },
});

export const contactArea = defineArea({
  key: "contact",
  title: "Kontaktoplysninger",
  criteria: [email, phoneNumber, homeTown],
  summary: (cv) => {
    const { email, phone, place } = cv.contact;
    const found = [
      ...(email === undefined ? [] : ["din e-mail"]),
      ...(phone === undefined ? [] : ["dit telefonnummer"]),
      ...(place === undefined ? [] : [place.postalCode === undefined ? "din by" : "dit postnummer"]),
    ];
    return {
      text: found.length === 0 ? withoutDetails(cv) : `Vi fandt ${listed(found)} i dit CV.`,
      isfound: found.length > 0,
    };
  },
});
