import { anyOf, notAfterLetter, notBeforeLetter } from "../../phrase-matcher/compile-phrases.ts";
import {
  beforeHeadCount,
  employees,
  employerKinds,
  groups,
  leading,
  notLeading,
  notModifiers,
  otherUnits,
  thingsLed,
} from "../phrases/head-count.phrases.ts";
import { danishSmallNumbers, danishTens, englishSmallNumbers, englishTens } from "../phrases/numbers.phrases.ts";
import { danishTrades, englishTrades } from "../phrases/trades.phrases.ts";
import { lostLetter } from "../reading/clean-text.ts";
import type { CvLanguage } from "../reading/cv-document.ts";
import { findTitleWord, looksLikeEmployer } from "./role-words.ts";
import { sentencesOf } from "./words.ts";

const numberWords = {
  da: String.raw`(?:${anyOf(danishSmallNumbers)}\s)?hundrede(?:\s(?:og\s)?(?:\p{L}+og)?(?:${anyOf([...danishTens, ...danishSmallNumbers])}))?|${anyOf(danishSmallNumbers)}\sog\s${anyOf(danishTens)}|(?:\p{L}+og)?${anyOf(danishTens)}|${anyOf(danishSmallNumbers)}`,
  en: String.raw`(?:${anyOf(englishSmallNumbers)}\s)?hundred(?:\sand\s\p{L}+(?:-\p{L}+)?)?|${anyOf(englishTens)}(?:-\p{L}+)?|${anyOf(englishSmallNumbers)}`,
};
const numberIn = (language: CvLanguage): string =>
  String.raw`(?:(?:ca\.?|cirka|op til|over|mere end|approx\.?|about|up to|more than)\s)?(?:\d[\d.,]*(?:(?:\s?[-–]\s?|\s(?:til|to)\s)\d[\d.,]*)?\+?|${numberWords[language]})`;
const people = anyOf(employees);
/** A word between the number and the people: "35 sales people", but not "3 projekter med medarbejdere". */
const modifier = String.raw`(?!${anyOf(notModifiers)}\s)[\p{L}-]+\s`;
const notPeople = String.raw`(?:(?!(?:på|i|hos|ved|on|in|at)\s)[\p{L}-]+\s)?[\p{L}-]*${anyOf(thingsLed)}`;

/** "Built the team (8 controllers)", "Afdeling: ti sagsbehandlere". */
const crew = String.raw`[\p{L}-]*(?:team|afdeling|stab|sjak|department|staff|crew)(?:et|en|s)?(?:\s?[:(]\s?|\sbestå\p{L}*\saf\s|\sconsist\p{L}*\sof\s)`;
/** The source of a regular expression for people by their trade: "sygeplejersker". */
export const trades = String.raw`[\p{L}-]*${anyOf([...danishTrades, ...englishTrades])}`;

const headCountIn = (language: CvLanguage): readonly RegExp[] => [
  new RegExp(String.raw`(?<![\p{L}\d.,])${numberIn(language)}\s(?:${modifier}){0,2}${people}(?![\p{L}])`, "giu"),
  new RegExp(
    String.raw`(?<![\p{L}-])${anyOf(beforeHeadCount)}\s(?:et\s|en\s|a\s)?(?:${anyOf(groups)}\s(?:på|med|af|of|with)\s)?${numberIn(language)}(?![\p{L}\d]|[.,]\d|\s?${anyOf(otherUnits)}|\s${notPeople})(?:\s(?:på|i|on|in|across)\s[\p{L}\d]+\s[\p{L}-]+|\s${modifier.slice(0, -2)}(?![\p{L}-]))?`,
    "giu",
  ),
  new RegExp(
    String.raw`(?<![\p{L}-])(?:${crew}|${anyOf(leading)}\s)${numberIn(language)}\s(?:${modifier}){0,2}${trades}(?![\p{L}])`,
    "giu",
  ),
];
const headCount = { da: headCountIn("da"), en: headCountIn("en") };

const notLed = new RegExp(
  String.raw`${notAfterLetter}(?:${anyOf(notLeading)}|ansatte(?=\s(?:ca\.?\s|cirka\s|over\s)?(?:\d|\p{L}+\snye)))${notBeforeLetter}`,
  "giu",
);
/** "Indgik i et team på 12" does not say that the person led the team. */
const belongs = /^(?:del|medlem|indg|arbejd|ansat|part|member|work|samarbejd|coll|coop)/iu;
const ledWord = String.raw`(?<![\p{L}])(?:led(?:ede|er|et|else|elsen)?|personale\p{L}*|lead(?:s|ing)?|manag\p{L}+|heading|headed|team)(?![\p{L}])`;
const led = new RegExp(ledWord, "iu");
/** "Leder, coacher og udvikler 40 medarbejdere". */
const ledAmongOthers = new RegExp(String.raw`${ledWord}(?:\s*(?:,|og|and|&)\s*(?:(?:og|and)\s)?\p{L}+)+$`, "iu");

