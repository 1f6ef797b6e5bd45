import { anyOf, notAfterLetter } from "../../phrase-matcher/compile-phrases.ts";
import { danishSmallNumbers, englishSmallNumbers } from "../phrases/numbers.phrases.ts";
import { aboutYears, beforeYearsOfWork } from "../phrases/years-of-work.phrases.ts";
import { findTitleWord } from "../structure/role-words.ts";
import { sentencesOf } from "../structure/words.ts";

const tens = anyOf(["tyve", "tredive", "fyrre", "halvtreds", "twenty", "thirty", "forty", "fifty"]);
const number = String.raw`(?:\d{1,2}(?:\s?[-–]\s?\d{1,2})?\+?|${anyOf([...danishSmallNumbers, ...englishSmallNumbers])}|(?:\p{L}+og)?${tens}(?:-\p{L}+)?|mange|flere|adskillige|en\sdel|many|several)`;
const experience = String.raw`(?:(?:solid|bred|praktisk|relevant|broad|solid|professional|practical|relevant|combined)\s)?(?:\p{L}*erfaring(?:er)?|tjeneste|experience|ledelse|leadership|management|practice)`;

/** Phrases that are always about work: "12 års ledelseserfaring", "mangeårig erfaring". */
const plain = new RegExp(
  String.raw`(?<![\p{L}\d])(?:${number}(?:\sår|\sårs|\syears?)(?:['’]s?)?\s(?:af\s|of\s)?${experience}|(?:${number}-?|mange|fler)årige?\s${experience}|(?:${number}|en|a)\s(?:årtier|årti|decades?)(?:['’])?(?:\s(?:af\s|of\s|med\s)?${experience})?)(?![\p{L}])`,
  "iu",
);
const years = new RegExp(String.raw`(?<![\p{L}\d.,-])${number}\s(?:år|years)(?![\p{L}'’])`, "giu");
const sinceYear = /(?<![\p{L}])(?:siden|since)\s(?:19|20)\d\d(?!\d)/iu;

/** Words before an age: "Jeg er 47 år", "børn på 8 år". */
const age =
  /(?:(?<![\p{L}])(?:jeg\s(?:er|fylder|bliver|blev)|er\sjeg|i\sam|i['’]m|turned|turning|alder|aged?|børn\spå|sønner?\spå|d[øo]tt?re?\spå)\s*:?\s*(?:snart\s|nu\s|en\s|lige\s|\d+\s(?:og|and)\s)?)$/iu;
const oldOrRow = /^\s(?:gam(?:mel|le|melt)|ung|old|of\sage|i\s(?:træk|streg)|in\sa\srow)(?![\p{L}])/iu;
const workBehind =
  /^\s(?:som|i|med|hos|ved|inden\sfor|indenfor|på|bag|fra|as|in|on|of|with|at|within|behind|leading|working|managing|running|for)\s/iu;
const workBefore = new RegExp(
  String.raw`${notAfterLetter}${anyOf(beforeYearsOfWork)}\s(?:${anyOf(aboutYears)}\s)?$`,
  "iu",
);
const work =
  /(?<![\p{L}])(?:arbejdet|arbejder|ledet|leder|været\sansat|ansat|siddet|stået|drevet|haft|har\sansvar\p{L}*|beskæftiget|branchen|(?:har|have|has)\s(?!været\sgift|boet|lived)\p{L}+(?:et|t|ed)|worked|working|led|leading|managed|managing|held|run)(?![\p{L}])/iu;

/** The number of characters around a number that are searched for its meaning. */
const near = 200;

/**
 * The words for the years of work; `undefined` if the text has none. An age and the duration of a task do not count.
 */
export function yearsOfExperienceIn(text: string): string | undefined {
  const exact = plain.exec(text)?.[0];
  if (exact !== undefined) return exact;
  for (const sentence of sentencesOf(text)) {
    const found = [...sentence.matchAll(years)].find(({ 0: words, index }) =>
      isOfWork(
        sentence.slice(Math.max(0, index - near), index),
        sentence.slice(index + words.length).slice(0, near),
        words,
      ),
    );
    if (found) return found[0];
    const since = sinceYear.exec(sentence);
    if (since && tellsWork(sentence.slice(0, since.index), sentence)) return since[0];
  }
  return undefined;
}

/**
 * Whether "since" and a year give the beginning of work. "har rejst 31 millioner siden 2020" gives the duration of a
 * task.
 */
function tellsWork(before: string, sentence: string): boolean {
  const clause = /[^,;:]*$/u.exec(before)?.[0] ?? "";
  if (/\d/u.test(clause) && !ofPosition.test(clause)) return false;
  return work.test(sentence) || findTitleWord(sentence) !== undefined;
}

const ofPosition =
  /(?<!\p{L})(?:arbejdet|ledet|leder|været|ansat|siddet|ansvar\p{L}*|drevet|worked|led|been|managed|run)(?!\p{L})/iu;
/** "Agrarøkonom og driftsleder på 57 år" gives an age. */
const agedPerson = /\spå\s$/iu;
const youngest = 25;

function isOfWork(before: string, after: string, words: string): boolean {
  if (agedPerson.test(before) && Number.parseInt(words, 10) >= youngest && findTitleWord(before) !== undefined)
    return false;
  if (oldOrRow.test(after)) return false;
  if (workBehind.test(after)) return !/(?<![\p{L}])(?:boet|gift|lived|married)(?![\p{L}])/iu.test(before);
  return !age.test(before) && workBefore.test(before) && (work.test(before) || work.test(after));
}
