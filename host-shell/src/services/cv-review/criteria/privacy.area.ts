import type { CvArea, CvItem } from "shared-runtime/api/cv.ts";
import { findCprInLines } from "../privacy/cpr-in-lines.ts";
import { blocksOf, type CvBlock } from "../structure/blocks.ts";
import type { CvStructure } from "../structure/cv-structure.ts";
import { rowsNamed } from "../structure/sections.ts";
import { areaOf, passed, unjudged, unseen, warned } from "./area-findings.ts";
import { counted, listed, quoted, quotedList } from "./danish.ts";
import { exampleWords } from "./example-words.ts";
import { place } from "./nouns.ts";
import { familyIn, healthIn, politicsIn, religionIn } from "./private-matters.ts";

export function reviewPrivacy(cv: CvStructure): CvArea {
  const items = [
    cprItem(cv),
    matterItem(
      cv,
      "Helbred",
      healthIn,
      "dit helbred",
      "Det har en arbejdsgiver som hovedregel ikke ret til at vide, når du søger. Slet det, og tag det op senere, hvis det får betydning for jobbet og du selv ønsker det.",
      "Slet det, du skriver om dit helbred",
    ),
    matterItem(
      cv,
      "Religion",
      religionIn,
      "din tro",
      "Den er din egen sag, og den må ikke indgå i en ansættelse. Slet det, medmindre det er afgørende for netop det job, du søger, eller viser ledelseserfaring, som jobbet kræver.",
      "Slet det, du skriver om din tro",
    ),
    matterItem(
      cv,
      "Politik",
      politicsIn,
      "dit politiske ståsted",
      `Det kan komme til at stå i vejen for det, du kan. Slet det, eller skriv det neutralt, fx »${exampleWords[cv.document.language].council}«, hvis hvervet har givet dig ledelseserfaring.`,
      "Slet dit politiske ståsted, eller skriv det neutralt",
    ),
    familyItem(cv),
  ];
  const found = items.filter((item) => item.warning).map((item) => item.title);
  return areaOf({
    key: "privacy",
    title: "Følsomme oplysninger",
    text:
      found.length === 0
        ? "Vi så ingen følsomme oplysninger, du bør fjerne, men kig selv efter."
        : `Vi fandt noget, du bør overveje at fjerne: ${listed(found.map((title) => named[title] ?? title))}.`,
    isfound: found.length > 0,
    items,
  });
}

/** The contents to remove, by the title of the criterion that found them. */
const named: Readonly<Record<string, string>> = {
  "CPR-nummer": "et CPR-nummer",
  Helbred: "en oplysning om helbred",
  Religion: "en oplysning om religion",
  Politik: "en oplysning om politik",
};

function cprItem(cv: CvStructure): CvItem {
  const title = "CPR-nummer";
  const places = findCprInLines(cv.document.lines).flatMap(([part]) => (part ? part.line.page + 1 : []));
  const first = places[0];
  if (first === undefined && !cv.legible) return unjudged(title, unseen(cv, "der står et CPR-nummer"));
  if (first === undefined)
    return passed(
      title,
      "Vi fandt intet CPR-nummer i teksten. Sådan skal det være: En arbejdsgiver har først brug for det, når du er ansat.",
    );
  const what =
    places.length === 1
      ? `Der står et CPR-nummer på side ${first}`
      : `Der står CPR-numre ${counted(places.length, place)}, første gang på side ${first}`;
  return warned(
    title,
    `${what}. Slet det, før du sender dit CV til nogen: Et CPR-nummer kan misbruges, og en arbejdsgiver har først brug for det, når du er ansat. Din fødselsdato er nok, hvis du vil vise din alder.`,
    "Slet dit CPR-nummer",
  );
}

type Find = (text: string) => string | undefined;

function matterItem(cv: CvStructure, title: string, find: Find, what: string, advice: string, todo: string): CvItem {
  const found = blocksIn(cv).flatMap((block) => find(block.text) ?? []);
  if (found.length === 0) {
    return cv.legible
      ? passed(title, `Vi så ingen oplysninger om ${what}, men kig selv efter: Det kan skrives på mange måder.`)
      : unjudged(title, unseen(cv, `der står noget om ${what}`));
  }
  return warned(title, `${quotedList(found)} læser vi som en oplysning om ${what}. ${advice}`, todo);
}

/** Whole paragraphs, since a sentence may span several lines. */
function blocksIn(cv: CvStructure): readonly CvBlock[] {
  return [cv.sections.head, ...cv.sections.list.map((section) => section.rows), cv.sections.furniture].flatMap((rows) =>
    blocksOf(rows, cv.flow),
  );
}

/** Only a tip, since a CV may mention marriage and children. */
function familyItem(cv: CvStructure): CvItem {
  const title = "Civilstand og børn";
  const jobs = new Set(
    (["experience", "education", "courses", "boards", "volunteering"] as const).flatMap((name) =>
      rowsNamed(cv.sections, name),
    ),
  );
  const found = cv.rows.filter((row) => !jobs.has(row)).flatMap((row) => familyIn(row.text) ?? []);
  if (found.length === 0)
    return unjudged(
      title,
      "Vi så ingen oplysninger om ægteskab eller børn, men kig selv efter. De behøver ikke stå i et CV, medmindre du selv har lyst.",
    );
  return unjudged(
    title,
    `Du skriver ${listed(found.slice(0, 2).map((text) => quoted(text, 40)))}. Det er helt i orden, men ikke nødvendigt. Vil du gerne bruge pladsen på noget andet, så brug den på det, du kan.`,
  );
}
