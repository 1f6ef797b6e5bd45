import { anyOf, notAfterLetter, notBeforeLetter, wholeWords } from "../../phrase-matcher/compile-phrases.ts";
import {
  afterManager,
  chargeWords,
  managements,
  managerAbbreviations,
  reportingWords,
  savingsAndLosses,
} from "../phrases/leadership-scope.phrases.ts";
import type { CvLanguage } from "../reading/cv-document.ts";
import { headCountOf } from "./head-count.ts";
import { firstOf, sentencesOf } from "./words.ts";

/** The extent of leadership that a text states, in its own words. */
export interface LeadershipScope {
  readonly headCount: string | undefined;
  readonly budget: string | undefined;
  readonly reporting: string | undefined;
}

const amount = String.raw`(?:(?:dkk|eur|usd|€|\$|kr\.?)\s?\d[\d.,]*(?:\s?[-–]\s?\d[\d.,]*)?(?:\s?(?:mio|mia|million|billion|m|k|bn)(?![\p{L}])\.?)?|\d[\d.,]*(?:\s?[-–]\s?\d[\d.,]*)?\s?(?:t\.?\s?kr|mio|mia|mill|million\p{L}*|milliard\p{L}*|kr|dkk|eur|euro|m\s?(?:dkk|eur))(?![\p{L}])\.?(?:\s?(?:kroner|kr\.?|dkk|eur|euro))?)`;

const anyAmount = new RegExp(amount, "giu");
const saved = wholeWords(savingsAndLosses);
const inCharge = wholeWords(chargeWords);
const budget = new RegExp(
  String.raw`(?<![\p{L}])(?:\p{L}*budget\p{L}*|\p{L}*omsætning\p{L}*|resultatansvar|p&l|turnover|revenue|driftsramme|opex|capex)[^.;\n]{0,40}?${amount}`,
  "iu",
);
const budgetWord =
  /(?<![\p{L}]|(?:under|over|inden for|på|on|below|within|above|to)\s)(?:\p{L}*budget(?:ansvar\p{L}*|lægning|ter|tet|s)?|\p{L}*resultatansvar\p{L}*|p&l)(?![\p{L}])/iu;
const manager = String.raw`(?:the\s)?(?:${anyOf(managerAbbreviations)}\s)?[\p{L}-]+(?:\s(?!${anyOf(afterManager)}${notBeforeLetter})[\p{L}-]+)?`;
const reporting = [
  new RegExp(
    String.raw`${notAfterLetter}${anyOf(reportingWords)}\s(?:direkte\s|directly\s)?(?:til|to)\s${manager}`,
    "iu",
  ),
  new RegExp(
    String.raw`${notAfterLetter}(?:medlem|del|member|part)\s(?:af|of)\s(?:(?:the|virksomhedens|selskabets|afdelingens)\s)?\p{L}*${anyOf(managements)}\p{L}*`,
    "iu",
  ),
];

export function leadershipScopeIn(text: string, language: CvLanguage): LeadershipScope {
  return {
    headCount: headCountOf(text, language),
    budget: budget.exec(text)?.[0] ?? amountIn(text) ?? budgetWord.exec(text)?.[0],
    reporting: firstOf(reporting, text),
  };
}

/** Whether a text names an amount of money, regardless of the person in charge. */
export function namesAmount(text: string): boolean {
  return text.search(anyAmount) >= 0;
}

/** "Til tiden og under budgettet" is a result, not an amount. */
const withinBudget = /(?<!\p{L})(?:under|over|inden for|på|on|below|within|above)\s(?:the\s)?budget\p{L}*/giu;

/**
 * The first amount for which the person is responsible. The amount in "Ny pakkelinje til 46 mio. kr." is left out,
 * since it may be the responsibility of others.
 */
function amountIn(text: string): string | undefined {
  return text
    .split("\n")
    .flatMap(sentencesOf)
    .flatMap((sentence) => {
      const [first] = sentence.matchAll(anyAmount);
      return first &&
        inCharge.test(sentence.replaceAll(withinBudget, "")) &&
        !saved.test(sentence.slice(0, first.index))
        ? [first[0].trim()]
        : [];
    })[0];
}
