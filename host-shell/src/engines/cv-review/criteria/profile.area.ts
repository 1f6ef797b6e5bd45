import { anyOf } from "../../phrase-matcher/compile-phrases.ts";
import { cliches } from "../phrases/cliches.phrases.ts";
import { wholehearted } from "../structure/own-numbers.ts";
import { tellsNumber } from "../structure/numbers.ts";
import { findDates } from "../structure/cv-date.ts";
import type { CvProfile } from "../structure/cv-profile.ts";
import { advice } from "./advice/advice.ts";
import { improvable, passed, unjudged, warned } from "./verdict.ts";
import { type AreaPart, missing, partNotFound } from "./missing-part.ts";
import { defineArea } from "./define-area.ts";
import { defineCriterion } from "./define-criterion.ts";
import { exampleWords } from "./example-words.ts";
import { headline } from "./headline.ts";
import { profileFactsIn } from "./profile-facts.ts";
import { capital, counted, every, isClause, listed, quoted, quotedList, withClauses } from "./danish.ts";
import { word } from "./nouns.ts";

const shortest = 25;
const longest = 120;
/** A profile with this number of clichés and no amount gets a warning. */
const manyCliches = 3;
const clichePatterns = cliches.map((phrases) => new RegExp(anyOf(phrases), "iu"));

const part: AreaPart = {
  name: "profile",
  missing: "en profiltekst",
  contents: "profilteksten",
  whether: "der er en profiltekst",
};

