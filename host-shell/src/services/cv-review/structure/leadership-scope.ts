import type { CvLanguage } from "../reading/cv-document.ts";
import { headCountOf } from "./head-count.ts";
import { sentencesOf } from "./words.ts";

/** The extent of leadership that a text states, in its own words. */
export interface LeadershipScope {
  readonly headCount: string | undefined;
  readonly budget: string | undefined;
  readonly reporting: string | undefined;
}

const amount = String.raw`(?:(?:dkk|eur|usd|€|\$|kr\.?)\s?\d[\d.,]*(?:\s?(?:mio|mia|million|billion|m|k|bn)(?![\p{L}])\.?)?|\d[\d.,]*\s?(?:t\.?\s?kr|mio|mia|mill|million\p{L}*|milliard\p{L}*|kr|dkk|eur|euro|m\s?(?:dkk|eur))(?![\p{L}])\.?(?:\s?(?:kr\.?|kroner|dkk|eur|euro))?)`;

const anyAmount = new RegExp(amount, "giu");
/** An amount that was saved, lost or won is not a budget: "Reducerede spild med 3,2 mio. kr.". */
const notBudget =
  /(?<![\p{L}])(?:\p{L}*spar(?:e|ede|er|else|elser|ing)|reducer\p{L}*|sænk\p{L}*|nedbr[ai]\p{L}*|\p{L}*spild\p{L}*|underskud\p{L}*|tab(?:et)?|forhandlede|vandt|solgte|hjemtog|rejste|saved?|savings?|reduc\p{L}*|cut(?:ting)?|deficit|loss(?:es)?|waste|won|sold|raised)(?![\p{L}])/iu;
const budget = new RegExp(
  String.raw`(?<![\p{L}])(?:\p{L}*budget\p{L}*|\p{L}*omsætning\p{L}*|resultatansvar|p&l|turnover|revenue|driftsramme|opex|capex)[^.;\n]{0,40}?${amount}`,
  "iu",
);
const budgetWord =
  /(?<![\p{L}])(?:\p{L}*budget(?:ansvar\p{L}*|lægning|ter|tet|s)?|\p{L}*resultatansvar\p{L}*|p&l)(?![\p{L}])/iu;
const reporting = [
  /(?<![\p{L}])(?:refererer|refererede|reference|rapporterer|rapporterede|reporting|reports?|reported)\s(?:direkte\s|directly\s)?(?:til|to)\s(?:the\s)?(?:(?:adm|dir|vicedir|afd|koncerndir)\.\s)?[\p{L}-]+(?:\s(?!(?:og|i|som|med|for|hvor|samt|ved|and|in|as|with|where|on|who)(?![\p{L}]))[\p{L}-]+)?/iu,
  /(?<![\p{L}])(?:medlem|del|member|part)\s(?:af|of)\s(?:the\s|virksomhedens\s|selskabets\s|afdelingens\s)?\p{L}*(?:direktion|ledelse|ledergruppe|ledelsesgruppe|ledelsesteam|management|executive|leadership)\p{L}*/iu,
];

export function leadershipScopeIn(text: string, language: CvLanguage): LeadershipScope {
  return {
    headCount: headCountOf(text, language),
    budget: budget.exec(text)?.[0] ?? amountIn(text) ?? budgetWord.exec(text)?.[0],
    reporting: firstOf(reporting, text),
  };
}

function amountIn(text: string): string | undefined {
  return text
    .split("\n")
    .flatMap(sentencesOf)
    .flatMap((sentence) => {
      const [first] = sentence.matchAll(anyAmount);
      return first && !notBudget.test(sentence.slice(0, first.index)) ? [first[0].trim()] : [];
    })[0];
}

function firstOf(patterns: readonly RegExp[], text: string): string | undefined {
  for (const pattern of patterns) {
    const match = pattern.exec(text);
    if (match) return match[0].trim();
  }
  return undefined;
}
