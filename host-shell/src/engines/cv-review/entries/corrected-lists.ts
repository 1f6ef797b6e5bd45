import type { CorrectedReading } from "shared-runtime/api/cv-reading.ts";
import type { ContactDetails } from "../structure/contact-details.ts";
import type { CvStructure } from "../structure/cv-structure.ts";
import type { LanguageSkill } from "../structure/language-skills.ts";
import type { HomeTown } from "../structure/places.ts";
import { languageInWords, readLists } from "./read-lists.ts";
import { wordsOf } from "./read-entries.ts";

/** The parts of a structure that are lists, as the visitor left them. What the visitor did not touch stays as read. */
export function correctedLists(
  cv: CvStructure,
  corrected: CorrectedReading,
): Pick<CvStructure, "contact" | "languages" | "competencies" | "it"> {
  const read = readLists(cv);
  const { contact, languages, skills, tools } = corrected;
  return {
    contact: correctedContact(cv.contact, read.contact, contact),
    languages: isSame(read.languages, languages) ? cv.languages : filled(languages.map((text) => languageIn(text, cv))),
    competencies: isSame(read.skills, skills)
      ? cv.competencies
      : filled(skills) && { items: skills, prose: false, lines: skills.length },
    it: isSame(read.tools, tools) ? cv.it : filled(tools) && { items: tools, heading: cv.it?.heading },
  };
}

function correctedContact(
  own: ContactDetails,
  read: CorrectedReading["contact"],
  { email, phone, place, linkedIn }: CorrectedReading["contact"],
): ContactDetails {
  return {
    ...own,
    ...(email !== read.email && {
      email: email === "" ? undefined : { address: email, wrapped: false },
      emailPart: undefined,
    }),
    ...(phone !== read.phone && { phone: given(phone), phonePart: undefined }),
    ...(place !== read.place && { place: place === "" ? undefined : placeIn(place) }),
    ...(linkedIn !== read.linkedIn && { linkedIn: given(linkedIn) }),
  };
}

/** "8000 Aarhus C". */
function placeIn(text: string): HomeTown {
  const { code, town = text } = /^(?<code>\d{4})[\s,]*(?<town>.*)$/u.exec(text)?.groups ?? {};
  return { postalCode: code, town };
}

/** "Engelsk (flydende)", "Engelsk: flydende" or "Engelsk – flydende". */
function languageIn(text: string, { languages = [] }: CvStructure): LanguageSkill {
  const known = languages.find((skill) => wordsOf(languageInWords(skill)) === text);
  if (known !== undefined) return known;
  const [, language = text, level = ""] = /^([^(:–]+)(?:\(|:|–)(.*)$/u.exec(text) ?? [];
  return { language: language.trim(), level: given(level.replace(/\)\s*$/u, "").trim()) };
}

function given(text: string): string | undefined {
  return text === "" ? undefined : text;
}

function filled<Item>(list: readonly Item[]): readonly Item[] | undefined {
  return list.length === 0 ? undefined : list;
}

function isSame(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((text, at) => text === other[at]);
}
