import { anyOf } from "../../phrase-matcher/compile-phrases.ts";
import {
  absences,
  candidacies,
  children,
  congregations,
  electedPosts,
  faiths,
  illnessAttributes,
  illnesses,
  otherPeople,
  partOfParty,
  reasons,
  recoveries,
  relatives,
} from "../phrases/private-matters.phrases.ts";
import { firstOf, sentencesOf } from "../structure/words.ts";
import { party } from "./parties.ts";

/**
 * Words about private matters count only in statements about the person: many people lead psychiatric wards, work for
 * Kræftens Bekæmpelse, a church or a party, or have the name Kristen.
 */
const illness = anyOf(illnesses);

/**
 * A word between the person and the illness. Prepositions are excluded: in "Jeg har arbejdet med kræft", "med" shows
 * that the sentence is about work.
 */
const ownWord = String.raw`(?!(?:med|om|inden|indenfor|for|af|til|with|about|for|to|within)(?![\p{L}]))[\p{L}\d]+`;

const health: readonly RegExp[] = [
  new RegExp(
    String.raw`(?<![\p{L}])${anyOf(recoveries)}\s(?:\p{L}+\s){0,3}?(?:efter|fra|over|for|from|of|after)\s(?:${ownWord}\s){0,3}${illness}(?![\p{L}])`,
    "iu",
  ),
  new RegExp(
    String.raw`(?<!${anyOf(otherPeople)}\s(?:har\s|have\s|had\s)?)(?<![\p{L}])(?:haft|fået|fik|overlevet|overvundet|survived)\s(?:${ownWord}\s){0,2}${illness}(?![\p{L}])(?!\s(?:\p{L}+\s){0,3}(?:ned|væk|under|på)(?![\p{L}]))`,
    "iu",
  ),
  new RegExp(
    String.raw`(?<![\p{L}])(?:efter|following|after)\s(?:en|et|min|a|an|my)\s(?:${ownWord}\s){0,2}${illness}(?:\s(?:i|in)\s(?:19|20)\d\d)?\s(?:er|har|blev|var)\sjeg(?![\p{L}])`,
    "iu",
  ),
  new RegExp(String.raw`^(?:${illness}|stress og ${illness})\s?[(,]?\s?(?:i\s|in\s)?(?:19|20)\d\d\)?\.?$`, "iu"),
  new RegExp(
    String.raw`(?<![\p{L}])(?:jeg|i)\s(?:har|har haft|fik|lider af|blev ramt af|er|har fået|have|had|have had|suffer from|am|was diagnosed with)\s(?:${ownWord}\s){0,4}${illness}(?![\p{L}])`,
    "iu",
  ),
  new RegExp(
    String.raw`(?<![\p{L}])(?:diagnosticeret med|opereret for|lider af|lidt af|ramt af|diagnosed with|suffering from)\s(?:en\s|a\s)?${illness}(?![\p{L}])`,
    "iu",
  ),
  new RegExp(
    String.raw`(?:(?<![\p{L}])(?:jeg|i)\s(?:(?:har|selv|nu|længe|have|had|am)\s){0,2}|(?:^|[.!?]\s)(?:(?:har|have)\s(?:[\p{L}\d]+\s){0,4})?)(?:lever|levet|live|lived|living)\s(?:${ownWord}\s){0,3}(?:med|with)\s(?:${ownWord}\s){0,3}${illness}(?![\p{L}])`,
    "iu",
  ),
  // "Har diabetes 1, som er velreguleret", without a subject.
  new RegExp(
    String.raw`(?<=^|[.!?,]\s)(?:har|lider af|have|suffer from)\s(?:${ownWord}\s){0,3}${illness}(?![\p{L}-]|\s(?:\p{L}+\s){0,3}(?:som|med|inden|as|ned|væk|under|på)(?!\p{L}))`,
    "iu",
  ),
  new RegExp(
    String.raw`(?<![\p{L}])(?:har|er|blev|kom|have|am|was)\s(?:efter|following|after)\s(?:en|et|min|a|an|my)\s(?:${ownWord}\s){0,2}${illness}(?![\p{L}])`,
    "iu",
  ),
  /(?<![\p{L}])helbredet\ser\s\p{L}+|(?<![\p{L}])(?:jeg\s)?(?:venter\s(?:mig(?!\s(?:meget|noget|mere|en\sdel))|barn|et\sbarn)|er\sgravid|am\spregnant)(?![\p{L}])/iu,
  /(?<![\p{L}])(?:kræftoverlever|cancer survivor|bypassopereret)(?![\p{L}])/iu,
  /(?<![\p{L}])(?:har|ved|have|in)\s(?:et\s)?(?:godt|fint|dårligt|good|poor)\s(?:helbred|health)(?![\p{L}])/iu,
  /(?<![\p{L}])\p{L}*sygemeldt\s(?:i\s|fra\s)?(?:\p{L}+\.?\s)?(?:19|20)\d\d(?!\d)/iu,
  /(?<![\p{L}])(?:min|mit|my)\s(?:syg(?:dom|emelding|eorlov)|helbred|diagnose|kroniske?\s\p{L}+|handicap|illness|health(?: condition)?|disability|diagnosis|sick leave)(?![\p{L}])/iu,
  new RegExp(
    String.raw`(?<![\p{L}])${anyOf(reasons)}\s(?:${anyOf(illnessAttributes)}\s)*${anyOf(absences)}(?![\p{L}])`,
    "iu",
  ),
  /(?<![\p{L}])(?:jeg (?:var|har været|blev|er)|var|været)\s(?:\p{L}*)(?:sygemeldt|deltidssygemeldt)(?![\p{L}])/iu,
  /^(?:[\d\s./–-]*|(?:[\p{L}.]+\s\d{4}\s*[–-]\s*(?:[\p{L}.]+\s\d{4}|nu))\s*)[:,|]?\s*(?:\p{L}*sygemeld(?:t|ing)|sygeorlov|sick leave|sygdom|barsel og sygdom)(?![\p{L}])/iu,
  /^(?:\p{L}*sygemeld(?:t|ing)|sygeorlov|sick leave|sygdom)[\s|:,(–-]+(?:\p{L}+\.?\s)?\d/iu,
  new RegExp(
    String.raw`(?<![\p{L}])(?:alvorligt|kritisk|kronisk|uhelbredeligt|seriously|critically|terminally)\s(?:syg|sygt|syge|ill|sick)\s${anyOf(relatives)}(?![\p{L}])`,
    "iu",
  ),
  new RegExp(
    String.raw`(?<!\p{L})(?:min|mit|vores|my|our)\s${anyOf(relatives)}\s(?:\p{L}+\s){0,5}(?:alvorligt|kritisk|kronisk|seriously|critically|chronically)\s(?:syg|sygt|ill|sick)(?!\p{L})`,
    "iu",
  ),
  /^(?:helbred|helbredsmæssige forhold|handicap|health|disabilit(?:y|ies))\s*[:|]\s*\S.*/iu,
  /(?<![\p{L}])(?:jeg er|er|er visiteret til|ansat i|i|søger)\s(?:fleksjobber|fleksjob|et fleksjob|førtidspensionist|førtidspension)(?![\p{L}])/iu,
];

const faith = anyOf(faiths);

const elected = anyOf(electedPosts);

const religion: readonly RegExp[] = [
  new RegExp(String.raw`(?<![\p{L}])(?:jeg|i)\s(?:er|am|'m|was raised)\s(?:\p{L}+\s){0,2}${faith}(?![\p{L}])`, "iu"),
  // "Katolik og kordirigent i Vor Frue Kirke", without a subject. "Kristen" is a name as well.
  /(?<=^|[.!?]\s)(?:muslim|katolik|jøde|buddhist|hindu|ateist|protestant|baptist|mormon|catholic|atheist)(?=[.,;]|\s(?:og|and)\s|$)/iu,
  /(?<![\p{L}])(?:aktiv|active)\s(?:i|in)\s(?:[\p{L}.-]+\s){0,4}?(?:menighedsråd|church council)\p{L}*|^[\d\s./–-]*(?:[|:]\s*)?menighedsrådet\si\s\p{Lu}\p{L}*/iu,
  new RegExp(
    String.raw`(?<![\p{L}])(?:praktiserende|bekendende|aktiv|troende|practi[sc]ing|devout)\s${faith}(?![\p{L}])`,
    "iu",
  ),
  new RegExp(
    String.raw`(?<![\p{L}])(?:aktiv(?:t medlem)?|engageret|active|involved)\s(?:i|af|in)\s(?:(?:den\sdanske|min|den\slokale|my|the\slocal)\s)?${anyOf(congregations)}(?![\p{L}])`,
    "iu",
  ),
  /^(?:religion|tro|trosretning|trosbekendelse|religiøst tilhørsforhold|faith|konfession)\s*[:|]\s*\S.*/iu,
  /(?<![\p{L}])(?:min|my)\s(?:kristne\s|muslimske\s|jødiske\s|christian\s|muslim\s)?(?:tro|religion|gudstro|faith)(?![\p{L}])(?!\spå)/iu,
  /(?<![\p{L}])medlem af (?:folkekirken|den katolske kirke|pinsekirken|frikirken|moskeen|et trossamfund)(?![\p{L}])/iu,
  new RegExp(
    String.raw`(?<![\p{L}])(?:${elected}|valgt(?:\sind)?|sidder|sad|siddet)(?:\s(?:af|for|i|til|in|of|on)|,)\s(?:[\p{L}.-]+\s){0,4}?(?:menighedsråd|provstiudvalg|stiftsråd|(?:parochial\s)?church\scouncil|parish\scouncil)\p{L}*`,
    "iu",
  ),
  /(?<![\p{L}])menighedsråds(?:medlem|formand)(?![\p{L}])|^[\d\s./:–-]*kirkeværge(?![\p{L}])/iu,
];

const council = String.raw`(?:byråd|kommunalbestyrelse|regionsråd|folketing)`;

const politics: readonly RegExp[] = [
  new RegExp(String.raw`(?<![\p{L}])${anyOf(candidacies)}\s${party}(?![\p{L}])`, "iu"),
  new RegExp(
    String.raw`(?<![\p{L}])${elected}(?:\s(?:af|i|for|hos|of|in)|,)\s(?:${anyOf(partOfParty)}\s)?(?:${party}|(?:et|a|the)\s(?:politisk|political)\spart[iy])(?![\p{L}])(?:\s(?:vælgerforening|ungdom|lokalafdeling|valgkamp)\p{L}*)?`,
    "iu",
  ),
  new RegExp(
    String.raw`(?<![\p{L}])${elected}(?:\s(?:af|i|for)|,)\s(?:[\p{L}-]+\s){0,3}?\p{L}*vælgerforening\p{L}*`,
    "iu",
  ),
  new RegExp(
    String.raw`(?<![\p{L}])medlem af ${council}\p{L}*\s(?:[\p{L}\d–-]+\s){0,4}?for\s${party}(?![\p{L}])`,
    "iu",
  ),
  new RegExp(
    String.raw`(?<![\p{L}])(?:${council}s(?:medlem|kandidat|politiker)|medlem af ${council}(?:et|en)|(?:vice)?borgmester|rådmand)(?:\s[\p{L}\d–-]+){0,4}\s\((?:[ABCFIKMOQVÆØÅ]|SF|LA|DF|EL|KD)\)`,
    "iu",
  ),
  /(?<![\p{L}])(?:folketingskandidat|byrådskandidat|regionsrådskandidat|parliamentary candidate)(?![\p{L}])/iu,
  /^(?:politik|politisk(?:\p{L}*)?(?:\s(?:ståsted|overbevisning|tilhørsforhold|holdning|engagement))?|parti|politisk parti|political (?:views|affiliation|party))\s*[:|]\s*\S.*/iu,
  /(?<![\p{L}])(?:min|mit|my)\s(?:politiske\s(?:ståsted|overbevisning|holdning)|political\s(?:views|affiliation|conviction))(?![\p{L}])/iu,
];

const child = anyOf(children);
const count = String.raw`(?:\d|en|et|to|tre|fire|fem|seks|one|two|three|four|five|six|a)`;

const family: readonly RegExp[] = [
  /^(?:civilstand|civilstatus|ægteskabelig stilling|familie|familieforhold|børn|marital status|civil status|family|children)\s*[:|]\s*\S.*/iu,
  new RegExp(String.raw`(?<![\p{L}\d])${count}\s(?:\p{L}+\s){0,2}${child}(?![\p{L}])`, "iu"),
  new RegExp(
    String.raw`(?<![\p{L}])(?:alene|sted|bonus)?(?:far|fader|mor|moder|forælder|morfar|farfar|mormor|farmor|bedste(?:far|mor)|father|mother|dad|mum|mom|parent)\s(?:til|to|of)\s(?:${count}|tvillinger|twins)(?![\p{L}])`,
    "iu",
  ),
  /(?<![\p{L}])(?:bor|lever|live)\s(?:sammen\s)?(?:med|with)\s(?:min|mine|my)\s\p{L}+/iu,
  /(?<![\p{L}])(?:[Ff]ar|[Mm]or)\stil\s\p{Lu}\p{L}+/u,
  /(?<![\p{L}])(?:[Bb]or|[Ll]ever)\si\s(?:hus|lejlighed|rækkehus|villa)\smed\s\p{Lu}\p{L}+/u,
  /(?<![\p{L}])(?:[Bb]or|[Ll]ever)\s(?:sammen\s)?med\s\p{Lu}\p{L}+\sog\s(?:vores|en|et|to|tre|fire)\s/u,
  /(?<![\p{L}])(?:min|my)\s(?:kone|hustru|mand|ægtefælle|samlever|kæreste|wife|husband|spouse)(?![\p{L}])/iu,
  /(?<![\p{L}])(?:gift(?=\s(?:med|siden|og|på)|[,.;|]|$)|samlever(?=\smed)|samlevende|samboende|fraskilt|skilt(?=[,.;|]|$)|enlig|bor sammen med min|married|divorced|single parent)(?![\p{L}])/iu,
];

const origin: readonly RegExp[] = [
  // The abbreviation "f." must have its full stop, so that the first letter of a name does not match.
  /(?<!\p{L})(?:født|born|f\.)\s?(?:(?:den|d\.|i|in|on)\s)?(?:\d{1,2}[./-]\s?(?:\d{1,2}|\p{L}{3,9}\.?)[./ -]\s?)?(?:(?:19|20)\d\d|(?<=[./-]\s?)\d\d)(?!\d)/iu,
  /^(?:(?:fødselsdato|fødselsdag|fødselsår|date of birth)(?:\s*[:|])?\s|(?:født|alder|born|age)\s*[:|])\s*\S.*/iu,
  /^(?:nationalitet|statsborgerskab|nationality|citizenship)(?:\s*[:|])?\s+\p{Lu}?\p{Ll}+$|^(?:nationalitet|statsborgerskab|nationality|citizenship)\s*[:|]\s*\S.*/iu,
  /(?<!\p{L})(?:dansk|svensk|norsk|tysk|britisk|polsk|tyrkisk|fransk|amerikansk|danish|swedish|norwegian|german|british|polish|turkish)\s(?:statsborger(?:skab)?|citizen(?:ship)?)(?!\p{L})/iu,
  /^(?:køn|sex|gender)\s*[:|]\s*\S.*/iu,
];

export function healthIn(text: string): string | undefined {
  return firstOf(health, text);
}

const relative = new RegExp(
  String.raw`(?<!\p{L})(?:min|mit|vores|my|our)\s(?:\p{L}+\s)?${anyOf(relatives)}(?:['’]?s)?(?!\p{L})|(?<!\p{L})(?:syg|sygt|syge|ill|sick)\s${anyOf(relatives)}(?!\p{L})`,
  "iu",
);
const ownHealth =
  /(?<!\p{L})(?:mit helbred|min (?:egen )?syg(?:dom|emelding)|jeg (?:har|fik|lider|blev syg|er rask)|my (?:own )?(?:health|illness))(?!\p{L})/iu;

/** Whether the sentence about health in a text is about a relative: "orlov på grund af min søns sygdom". */
export function tellsOfRelative(text: string): boolean {
  return sentencesOf(text).some(
    (sentence) => healthIn(sentence) !== undefined && relative.test(sentence) && !ownHealth.test(sentence),
  );
}

export function religionIn(text: string): string | undefined {
  return firstOf(religion, text);
}

export function politicsIn(text: string): string | undefined {
  return firstOf(politics, text);
}

/** A birth date, an age, a nationality or a sex. */
export function originIn(text: string): string | undefined {
  return firstOf(origin, text);
}

/**
 * The part of the first sentence about the family, from its first to its last word about the family; `undefined` if
 * there is no such sentence.
 */
export function familyIn(text: string): string | undefined {
  for (const sentence of sentencesOf(text)) {
    const matches = family.map((pattern) => pattern.exec(sentence)).filter((match) => match !== null);
    const from = Math.min(...matches.map((match) => match.index));
    const to = Math.max(...matches.map((match) => match.index + match[0].length));
    if (matches.length > 0) return sentence.slice(from, to).trim();
  }
  return undefined;
}
