import { anyOf, notAfterLetter, notBeforeLetter } from "../../phrase-matcher/compile-phrases.ts";
import { employees } from "../phrases/head-count.phrases.ts";
import { danishSmallNumbers, englishSmallNumbers } from "../phrases/numbers.phrases.ts";
import { units } from "../phrases/units.phrases.ts";
import type { CvLanguage } from "../reading/cv-document.ts";
import { company, trades } from "./head-count.ts";
import { tellsNumber } from "./numbers.ts";

const numberWord = anyOf([...danishSmallNumbers, ...englishSmallNumbers]);
const smallNumber = String.raw`(?:(?<![\d.,])[2-9](?![\d.,:]*\d)|${numberWord})`;
const number = String.raw`(?:\d{1,3}(?![\d.,]*\d)|${numberWord})`;
const timeUnit = String.raw`(?:år|måned(?:er)?|mdr|uger?|dage?|døgn|timer?|minutter|years?|months?|weeks?|days?|hours?|minutes?)`;
const beforeDuration = [
  "på",
  "i",
  "inden for",
  "over",
  "efter",
  "de",
  "om",
  "in",
  "within",
  "after",
  "of",
  "for",
  "the",
];
const people = String.raw`(?:[\p{L}-]+\s){0,2}?(?:[\p{L}-]*${anyOf(employees)}|${trades})`;
/**
 * Words before the numbers of a change: "fra" and "til" in "fra 12 til 6 uger". In "sammen med ledere fra tre
 * kommuner", the word "fra" is not about a change.
 */
const ofChange = String.raw`(?:(?:fra|from)\s\S+\s(?:til|to)\s|by\s)`;
const beginsChange = String.raw`(?<=${notAfterLetter}(?:fra|from)\s)\S+(?:\s\S+)?\s(?:til|to)${notBeforeLetter}`;
const growth = String.raw`(?:steg|voks\p{L}*|øge\p{L}*|gr[eo]w\p{L}*|increase\p{L}*|rose)`;
const responsible =
  /(?<!\p{L})(?:led(?:er|ede|else)|\p{L}*(?:chef|leder|ansvar(?:lig)?)|lead(?:s|ing)?|led|head(?:ed)?|manag(?:e[ds]?|ing)|responsible|in charge|ran|run)(?!\p{L})/iu;