/** Whether a text ends as a sentence and has no sign of a list or an address, which belong to other parts. */
function isSentences({ text }: CvProfile): boolean {
  return /[.!?»"”)]$/u.test(text) && !/[|@•]/u.test(text);
}

const profileText = defineCriterion({
  id: "profile-text",
  area: "profile",
  title: "Profiltekst",
  judge: (cv) => {
    if (cv.profile === undefined) {
      return missing(cv, part, advice("profile.missing"));
    }
    const opening = quoted(cv.profile.sentences[0] ?? cv.profile.text);
    if (cv.profile.headed) return passed(`Dit CV har en profiltekst, der begynder med ${opening}.`);
    const { profile: heading } = exampleWords[cv.document.language];
    return improvable(
      `Teksten under dit navn, der begynder med ${opening}, læser vi som din profiltekst.`,
      advice("profile.heading", { overskrift: heading }),
    );
  },
});

const profileLength = defineCriterion({
  id: "profile-length",
  area: "profile",
  title: "Profiltekstens længde",
  judge: ({ profile }) => {
    const limits = { mindst: String(shortest), højst: String(longest) };
    if (profile === undefined) return unjudged(advice("profile.length", limits));
    const words = counted(profile.words, word);
    if ((profile.words < shortest && isCutOff(profile)) || (profile.words > longest && holdsPeriods(profile))) {
      return unjudged(
        `Vi læser ${words} som din profiltekst, men er ikke sikre på, hvor den begynder og slutter.`,
        advice("profile.uncertainLength", limits),
      );
    }
    if (profile.words < shortest) {
      return warned(`Din profiltekst er på ${words}.`, advice("profile.short", { mindst: String(shortest) }));
    }
    if (profile.words > longest) {
      return warned(
        `Din profiltekst er på ${words}, og det er mere, end de fleste når at læse.`,
        advice("profile.long", { højst: String(longest) }),
      );
    }
    return passed(`Din profiltekst er på ${words}.`, advice("profile.goodLength"));
  },
});

/** Whether the text ends within a sentence, so that more of it is elsewhere on the page. */
function isCutOff({ text }: CvProfile): boolean {
  return !/[.!?…:"”»)]$/u.test(text) && /(?<![\p{L}])(?:jeg|har|er|som|og|I|am|have|who|and)(?![\p{L}])/u.test(text);
}

/** Whether roles or educations are in the text, as happens if their headings were not recognised. */
function holdsPeriods({ text }: CvProfile): boolean {
  return findDates(text).length >= mostDates;
}

const mostDates = 4;

const profileWording = defineCriterion({
  id: "profile-wording",
  area: "profile",
  title: "Profiltekstens ordvalg",
  judge: ({ profile, document: { language } }) => {
    if (profile === undefined) return unjudged(advice("profile.wording"));
    const { cliche: kliche, ownWords: egneOrd } = exampleWords[language];
    const found = clichesIn(profile.text);
    const allEmpty = profile.sentences.every((sentence) => clichesIn(sentence).length > 0);
    if (allEmpty && !tellsNumber(withoutSideNumbers(profile.text), language)) {
      const which = quotedList(found, 4);
      const start =
        profile.sentences.length === 1
          ? "Din profiltekst"
          : `${capital(every(profile.sentences.length))} sætninger i din profiltekst`;
      return warned(
        `${start} bygger på vendinger, som læseren møder i mange CV’er: ${which}.`,
        advice("profile.onlyCliches", { kliche, egneOrd }),
      );
    }
    const concrete = tellsNumber(withoutSideNumbers(profile.text), language);
    if (found.length >= manyCliches && !concrete) {
      return warned(
        `Din profiltekst bruger mange vendinger, som læseren møder i mange CV’er: ${quotedList(found, 4)}.`,
        advice("profile.manyCliches", { kliche, egneOrd }),
      );
    }
    if (found.length > 0 && !concrete) {
      return improvable(
        `Din profiltekst bliver stærkere uden ${quotedList(found)}, som står i mange CV’er.`,
        advice("profile.fewCliches"),
      );
    }
    if (found.length > 0) {
      return improvable(
        "Din profiltekst siger noget konkret.",
        advice("profile.lastCliches", { vendinger: quotedList(found) }),
      );
    }
    return passed("Din profiltekst er skrevet med dine egne ord og ikke med de vendinger, der står i mange CV’er.");
  },
});

/** Removes the numbers that say nothing about work: "Jeg er 47 år", "giver 100 %". */
function withoutSideNumbers(text: string): string {
  return text
    .replaceAll(wholehearted, " ")
    .replaceAll(
      /(?<=(?<![\p{L}])(?:er|am|\p{Lu}\p{L}+,)\s)\d\d\s(?:år|years old)(?![\p{L}]|\s(?:som|i|med|på|as|in|with)\s)/gu,
      "",
    );
}

const profileFacts = defineCriterion({
  id: "profile-facts",
  area: "profile",
  title: "Rolle, erfaring og ansvar",
  judge: ({ profile, document: { language } }) => {
    if (profile === undefined) {
      return unjudged(advice("profile.facts"));
    }
    const { found, lacking } = profileFactsIn(profile.text, language);
    if (found.length === 0 && tellsNumber(withoutSideNumbers(profile.text), language)) {
      return unjudged(
        "Vi er ikke sikre på, om din profiltekst fortæller din rolle, dine års erfaring eller størrelsen på dit ansvar.",
        advice("profile.maybeNoFacts", { eksempel: exampleWords[language].profileFacts }),
      );
    }
    if (found.length === 0) {
      return warned(
        "I din profiltekst fandt vi hverken din rolle, dine års erfaring eller størrelsen på dit ansvar.",
        advice("profile.noFacts", { eksempel: exampleWords[language].profileFacts }),
      );
    }
    const facts = `Din profiltekst fortæller ${listed(found)}.`;
    if (lacking.length === 0) return passed(facts, advice("profile.allFacts"));
    const mangler = withClauses(lacking);
    return improvable(facts, advice(isClause(mangler) ? "profile.addClause" : "profile.addFact", { mangler }));
  },
});

/** The clichés in a text, as they are written there, each once. */
function clichesIn(text: string): readonly string[] {
  return clichePatterns.flatMap((pattern) => pattern.exec(text)?.[0] ?? []);
}

export const profileArea = defineArea({
  key: "profile",
  title: "Profiltekst",
  criteria: [profileText, profileLength, profileWording, profileFacts, headline],
  summary: (cv) => {
    const { profile } = cv;
    if (profile === undefined) return { text: partNotFound(cv, part), isfound: false };
    const text = isSentences(profile)
      ? `Din profiltekst er på ${counted(profile.words, word)}.`
      : "Dit CV har en profiltekst.";
    return { text, isfound: true };
  },
});
