import type { CvDocument } from "../reading/cv-document.ts";
import { sentencesOf } from "./words.ts";

type CvLanguage = CvDocument["language"];

/** What a text tells of how much somebody leads, each as the words that tell it. */
export interface LeadershipScope {
  readonly headCount: string | undefined;
  readonly budget: string | undefined;
  readonly reporting: string | undefined;
}

const numberWords = {
  da: "to|tre|fire|fem|seks|syv|otte|ni|ti|elleve|tolv|tretten|fjorten|femten|seksten|sytten|atten|nitten|tyve|tredive|fyrre|halvtreds|hundrede",
  en: "two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|hundred",
};
const numberIn = (language: CvLanguage): string =>
  String.raw`(?:(?:ca\.?|cirka|op til|over|mere end|approx\.?|about|up to|more than)\s)?(?:\d[\d.,]*(?:\s?[-–]\s?\d+)?\+?|${numberWords[language]})`;
const people = String.raw`(?:medarbejdere?|ansatte|kolleg(?:er|aer)|årsværk|fuldtids\p{L}*|ftes?|fuldtid|personer|mennesker|mand|folk|hoveder|teamledere|mellemledere|ledere|afdelingsledere|chefer|direktører|employees|people|staff|direct reports|reports|persons|colleagues|managers|leaders|team leaders|team members|members of staff|specialister|specialists|konsulenter|consultants|ingeniører|engineers|sygeplejersker|nurses|pædagoger|lærere|teachers|sælgere|timelønnede|funktionærer|lærlinge|elever|frivillige|volunteers|medlemmer)`;
const amount = String.raw`(?:(?:dkk|eur|usd|€|\$|kr\.?)\s?\d[\d.,]*(?:\s?(?:mio|mia|million|billion|m|k|bn)(?![\p{L}])\.?)?|\d[\d.,]*\s?(?:t\.?\s?kr|mio|mia|mill|million\p{L}*|milliard\p{L}*|kr|dkk|eur|euro|m\s?(?:dkk|eur))(?![\p{L}])\.?(?:\s?(?:kr\.?|kroner|dkk|eur|euro))?)`;

const headCountIn = (language: CvLanguage): readonly RegExp[] => [
  new RegExp(
    String.raw`(?<![\p{L}\d.,])${numberIn(language)}\s(?:(?:direkte|fast|egne|direct|full-time|permanent|\p{L}+de|\p{L}+ige|\p{L}+ske)\s){0,2}${people}(?![\p{L}])`,
    "iu",
  ),
  new RegExp(
    String.raw`(?<![\p{L}])(?:ledede|leder(?:\saf|\sfor)?|ledelse\saf|personaleansvar\sfor|personaleledelse\saf|ansvar\sfor|\p{L}*team\spå|\p{L}*afdeling\spå|teams?\sof|department\sof|led|lead|leading|managed|managing|manage|heading)\s(?:et\s|en\s|a\s)?(?:(?:team|teams|afdeling|gruppe|stab|group|department|unit)\s(?:på|med|af|of|with)\s)?${numberIn(language)}(?![\p{L}\d]|[.,]\d|\s?(?:%|procent|pct|percent|kr|mio|mia|million|dkk|eur|år|years|projekt|project|butik|afdeling|team|terminal|site|land|countr))`,
    "iu",
  ),
];
const headCount = { da: headCountIn("da"), en: headCountIn("en") };
const budget = [
  new RegExp(
    String.raw`(?:\p{L}*budget\p{L}*|omsætning\p{L}*|resultatansvar|p&l|turnover|revenue|driftsramme|opex|capex)[^.;\n]{0,40}?${amount}`,
    "iu",
  ),
  new RegExp(amount, "iu"),
  /(?<![\p{L}])(?:\p{L}*budget(?:ansvar\p{L}*|lægning|ter|tet|s)?|\p{L}*resultatansvar\p{L}*|p&l)(?![\p{L}])/iu,
];
const reporting = [
  /(?<![\p{L}])(?:refererer|refererede|reference|rapporterer|rapporterede|reporting|reports?|reported)\s(?:direkte\s|directly\s)?(?:til|to)\s(?:the\s)?[\p{L}.-]+(?:\s[\p{L}.-]+)?/iu,
  /(?<![\p{L}])(?:medlem|del|member|part)\s(?:af|of)\s(?:the\s|virksomhedens\s|selskabets\s|afdelingens\s)?\p{L}*(?:direktion|ledelse|ledergruppe|ledelsesgruppe|ledelsesteam|management|executive|leadership)\p{L}*/iu,
];

/** People who are hired, taught, advised or paid are not led for that. */
const notLed =
  /(?<![\p{L}])(?:rekrutter\p{L}*|ansæt\p{L}*|ansatte(?=\s(?:ca\.?\s|cirka\s|over\s)?(?:\d|\p{L}+\snye))|hyre\p{L}*|oplær\p{L}*|undervis\p{L}*|uddannede|træn(?:ede|ing)|coach\p{L}*|mentor\p{L}*|rådg[ai]v\p{L}*|vejled(?:te|er|ning|t)|afsked\p{L}*|opsagde|interview\p{L}*|løn\p{L}*|servicer\p{L}*|betjen\p{L}*|support\p{L}*|recruit\p{L}*|hir(?:ed|ing)|train(?:ed|ing)|taught|teach\p{L}*|onboard\p{L}*|advis\p{L}*|payroll)(?![\p{L}])/iu;
const led =
  /(?<![\p{L}])(?:led(?:ede|er|else|elsen)?|personale\p{L}*|lead(?:s|ing)?|manag\p{L}+|heading|headed|team)(?![\p{L}])/iu;

/** From the first sentence that counts people without saying that they are hired, taught or the like. */
function headCountOf(text: string, language: CvLanguage): string | undefined {
  for (const sentence of text.split("\n").flatMap(sentencesOf)) {
    const found = firstOf(headCount[language], sentence);
    if (found === undefined) continue;
    const at = sentence.indexOf(found);
    const other = notLed.exec(sentence);
    const between = sentence.slice(0, at).slice(other === null ? 0 : other.index + other[0].length);
    if (other === null || other.index > at || led.test(between) || led.test(found)) return found;
  }
  return undefined;
}

export function leadershipScopeIn(text: string, language: CvLanguage): LeadershipScope {
  return {
    headCount: headCountOf(text, language),
    budget: firstOf(budget, text),
    reporting: firstOf(reporting, text),
  };
}

function firstOf(patterns: readonly RegExp[], text: string): string | undefined {
  for (const pattern of patterns) {
    const match = pattern.exec(text);
    if (match) return match[0].trim();
  }
  return undefined;
}