const timeOfDay = /(?<!\p{L})(?:kl\.?|klokken)\s?\d{1,2}(?:[.:]\d\d)?(?![\d%])/giu;
const duration = new RegExp(
  String.raw`${notAfterLetter}${anyOf(beforeDuration)}\s${number}\s(?:hele\s|whole\s)?${timeUnit}${notBeforeLetter}`,
  "giu",
);
const timesInARow = new RegExp(
  String.raw`${notAfterLetter}${number}\s${timeUnit}\s(?:i\s(?:træk|streg)|senere|in\sa\srow|later)${notBeforeLetter}`,
  "giu",
);
const yearsOfExperience =
  /(?<!\p{L})(?:\d{1,2}|\p{L}+)\s(?:års\s(?:\p{L}+)?erfaring|years?(?:['’]|\sof)\sexperience)(?!\p{L})/giu;
const sizeOfEmployer = new RegExp(
  String.raw`(?<!\p{L})${company}\s(?:har|havde|beskæftiger|beskæftigede|has|had|employs|employed)\s(?:\p{L}+\.?\s)?\d[\d.]*\s(?:[\p{L}-]+\s)?${people}${notBeforeLetter}`,
  "giu",
);
/** "i en koncern med 9.000 ansatte", "a company of 300 people". */
const peopleOfEmployer = new RegExp(
  String.raw`(?<!\p{L})(?:en|et|a|an|den|det|the)\s(?:[\p{L}-]+\s){0,2}?${company}\s(?:med|på|with|of)\s(?:[\p{L}-]+\.?\s){0,6}?\d[\d.,]*\s(?:[\p{L}-]+\s)?${people}${notBeforeLetter}`,
  "giu",
);
/** "Answer to the board (nine members)", "en bestyrelse på syv personer". */
const board = new RegExp(
  String.raw`(?<!\p{L})(?:\p{L}*bestyrelse\p{L}*|\p{L}*udvalg\p{L}*|board|committee)\s\(?(?:(?:på|med|af|of|with)\s)?${number}\s(?:medlem\p{L}*|personer|members|people)${notBeforeLetter}`,
  "giu",
);
/** "tre dage om ugen" states how often something was done. */
const rhythm = new RegExp(
  String.raw`${notAfterLetter}${smallNumber}\s${timeUnit}\s(?:om|i|pr\.?|hver|a|per|each|every)\s(?:uge|måned|år|dag|week|month|year|day)\p{L}*`,
  "giu",
);
/** Part-time work: "Interim CTO hos Fiberline (50 %)". */
const partTime = /\(\d{1,3}\s?(?:%|pct\.?|procent|t\.?|timer)\)/giu;
const superiors = /(?<!\p{L})(?:rapporter\p{L}*|referer\p{L}*|report\p{L}*)\s(?:til|to)\s(?:\d|\p{L}+)(?=\s\p{L})/giu;
const frequency = new RegExp(
  String.raw`${notAfterLetter}(?<!${growth}\s(?:\p{L}+\s)?)${smallNumber}\s(?:gange|times)${notBeforeLetter}(?!\s(?:så|as))`,
  "giu",
);
/** "Går 100 % op i kvalitet", "110 procent fokus" state an attitude. */
export const wholehearted =
  /(?<!\p{L})(?:går|gik|giver|gav|yder|ydede|give[ns]?|gave)\s1[0-9]0\s?(?:%|procent|pct\.?|percent)|(?<![\d.,])1[0-9]0\s?(?:%|procent|pct\.?|percent)\s(?:fokus|dedike|engage|loyal|ærlig|nærvær|op\si|focus|dedicat|commit|loyal)\p{L}*/giu;
const sideNumbers = [
  wholehearted,
  timeOfDay,
  duration,
  timesInARow,
  yearsOfExperience,
  sizeOfEmployer,
  peopleOfEmployer,
  partTime,
  superiors,
  board,
  rhythm,
  frequency,
];

/** Colleagues and partners of the person: "i et team på 9", "sammen med 12 kolleger". */
const colleagues = new RegExp(
  String.raw`(?<=(?<!\p{L})(?:(?:i|af|in|of)\s(?:et|en|a|the)\s\p{L}*(?:team|gruppe|afdeling|group|department)\p{L}*\s(?:på|med|of)|med|with)\s)(?:\d+|${smallNumber})(?=\s(?:kolleg|personer|mand|people|colleagues|kommuner|andre|others)|\.?$)`,
  "giu",
);
/** A small number of things, and not of people: "i samarbejde med tre kommuner". */
const things = new RegExp(
  String.raw`${notAfterLetter}(?<!${notAfterLetter}${ofChange})(?!${beginsChange})${smallNumber}(?!\s?[%‰€$£]|\s(?:gange|times)(?!\p{L})|\s${anyOf(units)}${notBeforeLetter}|\s${people}${notBeforeLetter})(?=\s\p{L})`,
  "giu",
);

/**
 * Whether a text states an amount of the person's own work: people, money, a share, a volume or a change. Not counted
 * are times of day, durations, frequencies, the numbers of people at the employer or in the person's team, and small
 * numbers of things that the person only dealt with.
 */
export function tellsOwnNumber(text: string, language: CvLanguage): boolean {
  const stripped = sideNumbers.reduce((rest, pattern) => rest.replaceAll(pattern, " "), text);
  const amounts = stripped.replaceAll(colleagues, (counted, at: number) =>
    responsible.test(clauseBefore(stripped, at)) ? counted : " ",
  );
  return tellsNumber(
    amounts.replaceAll(things, (counted, at: number) => (at === 0 || isOwn(clauseBefore(amounts, at)) ? counted : " ")),
    language,
  );
}

/** Whether the words before a number show that what is counted is the person's own work: "Åbnede", "Chef for". */
function isOwn(clause: string): boolean {
  return /^\s*\S+\s*$/u.test(clause) || responsible.test(clause);
}

function clauseBefore(text: string, at: number): string {
  return /[^.;:,(]*$/u.exec(text.slice(0, at))?.[0] ?? "";
}
