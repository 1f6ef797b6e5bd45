/** What a text tells of how much somebody leads, each as the words that tell it. */
export interface LeadershipScope {
  readonly headCount: string | undefined;
  readonly budget: string | undefined;
  readonly reporting: string | undefined;
}

const number = String.raw`(?:(?:ca\.?|cirka|op til|over|mere end|approx\.?|about|up to|more than)\s)?(?:\d[\d.,]*(?:\s?[-–]\s?\d+)?\+?|to|tre|fire|fem|seks|syv|otte|ni|ti|elleve|tolv|tretten|fjorten|femten|seksten|sytten|atten|nitten|tyve|tredive|fyrre|halvtreds|hundrede|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|hundred)`;
const people = String.raw`(?:medarbejdere?|ansatte|kolleg(?:er|aer)|årsværk|fuldtids\p{L}*|ftes?|fuldtid|personer|mennesker|mand|folk|hoveder|teamledere|mellemledere|ledere|afdelingsledere|chefer|direktører|employees|people|staff|direct reports|reports|persons|colleagues|managers|leaders|team leaders|team members|members of staff|specialister|specialists|konsulenter|consultants|ingeniører|engineers|sygeplejersker|nurses|pædagoger|lærere|teachers|sælgere|timelønnede|funktionærer|lærlinge|elever|frivillige|volunteers|medlemmer)`;
const amount = String.raw`(?:(?:dkk|eur|usd|€|\$|kr\.?)\s?\d[\d.,]*(?:\s?(?:mio|mia|million|billion|m|k|bn)(?![\p{L}])\.?)?|\d[\d.,]*\s?(?:t\.?\s?kr|mio|mia|mill|million\p{L}*|milliard\p{L}*|kr|dkk|eur|euro|m\s?(?:dkk|eur))(?![\p{L}])\.?(?:\s?(?:kr\.?|kroner|dkk|eur|euro))?)`;

const headCount = [
  new RegExp(String.raw`(?<![\p{L}\d.,])${number}\s(?:(?:direkte|fast|egne|direct|full-time|permanent|dygtige|engagerede|faglige|\p{L}+e)\s){0,2}${people}(?![\p{L}])`, "iu"),
  new RegExp(
    String.raw`(?<![\p{L}])(?:ledede|leder(?:\saf|\sfor)?|ledelse\saf|personaleansvar\sfor|personaleledelse\saf|ansvar\sfor|team\spå|afdeling\spå|teams?\sof|department\sof|led|lead|leading|managed|managing|manage|heading)\s(?:et\s|en\s|a\s)?(?:(?:team|teams|afdeling|gruppe|stab|group|department|unit)\s(?:på|med|af|of|with)\s)?${number}(?![\p{L}\d]|[.,]\d|\s?(?:%|procent|pct|percent|kr|mio|mia|million|dkk|eur|år|years|projekt|project|butik|afdeling|team|terminal|site|land|countr))`,
    "iu",
  ),
];
const budget = [
  new RegExp(String.raw`(?:\p{L}*budget\p{L}*|omsætning\p{L}*|resultatansvar|p&l|turnover|revenue|driftsramme|opex|capex)[^.;\n]{0,40}?${amount}`, "iu"),
  new RegExp(amount, "iu"),
  /(?<![\p{L}])(?:\p{L}*budget(?:ansvar\p{L}*|lægning|ter|tet|s)?|\p{L}*resultatansvar\p{L}*|p&l)(?![\p{L}])/iu,
];
const reporting = [
  /(?<![\p{L}])(?:refererer|refererede|reference|rapporterer|rapporterede|reporting|reports|reported)\s(?:direkte\s|directly\s)?(?:til|to)\s[\p{L}.-]+(?:\s[\p{L}.-]+)?/iu,
  /(?<![\p{L}])(?:medlem|del|member|part)\s(?:af|of)\s(?:the\s|virksomhedens\s|selskabets\s|afdelingens\s)?\p{L}*(?:direktion|ledelse|ledergruppe|ledelsesgruppe|ledelsesteam|management|executive|leadership)\p{L}*/iu,
];

export function leadershipScopeIn(text: string): LeadershipScope {
  return { headCount: firstOf(headCount, text), budget: firstOf(budget, text), reporting: firstOf(reporting, text) };
}

function firstOf(patterns: readonly RegExp[], text: string): string | undefined {
  for (const pattern of patterns) {
    const match = pattern.exec(text);
    if (match) return match[0].trim();
  }
  return undefined;
}
