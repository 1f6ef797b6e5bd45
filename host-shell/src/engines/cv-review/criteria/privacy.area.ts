import { type CprPart, findCprInLines } from "../privacy/cpr-in-lines.ts";
import type { CvLine } from "../reading/cv-document.ts";
import { blocksOf, type CvBlock } from "../structure/blocks.ts";
import type { CvStructure } from "../structure/cv-structure.ts";
import { rowsNamed } from "../structure/sections.ts";
import { advice, type Advice } from "./advice/advice.ts";
import type { WarningKey } from "./advice/advice-texts.ts";
import { passed, unjudged, type Verdict, warned } from "./verdict.ts";
import { unseen } from "./unread-cv.ts";
import { defineArea } from "./define-area.ts";
import { defineCriterion } from "./define-criterion.ts";
import { counted, listed, quoted, quotedList } from "./danish.ts";
import { exampleWords } from "./example-words.ts";
import { place } from "./nouns.ts";
import { familyIn, healthIn, tellsOfRelative, originIn, politicsIn, religionIn } from "./private-matters.ts";

const cprNumber = defineCriterion({
  id: "cpr-number",
  area: "privacy",
  title: "CPR-nummer",
  judge: (cv) => {
    const numbers = findCprInLines(cv.document.lines);
    const places = numbers.filter((parts) => !mayBeOther(parts)).flatMap(([part]) => (part ? part.line.page + 1 : []));
    const first = places[0];
    const [doubtful] = numbers.find(mayBeOther) ?? [];
    if (first === undefined && doubtful !== undefined)
      return unjudged(
        `${quoted(
          doubtful.line.text
            .slice(0, doubtful.end)
            .slice(-wordsBefore)
            .replace(/^\S*\s(?=.*\d)/u, ""),
        )} på side ${doubtful.line.page + 1} ligner et CPR-nummer.`,
        advice("privacy.maybeCpr"),
      );
    if (first === undefined && !cv.legible) return unjudged(unseen(cv, "der står et CPR-nummer"));
    if (first === undefined) return passed("Vi fandt intet CPR-nummer i teksten.", advice("privacy.noCpr"));
    const what =
      places.length === 1
        ? `Der står et CPR-nummer på side ${first}`
        : `Der står CPR-numre ${counted(places.length, place)}, første gang på side ${first}`;
    return warned(`${what}.`, advice("privacy.cpr"));
  },
});

/**
 * Whether the digits may be something other than a CPR number: the words before them name another number ("Patent
 * 150305-2010"), or they are a day followed by a period of two years ("010309-2012 lærling").
 */
function mayBeOther(parts: readonly CprPart<CvLine>[]): boolean {
  const [first] = parts;
  const number = parts.map(({ line, start, end }) => line.text.slice(start, end)).join("");
  const year = Number(/(?<year>\d\d)\D*(?:19|20)\d\d$/u.exec(number)?.groups?.["year"]);
  const before = first?.line.text.slice(0, first.start) ?? "";
  return ofOtherThing.test(before) || (year > bornLatest && year < bornEarliest && !/cpr|person/iu.test(before));
}

/** The most characters in the quotation of a number and the words before it. */
const wordsBefore = 40;

const ofOtherThing =
  /(?:patent|kontrakt|contract|projekt|project|licens|license)[\p{L}-]*\s(?:nr\.?|no\.?|nummer)?\s*$/iu;
/** The two-digit years of birth of today's managers, who were born from 1937 to 2002. */
const [bornEarliest, bornLatest] = [37, 2];

const health = defineCriterion({
  id: "health",
  area: "privacy",
  title: "Helbred",
  judge: (cv) => {
    const isOfRelative = blocksIn(cv).some(({ text }) => healthIn(text) !== undefined && tellsOfRelative(text));
    return verdictOn(cv, healthIn, isOfRelative ? "en pårørendes helbred" : "dit helbred", adviceOnHealth(cv));
  },
});

const religion = defineCriterion({
  id: "religion",
  area: "privacy",
  title: "Religion",
  judge: (cv) => verdictOn(cv, religionIn, "din tro", advice("privacy.religion")),
});

const politics = defineCriterion({
  id: "politics",
  area: "privacy",
  title: "Politik",
  judge: (cv) => {
    const hverv = exampleWords[cv.document.language].council;
    return verdictOn(cv, politicsIn, "dit politiske ståsted", advice("privacy.politics", { hverv }));
  },
});

/**
 * An illness that explains the time between two roles gets other advice: if it were removed, the reader would see a
 * gap.
 */
function adviceOnHealth(cv: CvStructure): Advice<WarningKey> {
  const isAmongRoles = cv.breaks.some(({ label, description }) => healthIn(`${label}\n${description}`) !== undefined);
  return isAmongRoles
    ? advice("privacy.healthBreak", { orlov: exampleWords[cv.document.language].leave })
    : advice("privacy.health");
}

type Find = (text: string) => string | undefined;

/** The verdict on what `find` finds in the CV. `what` completes "en oplysning om". */
function verdictOn(cv: CvStructure, find: Find, what: string, whatToDo: Advice<WarningKey>): Verdict {
  const found = blocksIn(cv).flatMap((block) => find(block.text) ?? []);
  if (found.length === 0) {
    return cv.legible
      ? passed(`Vi så ingen oplysninger om ${what}, men kig selv efter: Det kan skrives på mange måder.`)
      : unjudged(unseen(cv, `der står noget om ${what}`));
  }
  return warned(`${quotedList(found)} læser vi som en oplysning om ${what}.`, whatToDo);
}

/** Whole paragraphs, since a sentence may span several lines. */
function blocksIn(cv: CvStructure): readonly CvBlock[] {
  return [cv.sections.head, ...cv.sections.list.map((section) => section.rows), cv.sections.furniture].flatMap((rows) =>
    blocksOf(rows, cv.flow),
  );
}

/** Only a tip, since a CV may mention age, origin, marriage and children. */
const family = defineCriterion({
  id: "family",
  area: "privacy",
  title: "Alder, nationalitet og familie",
  judge: (cv) => {
    const experience = new Set(
      (["experience", "education", "courses", "boards", "volunteering"] as const).flatMap((name) =>
        rowsNamed(cv.sections, name),
      ),
    );
    const found = blocksOf(
      cv.rows.filter((row) => !experience.has(row)),
      cv.flow,
    ).flatMap(({ text }) => [originIn(text), familyIn(text)].filter((found) => found !== undefined));
    if (found.length === 0)
      return unjudged(
        "Vi så hverken fødselsdato, nationalitet, ægteskab eller børn, men kig selv efter.",
        advice("privacy.noFamily"),
      );
    return unjudged(
      `Du skriver ${listed(found.slice(0, 3).map((text) => quoted(text, 40)))}.`,
      advice("privacy.family"),
    );
  },
});

/** The fact to remove, by the id of the criterion that warns. */
const toRemove = {
  "cpr-number": "et CPR-nummer",
  health: "en oplysning om helbred",
  religion: "en oplysning om religion",
  politics: "en oplysning om politik",
  family: undefined,
} as const;

export const privacyArea = defineArea({
  key: "privacy",
  title: "Følsomme oplysninger",
  criteria: [cprNumber, health, religion, politics, family],
  summary: (_, { items }) => {
    const found = items.flatMap(({ warning, id }) => (warning ? (toRemove[id] ?? []) : []));
    const text =
      found.length === 0
        ? "Vi så ingen følsomme oplysninger, du bør fjerne, men kig selv efter."
        : `Vi fandt noget, du bør overveje at fjerne: ${listed(found)}.`;
    return { text, isfound: found.length > 0 };
  },
});
