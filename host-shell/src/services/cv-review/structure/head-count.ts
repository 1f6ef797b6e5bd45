import type { CvLanguage } from "../reading/cv-document.ts";
import { trades } from "./people-words.ts";
import { sentencesOf } from "./words.ts";

const numberWords = {
  da: String.raw`to|tre|fire|fem|seks|syv|otte|ni|ti|elleve|tolv|tretten|fjorten|femten|seksten|sytten|atten|nitten|(?:\p{L}+og)?(?:tyve|tredive|fyrre|halvtreds|tres|halvfjerds|firs|halvfems)|hundrede`,
  en: String.raw`two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|(?:twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)(?:-\p{L}+)?|hundred`,
};
const numberIn = (language: CvLanguage): string =>
  String.raw`(?:(?:ca\.?|cirka|op til|over|mere end|approx\.?|about|up to|more than)\s)?(?:\d[\d.,]*(?:(?:\s?[-–]\s?|\s(?:til|to)\s)\d[\d.,]*)?\+?|${numberWords[language]})`;
const people = String.raw`(?:ftes?|fuldtid|personer|mennesker|mand|hoveder|staff|direct reports|reports|persons|(?:team\s?)?(?:medlemmer|members)|members of staff|[\p{L}-]*(?:medarbejdere?|ansatte|kolleg(?:er|aer)|årsværk|folk|ledere|chefer|direktører|specialister|konsulenter|ingeniører|sygeplejersker|pædagoger|lærere|sælgere|timelønnede|funktionærer|lærlinge|frivillige)|fuldtids\p{L}*|employees|people|salespeople|colleagues|managers|leaders|team leaders|specialists|consultants|engineers|nurses|teachers|volunteers)`;
/** A word between the number and the people: "35 sales people", but not "3 projekter med medarbejdere". */
const modifier = String.raw`(?!(?:og|eller|med|i|på|for|til|af|fra|om|hos|ved|der|som|hvor|samt|års?|and|or|with|in|of|to|from|at|on|who|where|years?)\s)[\p{L}-]+\s`;
const notPeople = String.raw`(?:[\p{L}-]+\s)?[\p{L}-]*(?:projekt|project|butik|afdeling|department|team|terminal|site|land|countr|lokation|location|fabrik|factor|plant|hold|værksted|skole|school|plejehjem|linje|line|varehus|warehouse|kontor|office|lagre|udvalg|netværk|network|møde|meeting|proces|process|program|forløb|workshop|kurs|course|kampagne|campaign|ejendom|restaurant|hotel|institution|marked|market|region|distrikt|district|område|enhed|unit|store|initiativ|indsats|opgave|task|sag|case|kunde|customer|client|account|grupp|group)`;

/** "Built the team (8 controllers)", "Afdeling: ti sagsbehandlere". */
const crew = String.raw`[\p{L}-]*(?:team|afdeling|stab|sjak|department|staff|crew)(?:et|en|s)?(?:\s?[:(]\s?|\sbestå\p{L}*\saf\s|\sconsist\p{L}*\sof\s)`;
const leading = String.raw`(?:ansvarlig\sfor|(?:personale|leder)?ansvar\sfor|ledede|leder(?:\saf|\sfor)?|ledelse(?:n)?\saf|chef\sfor|in\scharge\sof|responsible\sfor|leads?|led|leading|manag(?:es?|ed|ing)|head(?:s|ed|ing)|oversaw|oversees|overseeing|supervis(?:es?|ed|ing))`;

const headCountIn = (language: CvLanguage): readonly RegExp[] => [
  new RegExp(String.raw`(?<![\p{L}\d.,])${numberIn(language)}\s(?:${modifier}){0,2}${people}(?![\p{L}])`, "giu"),
  new RegExp(
    String.raw`(?<![\p{L}-])(?:ledede|leder(?:\saf|\sfor)?|ledelse\saf|personaleansvar\sfor|personaleledelse\saf|ansvar\sfor|\p{L}*team\spå|\p{L}*afdeling\spå|teams?\sof|department\sof|led|lead|leading|managed|managing|manage|heading)\s(?:et\s|en\s|a\s)?(?:(?:team|teams|afdeling|gruppe|stab|group|department|unit)\s(?:på|med|af|of|with)\s)?${numberIn(language)}(?![\p{L}\d]|[.,]\d|\s?(?:%|procent|pct|percent|kr|mio|mia|million|dkk|eur|år|years)|\s${notPeople})(?:\s(?:på|i|on|in|across)\s[\p{L}\d]+\s[\p{L}-]+|\s${modifier.slice(0, -2)}(?![\p{L}-])){0,1}`,
    "giu",
  ),
  new RegExp(
    String.raw`(?<![\p{L}-])(?:${crew}|${leading}\s)${numberIn(language)}\s(?:${modifier}){0,2}${trades}(?![\p{L}])`,
    "giu",
  ),
];
const headCount = { da: headCountIn("da"), en: headCountIn("en") };

