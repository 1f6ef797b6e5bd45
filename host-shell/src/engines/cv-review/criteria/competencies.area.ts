import type { CvCompetencies } from "../structure/cv-competencies.ts";
import { findDates } from "../structure/cv-date.ts";
import { countWords } from "../structure/words.ts";
import { advice } from "./advice/advice.ts";
import { passed, unjudged, warned } from "./verdict.ts";
import { type AreaPart, missing, partNotFound } from "./missing-part.ts";
import { defineArea } from "./define-area.ts";
import { defineCriterion } from "./define-criterion.ts";
import { exampleWords } from "./example-words.ts";
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
};

/** Whether the items are as short as the words of a list. Longer items may have been split in a wrong place. */
function areCounted({ items, lines }: CvCompetencies): boolean {
  return items.every((item) => countWords(item) <= mostWordsOfOne) && items.length >= lines / 2;
}

const mostWordsOfOne = 5;

/** An item with more words is several items that were read as one. */
const mostWords = 7;

const competencyList = defineCriterion({
  id: "competency-list",
  area: "competencies",
  title: "Kompetencer",
  judge: (cv) => {
    const { competencies } = cv;
    const words = exampleWords[cv.document.language];
    if (competencies === undefined) {
      return missing(
        cv,
        part,
        advice("competencies.missing", {
          overskrift: words.competencies,
          personaleledelse: words.peopleManagement,
          budgetansvar: words.budgets,
          forandringsledelse: words.change,
        }),
      );
    }
    const text = competencies.prose
      ? "Dit CV har et afsnit med kompetencer."
      : `Dit CV har et afsnit med kompetencer, fx ${quotedList(competencies.items.slice(0, 3), 3, 40)}.`;
    return passed(text);
  },
});

const competencyCount = defineCriterion({
  id: "competency-count",
  area: "competencies",
  title: "Antal kompetencer",
  judge: ({ competencies }) => {
    const limits = { mindst: String(fewest), højst: String(most) };
    if (competencies === undefined) return unjudged(advice("competencies.count", limits));
    if (competencies.prose) {
      return unjudged(
        "Vi kunne ikke tælle dine kompetencer, fordi de står som løbende tekst.",
        advice("competencies.prose"),
      );
    }
    const count = competencies.items.length;
    const counts = counted(count, competence);
    const isWhole = competencies.items.every((item) => countWords(item) <= mostWords && findDates(item).length === 0);
    if ((count < fewest || count > most) && !isWhole) {
      return unjudged(
        `Vi læser ${counts} og er ikke sikre på, at vi deler dem rigtigt.`,
        advice("competencies.uncertainCount", limits),
      );
    }
    if (count < fewest && competencies.lines >= fewest) {
      return unjudged(
        `Vi læser ${counts} på ${spelled(competencies.lines)} linjer og er ikke sikre på, at vi deler dem rigtigt.`,
        advice("competencies.uncertainCount", limits),
      );
    }
    if (count < fewest) {
      return warned(`Du nævner ${counts}.`, advice("competencies.few", { mindst: spelled(fewest) }));
    }
    if (count > most) {
      return warned(`Du nævner ${counts}.`, advice("competencies.many", { højst: String(most) }));
    }
    return passed(`Du nævner ${counts}.`, advice("competencies.goodCount"));
  },
});

const professionalCompetencies = defineCriterion({
  id: "professional-competencies",
  area: "competencies",
  title: "Faglige kompetencer",
  judge: ({ competencies, document: { language } }) => {
    const words = exampleWords[language];
    if (competencies === undefined) return unjudged(advice("competencies.kinds"));
    const soft = competencies.items.filter(isSoftTrait);
    const count = competencies.items.length;
    if (competencies.prose || count === 0) {
      return unjudged(
        "Vi kunne ikke skille dine kompetencer fra hinanden, så vi kan ikke se, hvor mange af dem der er faglige.",
      );
    }
    if (soft.length > count / 2) {
      return warned(
        `${mostlySoft(soft, count)}.`,
        advice("competencies.mostlySoft", { budgetopfølgning: words.budgetControl, rekruttering: words.recruitment }),
      );
    }
    const traits = soft.length === 0 ? `ingen ${trait.several}` : `kun ${counted(soft.length, trait)}`;
    const all = count === 1 ? "kompetencer" : counted(count, competence);
    return passed(`Vi genkendte ${traits} blandt dine ${all}.`, advice("competencies.goodKinds"));
  },
});

/** The count is a minimum, since a CV may contain traits that are not in the list. */
function mostlySoft(soft: readonly string[], count: number): string {
  const examples = quotedList(soft.slice(0, 3));
  if (count === 1) return `Den eneste kompetence, du nævner, er en ${trait.one}: ${examples}`;
  const share = `Mindst ${partOf(soft.length, count, competence, "dine")} (${percentOf(soft.length, count)})`;
  const all = count === 2 ? "Begge dine kompetencer" : `Alle dine ${counted(count, competence)}`;
  return `${soft.length === count ? all : share} er ${trait.several}, fx ${examples}`;
}

export const competenciesArea = defineArea({
  key: "competencies",
  title: "Kompetencer",
  criteria: [competencyList, competencyCount, professionalCompetencies],
  summary: (cv) => {
    const { competencies } = cv;
    if (competencies === undefined) return { text: partNotFound(cv, part), isfound: false };
    return { text: summaryOf(competencies), isfound: true };
  },
});

function summaryOf(competencies: CvCompetencies): string {
  if (competencies.prose) return "Dine kompetencer står som løbende tekst.";
  return areCounted(competencies)
    ? `Vi talte ${counted(competencies.items.length, competence)} i dit CV.`
    : `Vi fandt kompetencer i dit CV, fx ${quotedList(competencies.items.slice(0, 3), 3, 40)}.`;
}
