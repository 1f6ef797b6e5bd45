import { type CorrectedReading, mostEntries } from "shared-runtime/api/cv-reading.ts";
import type { CvStructure } from "../structure/cv-structure.ts";
import type { LanguageSkill } from "../structure/language-skills.ts";
import type { HomeTown } from "../structure/places.ts";
import { wordsOf } from "./read-entries.ts";

type Lists = Pick<CorrectedReading, "contact" | "languages" | "skills" | "tools">;

/** What was read in a CV besides the entries of its time line. */
export function readLists({ contact, languages = [], competencies, it }: CvStructure): Lists {
  return {
    contact: {
      email: wordsOf(contact.email?.address),
      phone: wordsOf(contact.phone),
      place: wordsOf(contact.place && placeInWords(contact.place)),
      linkedIn: wordsOf(contact.linkedIn),
    },
    languages: wordsOfAll(languages.map(languageInWords)),
    skills: wordsOfAll(competencies?.items ?? []),
    tools: wordsOfAll(it?.items ?? []),
  };
}

/** "Engelsk (flydende)". */
export function languageInWords({ language, level }: LanguageSkill): string {
  return level === undefined ? language : `${language} (${level})`;
}

export function placeInWords({ postalCode, town }: HomeTown): string {
  return [postalCode, town].filter((part) => part !== undefined && part !== "").join(" ");
}

function wordsOfAll(texts: readonly string[]): readonly string[] {
  return texts.slice(0, mostEntries).map(wordsOf);
}