/** The source of a regular expression for a kind of employer: "virksomheden", "boligkoncern". */
export const company = String.raw`[\p{L}-]*${anyOf(employerKinds)}\p{L}*`;
/** The size of an employer: "fra servicevirksomheder med 300 ansatte", "Virksomheden har 300 ansatte". */
const sizeOfEmployer = new RegExp(
  String.raw`(?:^|(?<![\p{L}])(?:i|hos|fra|ved|til|overtog|in|at|from|within|to|joined)\s(?:[\p{L}-]+\s){0,3})(?:${company}\s(?:med|på|with|of)(?:\s[\p{L}-]+){0,6}|(?:the\s)?${company}(?:,?\s(?:som|der|which|that))?\s(?:har|beskæftiger|has|employs))\s$`,
  "iu",
);
const leadsAll =
  /(?<![\p{L}])(?:\p{L}*direktør|ceo|managing\sdirector|\p{L}*topleder|rektor|forstander|skoleleder|øverste\sleder)(?![\p{L}])/iu;

/** The number of characters before a number that are searched for its meaning. */
const near = 300;

interface HeadCount {
  readonly words: string;
  readonly index: number;
}

/**
 * The words that give the number of people led; `undefined` if the text has none. People who are hired or taught do not
 * count.
 */
export function headCountOf(text: string, language: CvLanguage): string | undefined {
  const found = text
    .split("\n")
    .flatMap(sentencesOf)
    .flatMap((sentence) => headCountsIn(sentence, language));
  const [largest] = found.toSorted((a, b) => sizeOf(b.words) - sizeOf(a.words));
  return largest?.words.replace(/^[^(]*\(/u, "").trim();
}

const hundreds = /hundred/iu;
const tens = new RegExp(anyOf([...danishTens, ...englishTens]), "iu");

/** A rough size for the words of a number, to find the largest: 100 for hundreds in words, 20 for tens, otherwise 1. */
function sizeOf(words: string): number {
  const digits = /\d[\d.,]*/u.exec(words)?.[0].replaceAll(/[.,]/gu, "");
  if (digits !== undefined) return Number(digits);
  if (hundreds.test(words)) return 100;
  return tens.test(words) ? 20 : 1;
}

const peopleCounted = new RegExp(
  String.raw`(?<![\p{L}\d.,])(?:${numberIn("da")}|${numberIn("en")})\s(?:${modifier})?(?:[\p{L}-]*${people}|${trades})(?![\p{L}])`,
  "iu",
);

/** Whether a text counts people, regardless of who leads them. */
export function countsPeople(text: string): boolean {
  return peopleCounted.test(text);
}

export function headCountsIn(sentence: string, language: CvLanguage): readonly HeadCount[] {
  return headCount[language]
    .flatMap((pattern) => [...sentence.matchAll(pattern)])
    .map(({ 0: words, index }) => ({ words, index }))
    .filter(({ words, index }) => !isCut(sentence, index, index + words.length))
    .filter(({ words, index }) => isLed(sentence.slice(Math.max(0, index - near), index), words));
}

/** Whether a part of a sentence ends at a letter or a digit that a machine cannot read. */
function isCut(sentence: string, start: number, end: number): boolean {
  return sentence[start - 1] === lostLetter || sentence[end] === lostLetter;
}

/**
 * Whether a number follows the name of an employer and states its size: "Vestfynsk Emballage A/S, Assens (650
 * ansatte)".
 */
function isBehindEmployer(before: string): boolean {
  return (
    /[(,–—-]\s*$/u.test(before) && looksLikeEmployer(before) && findTitleWord(before) === undefined && !led.test(before)
  );
}

/** "fra udvikler til afdelingschef": here "udvikler" is a title and not a verb. */
const asTitle = /(?<!\p{L})(?:fra|som|senere)\sudvikler$/iu;

/** "Aarhus Kommune, som har", "for Nordkyst, der beskæftiger": the number is that of the employer. */
const employerHas =
  /\p{Lu}\S*,?\s(?:som|der|which|that)\s(?:har|havde|beskæftiger|beskæftigede|has|had|employs|employed)\s$/u;
const inCharge = /(?<!\p{L})(?:ansvar(?:et|lig)?|\p{L}*chef|head|in\scharge|responsible)\s(?:for|of)(?!\p{L})/iu;

/** "Teamleder i Aarhus Kommune med 32.000 ansatte": only the head of an employer leads thousands without saying so. */
function isSizeOfNamed(before: string, words: string): boolean {
  if (employerHas.test(before)) return true;
  return (
    sizeOf(words) >= 1000 && looksLikeEmployer(before) && ![led, leadsAll, inCharge].some((own) => own.test(before))
  );
}

function isLed(before: string, words: string): boolean {
  if (isBehindEmployer(before) || isSizeOfNamed(before, words)) return false;
  if (sizeOfEmployer.test(before) && !leadsAll.test(before)) return false;
  const other = [...`${before}${words}`.matchAll(notLed)].findLast(
    ({ 0: verb, index }) => index + verb.length <= before.length && !asTitle.test(before.slice(0, index + verb.length)),
  );
  if (other === undefined) return true;
  const end = other.index + other[0].length;
  if (led.test(before.slice(end)) || ledAmongOthers.test(before.slice(0, end))) return true;
  return led.test(words.split(" ", 1)[0] ?? "") && !belongs.test(other[0]);
}
