import type { CvArea, CvItem } from "shared-runtime/api/cv.ts";
import { anyOf } from "../../phrases/compile-phrases.ts";
import { cliches } from "../phrases/cliches.phrases.ts";
import type { CvLanguage } from "../reading/cv-document.ts";
import type { CvStructure } from "../structure/cv-structure.ts";
import { tellsNumber } from "../structure/numbers.ts";
import { findDates } from "../structure/cv-date.ts";
import type { CvProfile } from "../structure/cv-profile.ts";
import { areaOf, improvable, missing, type AreaPart, partNotFound, passed, unjudged, warned } from "./area-findings.ts";
import { exampleWords } from "./example-words.ts";
import { profileFactsIn } from "./profile-facts.ts";
import { capital, counted, every, listed, quoted, quotedList, withClauses } from "./danish.ts";
import { word } from "./nouns.ts";

const shortest = 25;
const longest = 120;
/** A profile with this number of clichés and no amount gets a warning. */
const manyCliches = 3;
const clichePatterns = cliches.map((phrases) => new RegExp(anyOf(phrases), "iu"));
const plainWords = "Brug ord, der kun passer på dig";

const part: AreaPart = {
  name: "profile",
  missing: "en profiltekst",
  contents: "profilteksten",
  whether: "der er en profiltekst",
  todo: "Skriv en profiltekst øverst",
};

export function reviewProfile(cv: CvStructure): CvArea {
  const { profile } = cv;
  return areaOf({
    key: "profile",
    title: "Profiltekst",
    text:
      profile === undefined
        ? partNotFound(cv, part)
        : isSentences(profile)
          ? `Din profiltekst er på ${counted(profile.words, word)}.`
          : "Dit CV har en profiltekst.",
    isfound: profile !== undefined,
    items: [
      presence(cv),
      lengthItem(profile),
      wordsItem(profile, cv.document.language),
      factsItem(profile, cv.document.language),
    ],
  });
}