/** People who are hired, taught, advised or paid are not led for that. */
const notLed =
  /(?<![\p{L}])(?:rekrutter\p{L}*|ansæt\p{L}*|ansatte(?=\s(?:ca\.?\s|cirka\s|over\s)?(?:\d|\p{L}+\snye))|hyre\p{L}*|oplær\p{L}*|undervis\p{L}*|uddannede|træn(?:ede|ing)|coach\p{L}*|mentor\p{L}*|rådg[ai]v\p{L}*|vejled(?:te|er|ning|t)|afsked\p{L}*|opsagde|interview\p{L}*|løn\p{L}*|servicer\p{L}*|betjen\p{L}*|support\p{L}*|udvikl(?:er|ede|et|ing|ingen)|skemal\p{L}+|\p{L}*planl(?:agde|ægger|agt|ægning|ægningen)|samarbejd\p{L}*|sparrer|sparrede|sparring|(?:hr|it|system|uddannelses|kommunikations)-?ansvar\p{L}*|(?:del|medlem)\saf\se[nt]|indg(?:år|ik)\si|(?:arbejd(?:ede|er|et)|ansat)\si\se[nt]|recruit\p{L}*|hir(?:ed|ing)|train(?:ed|ing)|taught|teach\p{L}*|onboard\p{L}*|advis\p{L}*|payroll|develop(?:s|ed|ing)?|schedul\p{L}+|collaborat\p{L}*|cooperat\p{L}*|(?:(?:part|member)\sof|work(?:s|ed|ing)?\s(?:in|within))\s(?:an?|the))(?![\p{L}])/giu;
/** "Indgik i et team på 12". */
const belongs = /^(?:del|medlem|indg|arbejd|ansat|part|member|work|samarbejd|coll|coop)/iu;
const ledWord = String.raw`(?<![\p{L}])(?:led(?:ede|er|et|else|elsen)?|personale\p{L}*|lead(?:s|ing)?|manag\p{L}+|heading|headed|team)(?![\p{L}])`;
const led = new RegExp(ledWord, "iu");
/** "Leder, coacher og udvikler 40 medarbejdere". */
const ledAmongOthers = new RegExp(String.raw`${ledWord}(?:\s*(?:,|og|and|&)\s*(?:(?:og|and)\s)?\p{L}+)+$`, "iu");

const company = String.raw`[\p{L}-]*(?:virksomhed|koncern|organisation|selskab|firma|kommune|arbejdsplads|hospital|kæde|company|companies|group|firm|business|enterprise|corporation)\p{L}*`;
/** "fra servicevirksomheder med 300 ansatte" and "Virksomheden har 300 ansatte" tell how large an employer is. */
const sizeOfEmployer = new RegExp(
  String.raw`(?:^|(?<![\p{L}])(?:i|hos|fra|ved|in|at|from|within)\s(?:[\p{L}-]+\s){0,3})(?:${company}\s(?:med|på|with|of)|(?:the\s)?${company}\s(?:har|beskæftiger|has|employs))\s$`,
  "iu",
);
const leadsAll =
  /(?<![\p{L}])(?:\p{L}*direktør|ceo|managing\sdirector|\p{L}*topleder|rektor|forstander|skoleleder|øverste\sleder)(?![\p{L}])/iu;

/** How many letters before a number tell what it counts. */
const near = 300;

interface HeadCount {
  readonly words: string;
  readonly index: number;
}

/** The words that tell how many somebody leads, unless they tell it of people hired, taught or the like. */
export function headCountOf(text: string, language: CvLanguage): string | undefined {
  for (const sentence of text.split("\n").flatMap(sentencesOf)) {
    const [found] = headCountsIn(sentence, language);
    if (found) return found.words.replace(/^[^(]*\(/u, "").trim();
  }
  return undefined;
}

export function headCountsIn(sentence: string, language: CvLanguage): readonly HeadCount[] {
  return headCount[language]
    .flatMap((pattern) => [...sentence.matchAll(pattern)])
    .map(({ 0: words, index }) => ({ words, index }))
    .filter(({ words, index }) => isLed(sentence.slice(Math.max(0, index - near), index), words));
}

function isLed(before: string, words: string): boolean {
  if (sizeOfEmployer.test(before) && !leadsAll.test(before)) return false;
  const other = [...`${before}${words}`.matchAll(notLed)].findLast(
    ({ 0: verb, index }) => index + verb.length <= before.length,
  );
  if (other === undefined) return true;
  const end = other.index + other[0].length;
  if (led.test(before.slice(end)) || ledAmongOthers.test(before.slice(0, end))) return true;
  return led.test(words.split(" ", 1)[0] ?? "") && !belongs.test(other[0]);
}
