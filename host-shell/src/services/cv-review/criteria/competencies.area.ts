import type { CvArea, CvItem } from "shared-runtime/api/cv.ts";
import type { CvCompetencies } from "../structure/cv-competencies.ts";
import type { CvStructure } from "../structure/cv-structure.ts";
import { findDates } from "../structure/cv-date.ts";
import { countWords } from "../structure/words.ts";
import { areaOf, missing, type AreaPart, partNotFound, passed, unjudged, warned } from "./area-findings.ts";
import { type ExampleWords, exampleWords } from "./example-words.ts";
import { counted, partOf, percentOf, quotedList, spelled } from "./danish.ts";
import { competence, trait } from "./nouns.ts";
import { isSoftTrait } from "./soft-traits.ts";

const fewest = 5;
const most = 25;

const part: AreaPart = {
  name: "competencies",
  missing: "et afsnit med kompetencer",
  contents: "kompetencer",
  whether: "der er et afsnit med kompetencer",
  todo: "Saml dine kompetencer i et afsnit",
};

export function reviewCompetencies(cv: CvStructure): CvArea {
  const { competencies } = cv;
  return areaOf({
    key: "competencies",
    title: "Kompetencer",
    text:
      competencies === undefined
        ? partNotFound(cv, part)
        : competencies.prose
          ? "Dine kompetencer står som løbende tekst."
          : areCounted(competencies)
            ? `Vi talte ${counted(competencies.items.length, competence)} i dit CV.`
            : `Vi fandt kompetencer i dit CV, fx ${quotedList(competencies.items.slice(0, 3), 3, 40)}.`,
    isfound: competencies !== undefined,
    items: [presence(cv), countItem(competencies), softItem(competencies, exampleWords[cv.document.language])],
  });
}

/** Whether the items are as short as words of a list, so that they were divided where the writer meant. */
function areCounted({ items, lines }: CvCompetencies): boolean {
  return items.every((item) => countWords(item) <= mostWordsOfOne) && items.length >= lines / 2;
}

const mostWordsOfOne = 5;

/** A longer one is several that were read as one. */
const mostWords = 7;

function presence(cv: CvStructure): CvItem {
  const { competencies } = cv;
  const words = exampleWords[cv.document.language];
  if (competencies === undefined) {
    return missing(
      cv,
      "Kompetencer",
      part,
      `Saml otte til tolv af dem under overskriften »${words.competencies}«, og brug de ord, der står i de stillingsopslag, du går efter, fx »${words.peopleManagement}«, »${words.budgets}« og »${words.change}«.`,
    );
  }
  const text = competencies.prose
    ? "Dit CV har et afsnit med kompetencer."
    : `Dit CV har et afsnit med kompetencer, fx ${quotedList(competencies.items.slice(0, 3), 3, 40)}.`;
  return passed("Kompetencer", text);
}

function countItem(competencies: CvCompetencies | undefined): CvItem {
  const title = "Antal kompetencer";
  if (competencies === undefined)
    return unjudged(title, `Mellem ${fewest} og ${most} kompetencer er passende, når du skriver dem.`);
  if (competencies.prose) {
    return unjudged(
      title,
      "Vi kunne ikke tælle dine kompetencer, fordi de står som løbende tekst. En liste er lettere at overskue for den, der læser hurtigt.",
    );
  }
  const count = competencies.items.length;
  const counts = counted(count, competence);
  const isWhole = competencies.items.every((item) => countWords(item) <= mostWords && findDates(item).length === 0);
  if ((count < fewest || count > most) && !isWhole) {
    return unjudged(
      title,
      `Vi læser ${counts} og er ikke sikre på, at vi deler dem rigtigt. Mellem ${fewest} og ${most} er passende.`,
    );
  }
  if (count < fewest && competencies.lines >= fewest) {
    return unjudged(
      title,
      `Vi læser ${counts} på ${spelled(competencies.lines)} linjer og er ikke sikre på, at vi deler dem rigtigt. Mellem ${fewest} og ${most} er passende.`,
    );
  }
  if (count < fewest) {
    return warned(
      title,
      `Du nævner ${counts}. Tag mindst ${spelled(fewest)} med: Kig på det, du faktisk gør i dit nuværende job, og på ordene i de stillingsopslag, du går efter.`,
      "Tag flere kompetencer med",
    );
  }
  if (count > most) {
    return warned(
      title,
      `Du nævner ${counts}. I så lang en liste drukner det vigtige. Behold højst ${most}, og begynd med dem, dit næste job kræver.`,
      "Skær ned på listen med kompetencer",
    );
  }
  return passed(title, `Du nævner ${counts}. Det er til at overskue.`);
}

function softItem(competencies: CvCompetencies | undefined, words: ExampleWords): CvItem {
  const title = "Faglige kompetencer";
  if (competencies === undefined)
    return unjudged(title, "Når du skriver dine kompetencer, så lad de faglige fylde mest.");
  const soft = competencies.items.filter(isSoftTrait);
  const count = competencies.items.length;
  if (competencies.prose || count === 0) {
    return unjudged(
      title,
      "Vi kunne ikke skille dine kompetencer fra hinanden, så vi kan ikke se, hvor mange af dem der er faglige.",
    );
  }
  if (soft.length > count / 2) {
    return warned(
      title,
      `${mostlySoft(soft, count)}. Dem har læseren kun dit ord for. Lad faglige kompetencer fylde mest, fx »${words.budgetControl}« eller »${words.recruitment}«, og vis de personlige i dine resultater.`,
      "Lad de faglige kompetencer fylde mest",
    );
  }
  const traits = soft.length === 0 ? `ingen ${trait.several}` : `kun ${counted(soft.length, trait)}`;
  const all = count === 1 ? "kompetencer" : counted(count, competence);
  return passed(
    title,
    `Vi genkendte ${traits} blandt dine ${all}. Det er de faglige, der kan holdes op mod et stillingsopslag.`,
  );
}

/** The count is a minimum, since a CV may contain traits that are not in the list. */
function mostlySoft(soft: readonly string[], count: number): string {
  const examples = quotedList(soft.slice(0, 3));
  if (count === 1) return `Den eneste kompetence, du nævner, er en ${trait.one}: ${examples}`;
  const share = `Mindst ${partOf(soft.length, count, competence, "dine")} (${percentOf(soft.length, count)})`;
  const all = count === 2 ? "Begge dine kompetencer" : `Alle dine ${counted(count, competence)}`;
  return `${soft.length === count ? all : share} er ${trait.several}, fx ${examples}`;
}
