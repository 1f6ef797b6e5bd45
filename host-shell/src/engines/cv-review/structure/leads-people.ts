import { anyOf, notAfterLetter, notBeforeLetter } from "../../phrase-matcher/compile-phrases.ts";
import type { CvLanguage } from "../reading/cv-document.ts";
import { headCountsIn } from "./head-count.ts";
import { sentencesOf } from "./words.ts";

const verb = String.raw`(?:led(?:ede|er|et|else(?:n)?|e)|chef|leads?|led|leading|manag(?:es?|ed|ing)|head(?:s|ed|ing)?|oversaw|oversees|overseeing|supervis(?:es?|ed|ing))`;
const others = String.raw`(?:\s?(?:,|og|and|&)\s(?:(?:og|and)\s)?\p{L}+){0,3}`;
const manner = String.raw`(?:\s(?:dagligt|direkte|selv|i dag|desuden|også|nu|currently|directly|also))?`;
const group = String.raw`(?:\s(?:et|en|mit|min|a|an|the|my)(?:\s\p{L}+)?\s\p{L}*(?:team|afdeling|gruppe|sjak|stab|enhed|department|unit|group|crew|staff)\s(?:på|med|af|of|with))?`;
/** Words for leading that are directly before the number of people: "Leder og coacher dagligt et team på". */
const before = new RegExp(
  String.raw`(?<![\p{L}])(?:${verb}${others}${manner}(?:\s(?:af|for|of))?${group}|(?:ansvarlig|ansvar|responsible|in\scharge)\s(?:for|of)${group})\s$`,
  "iu",
);
/** Words for leading at the beginning of the phrase with the number of people: "Ledede et team på 14". */
const within = new RegExp(
  String.raw`^(?:${verb}|personale(?:ansvar|ledelse)|ansvarlig\sfor|(?:leder)?ansvar\sfor|responsible\sfor|in\scharge\sof)(?![\p{L}])`,
  "iu",
);
/** After "som" or "who", the words are about another person. */
const anotherPerson = /(?:^|[\s,])(?:der|som|who|that)\s(?:\p{L}+\s){0,2}$/iu;

const beforeDuty = anyOf([
  "har",
  "havde",
  "fuld[t]",
  "med",
  "inkl.",
  "herunder",
  "samt",
  "og",
  "have",
  "had",
  "with",
  "full",
  "including",
]);
const duty = anyOf(["personale(ansvar|ledelse)", "medarbejderansvar", "(people|line)_management"]);
/** Words for leading people without a number. */
const withoutNumber = new RegExp(
  String.raw`^(?:${beforeDuty}\s){0,3}${duty}${notBeforeLetter}|(?<!${notAfterLetter}(?:no|without|any)\s)${notAfterLetter}direct\sreports${notBeforeLetter}`,
  "iu",
);

/**
 * Whether the description of a role states that the person leads people. The title alone does not show that, for
 * example for a project manager.
 */
export function tellsOfLeading(text: string, language: CvLanguage): boolean {
  return text
    .split("\n")
    .flatMap(sentencesOf)
    .some(
      (sentence) =>
        withoutNumber.test(sentence) ||
        headCountsIn(sentence, language).some(({ words, index }) => isLedBy(sentence.slice(0, index), words)),
    );
}

function isLedBy(start: string, words: string): boolean {
  const near = start.slice(-120);
  const opening = within.test(words) ? near : before.exec(near) && near.replace(before, "");
  return typeof opening === "string" && !anotherPerson.test(opening);
}