/** Whether a text ends as a sentence and has nothing of a list or an address, which belong to another part. */
function isSentences({ text }: CvProfile): boolean {
  return /[.!?»"”)]$/u.test(text) && !/[|@•]/u.test(text);
}

function presence(cv: CvStructure): CvItem {
  if (cv.profile === undefined) {
    return missing(
      cv,
      "Profiltekst",
      part,
      "Profilteksten er noget af det første, der bliver læst. Skriv tre-fire sætninger øverst: hvem du er fagligt, hvor længe du har ledet, hvor mange og hvad du vil nu.",
    );
  }
  const opening = quoted(cv.profile.sentences[0] ?? cv.profile.text);
  if (cv.profile.headed) return passed("Profiltekst", `Dit CV har en profiltekst, der begynder med ${opening}.`);
  const { profile: heading } = exampleWords[cv.document.language];
  return improvable(
    "Profiltekst",
    `Teksten under dit navn, der begynder med ${opening}, læser vi som din profiltekst. Giv den gerne overskriften »${heading}«.`,
  );
}

function lengthItem(profile: CvProfile | undefined): CvItem {
  const title = "Profiltekstens længde";
  if (profile === undefined)
    return unjudged(title, `Når du skriver en profiltekst, er ${shortest}-${longest} ord en god længde.`);
  const words = counted(profile.words, word);
  if ((profile.words < shortest && isCutOff(profile)) || (profile.words > longest && holdsPeriods(profile))) {
    return unjudged(
      title,
      `Vi læser ${words} som din profiltekst, men er ikke sikre på, hvor den begynder og slutter. Mellem ${shortest} og ${longest} ord er en god længde.`,
    );
  }
  if (profile.words < shortest) {
    return warned(
      title,
      `Din profiltekst er på ${words}. Giv den mindst ${shortest}: Tilføj, hvor længe du har ledet, hvor mange mennesker det gælder, og hvad du gerne vil bidrage med i dit næste job.`,
      "Skriv lidt mere i din profiltekst",
    );
  }
  if (profile.words > longest) {
    return warned(
      title,
      `Din profiltekst er på ${words}, og det er mere, end de fleste når at læse. Skær ned til højst ${longest} ord: Behold din rolle, dit ansvar og dit bedste resultat, og lad resten stå under dine job.`,
      "Kort din profiltekst ned",
    );
  }
  return passed(
    title,
    `Din profiltekst er på ${words}. Det er kort nok til at blive læst og langt nok til at sige noget.`,
  );
}

/** Whether the text ends within a sentence, so that more of it stands elsewhere on the page. */
function isCutOff({ text }: CvProfile): boolean {
  return !/[.!?…:"”»)]$/u.test(text) && /(?<![\p{L}])(?:jeg|har|er|som|og|I|am|have|who|and)(?![\p{L}])/u.test(text);
}

/** Whether jobs or educations stand in the text, since their headings were not recognised. */
function holdsPeriods({ text }: CvProfile): boolean {
  return findDates(text).length >= mostDates;
}

const mostDates = 4;

function wordsItem(profile: CvProfile | undefined, language: CvLanguage): CvItem {
  const title = "Profiltekstens ordvalg";
  if (profile === undefined)
    return unjudged(title, "Når du skriver en profiltekst, så brug ord, der kun passer på dig.");
  const { cliche, ownWords: own } = exampleWords[language];
  const ownWords = `Byt dem ud med noget, kun du kan skrive. I stedet for »${cliche}« fx: »${own}«.`;
  const found = clichesIn(profile.text);
  const allEmpty = profile.sentences.every((sentence) => clichesIn(sentence).length > 0);
  if (allEmpty && !tellsNumber(profile.text, language)) {
    const which = quotedList(found, 4);
    const start =
      profile.sentences.length === 1
        ? "Din profiltekst"
        : `${capital(every(profile.sentences.length))} sætninger i din profiltekst`;
    return warned(
      title,
      `${start} bygger på vendinger, som læseren møder i mange CV’er: ${which}. ${ownWords}`,
      plainWords,
    );
  }
  const concrete = tellsNumber(withoutAge(profile.text), language);
  if (found.length >= manyCliches && !concrete) {
    return warned(
      title,
      `Din profiltekst bruger mange vendinger, som læseren møder i mange CV’er: ${quotedList(found, 4)}. ${ownWords}`,
      plainWords,
    );
  }
  if (found.length > 0 && !concrete) {
    return improvable(
      title,
      `Din profiltekst bliver stærkere uden ${quotedList(found)}, som står i mange CV’er. Sæt gerne et tal ind, der viser dit ansvar eller et resultat: Det gør teksten konkret.`,
    );
  }
  if (found.length > 0) {
    return improvable(
      title,
      `Din profiltekst siger noget konkret. Den bliver endnu stærkere uden ${quotedList(found)}, som står i mange CV’er.`,
    );
  }
  return passed(
    title,
    "Din profiltekst er skrevet med dine egne ord og ikke med de vendinger, der står i mange CV’er.",
  );
}

/** Removes the age: in "Jeg er 47 år", the number is not about work. */
function withoutAge(text: string): string {
  return text.replaceAll(
    /(?<=(?<![\p{L}])(?:er|am|\p{Lu}\p{L}+,)\s)\d\d\s(?:år|years old)(?![\p{L}]|\s(?:som|i|med|på|as|in|with)\s)/gu,
    "",
  );
}

function factsItem(profile: CvProfile | undefined, language: CvLanguage): CvItem {
  const title = "Rolle, erfaring og ansvar";
  if (profile === undefined) {
    return unjudged(
      title,
      "Når du skriver en profiltekst, så skriv, hvad du er, hvor længe du har været leder, og hvor mange du har ledet.",
    );
  }
  const { found, lacking } = profileFactsIn(profile.text, language);
  if (found.length === 0) {
    return warned(
      title,
      `I din profiltekst fandt vi hverken din rolle, dine års erfaring eller størrelsen på dit ansvar. Begynd med det, fx: »${exampleWords[language].profileFacts}«.`,
      "Skriv din rolle og dit ansvar i profilteksten",
    );
  }
  const facts = `Din profiltekst fortæller ${listed(found)}.`;
  return lacking.length === 0
    ? passed(title, `${facts} Så ved læseren med det samme, hvem du er.`)
    : improvable(title, `${facts} Tilføj gerne${withClauses(lacking)}.`);
}

/** The clichés in a text, as they are written there, each once. */
function clichesIn(text: string): readonly string[] {
  return clichePatterns.flatMap((pattern) => pattern.exec(text)?.[0] ?? []);
}
