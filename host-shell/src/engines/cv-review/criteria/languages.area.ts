import type { CvStructure } from "../structure/cv-structure.ts";
import { danishLanguages } from "../phrases/languages.phrases.ts";
import { isKnownLanguage, type LanguageSkill, tellsOfSpeaking } from "../structure/language-skills.ts";
import { advice } from "./advice/advice.ts";
import { improvable, passed, unjudged, warned } from "./verdict.ts";
import { type AreaPart, missing, partNotFound } from "./missing-part.ts";
import { defineArea } from "./define-area.ts";
import { defineCriterion } from "./define-criterion.ts";
import { rowsNamed } from "../structure/sections.ts";
import { looseLevel } from "./seen-instead.ts";
import { exampleWords } from "./example-words.ts";
import { every, listed, partOf, quoted } from "./danish.ts";
import { language } from "./nouns.ts";

const part: AreaPart = {
  name: "languages",
  missing: "et afsnit med sprog",
  contents: "sprog",
  whether: "dine sprog står der",
};

function danishName(skill: LanguageSkill): string {
  const name = skill.language.toLowerCase();
  return danishLanguages.get(name) ?? name;
}

const languageList = defineCriterion({
  id: "language-list",
  area: "languages",
  title: "Sprog",
  judge: (cv) =>
    cv.languages === undefined
      ? missing(cv, part, advice("languages.missing", { sprog: exampleWords[cv.document.language].languageLevels }))
      : passed(namesOf(cv.languages)),
});

const languageLevels = defineCriterion({
  id: "language-levels",
  area: "languages",
  title: "Sprogniveau",
  judge: (cv) => {
    const words = exampleWords[cv.document.language];
    const { languages } = cv;
    if (languages === undefined) return unjudged(advice("languages.levels"));
    const bare = languages.filter(({ level }) => level === undefined).map(danishName);
    const withLevels = {
      modersmål: words.native,
      flydende: words.fluent,
      samtaleniveau: words.conversational,
    };
    if (languages.every(({ level }) => level !== undefined && !/[\p{L}\d]/u.test(level)))
      return warned(
        `Niveauet ved ${listed(languages.map(danishName))} er kun vist med tegn.`,
        advice("languages.withoutLevel", withLevels),
      );
    if (bare.length === 0) {
      return passed(
        languages.length === 1
          ? "Du har skrevet, hvor godt du kan sproget."
          : languages.every(isKnownLanguage)
            ? `Du har skrevet, hvor godt du kan ${every(languages.length)} sprog.`
            : "Du har skrevet, hvor godt du kan hvert af dine sprog.",
      );
    }
    const prose = cv.rows.find(
      ({ text }) =>
        tellsOfSpeaking(text) &&
        languages.some(({ language: name, level }) => level === undefined && text.includes(name)),
    );
    if (prose !== undefined)
      return unjudged(
        `Vi er ikke sikre på, om du har skrevet dit niveau i ${listed(bare)}. Vi så ${quoted(prose.text)}.`,
        advice("languages.levels"),
      );
    if (bare.length < languages.length && bare.length * 2 > languages.length && languages.every(isKnownLanguage))
      return warned(
        `Du har kun skrevet dit niveau ved ${partOf(languages.length - bare.length, languages.length, language)}. Vi fandt intet ved ${listed(bare)}.`,
        advice("languages.withoutLevel", withLevels),
      );
    if (bare.length < languages.length && !standAlone(cv, languages))
      return improvable(
        `Du har skrevet dit niveau ved ${partOf(languages.length - bare.length, languages.length, language)}. Vi fandt intet ved ${listed(bare)}.`,
        advice("languages.someWithoutLevel", { samtaleniveau: words.conversational }),
      );
    const seen = looseLevel(cv);
    if (seen !== undefined)
      return unjudged(
        `Vi er ikke sikre på, om du har skrevet dit niveau i ${listed(bare)}. Vi så ${quoted(seen)} et andet sted.`,
        advice("languages.levels"),
      );
    return warned(`Vi fandt intet niveau ved ${listed(bare)}.`, advice("languages.withoutLevel", withLevels));
  },
});

/**
 * Whether each language without a level is alone on its row and is followed by a row with a language or by no row. Any
 * other row may state the level.
 */
function standAlone(cv: CvStructure, languages: readonly LanguageSkill[]): boolean {
  const rows = rowsNamed(cv.sections, "languages");
  const bare = languages.filter(({ level }) => level === undefined);
  return bare.every(({ language: name }) => {
    const at = rows.findIndex(({ text }) => text.trim() === name);
    const below = rows[at + 1];
    return at >= 0 && (below === undefined || languages.some((other) => below.text.includes(other.language)));
  });
}

function namesOf(languages: readonly LanguageSkill[]): string {
  const known = languages.filter(isKnownLanguage);
  const names = new Set((known.length > 0 ? known : languages).map(danishName));
  return `Dit CV nævner ${listed([...names])}.`;
}

export const languagesArea = defineArea({
  key: "languages",
  title: "Sprog",
  criteria: [languageList, languageLevels],
  summary: (cv) => ({
    text: cv.languages === undefined ? partNotFound(cv, part) : namesOf(cv.languages),
    isfound: cv.languages !== undefined,
  }),
});
