import { anyOf, notBeforeLetter } from "../../phrase-matcher/compile-phrases.ts";
import { danishSmallNumbers, danishTens } from "../phrases/numbers.phrases.ts";
import { passiveOpenings } from "../phrases/passive-openings.phrases.ts";
import type { CvStructure } from "../structure/cv-structure.ts";
import type { CvRole } from "../structure/roles.ts";
import { sentencesOf } from "../structure/words.ts";
import { advice } from "./advice/advice.ts";
import { improvable, passed, unjudged, warned } from "./verdict.ts";
import { noRoles } from "./unread-cv.ts";
import { defineArea } from "./define-area.ts";
import { defineCriterion } from "./define-criterion.ts";
import { capital, counted, partOf, quoted, quotedList, shareOf } from "./danish.ts";
import { exampleWords } from "./example-words.ts";
import { kindOfPoints } from "./nouns.ts";
import { plainWords, spelling } from "./plain-language.ts";

const passive = new RegExp(
  `^(?:(?:jeg|i|min|mine|my) )?(?:(?:var|er|har været|had|was|am|have been) )?${anyOf(passiveOpenings)}${notBeforeLetter}`,
  "iu",
);

/**
 * The sentences that may hide what the person did: the points of a role, and the sentences of the text above a list.
 */
function sentencesAboutWork({ points, pointsAreSentences, blocks }: CvRole): readonly string[] {
  if (pointsAreSentences) return points;
  const above = blocks.filter(({ kind }) => kind === "paragraph").flatMap(({ text }) => sentencesOf(text));
  return [...above.filter((sentence) => openingOf(sentence) !== undefined), ...points];
}

const activeVerbs = defineCriterion({
  id: "active-verbs",
  area: "actionverbs",
  title: "Aktive verber",
  judge: ({ roles = [], document: { language } }) => {
    const points = roles.flatMap(sentencesAboutWork);
    const weak = points.flatMap((own) => openingOf(own) ?? []);
    const kind = kindOfPoints(roles);
    const {
      led: ledede,
      introduced: indførte,
      reduced: nedbragte,
      negotiated: forhandlede,
      responsible,
      participated,
    } = exampleWords[language];
    if (points.length === 0) {
      return unjudged(advice("actionverbs.none", { ledede, indførte, forhandlede }));
    }
    if (weak.length > points.length / 2) {
      const example = points.find((own) => openingOf(own) !== undefined) ?? "";
      return warned(
        `${capital(partOf(weak.length, points.length, kind))}${shareOf(weak.length, points.length)} begynder med vendinger som ${quotedList(distinct(weak))}.`,
        advice("actionverbs.many", { punkt: quoted(example, 80), ledede, indførte, nedbragte, forhandlede }),
      );
    }
    if (weak.length === 0)
      return passed(
        `${points.length === 1 ? `${capital(partOf(1, 1, kind))} begynder ikke` : `Ingen af de ${counted(points.length, kind)} begynder`} med vendinger som »${responsible}« eller »${participated}«.`,
        advice("actionverbs.good"),
      );
    return improvable(
      `${capital(partOf(weak.length, points.length, kind))} begynder med vendinger som ${quotedList(distinct(weak), 2)}.`,
      advice(weak.length === 1 ? "actionverbs.one" : "actionverbs.few", { ledede, indførte }),
    );
  },
});

function summaryWithoutPoints(cv: CvStructure): string {
  return (cv.roles?.length ?? 0) === 0
    ? noRoles(cv, "dine job er beskrevet med aktive verber")
    : "Vi fandt ingen beskrivelser af dine job, hvor vi kunne se på sproget.";
}

/** Sentences without the person: "Der blev ført sager", "Medlemsbladet er blevet nedlagt". */
const withoutPerson =
  /^(?:der (?:er blevet|blev|bliver)|(?!jeg |vi |i |we )\p{L}+ (?:er blevet|blev|bliver)|there (?:was|were|has been|have been))(?= \p{L})/iu;

const numberWord = anyOf([...danishSmallNumbers, ...danishTens]);
const amount = new RegExp(String.raw`^\s(?:\d|${numberWord}${notBeforeLetter})`, "iu");

/** "Deling på 32 mand" states the size of a unit. "Opfølgning på sager" names an activity. */
function isSizeOfUnit(opening: string, text: string): boolean {
  return / på$/iu.test(opening) && amount.test(text.slice(opening.length));
}

/** The words that open a point and hide what the person did; `undefined` if the point opens with other words. */
export function openingOf(point: string): string | undefined {
  const text = point.trim();
  const opening = passive.exec(text)?.[0] ?? withoutPerson.exec(text)?.[0];
  return opening !== undefined && isSizeOfUnit(opening, text) ? undefined : opening;
}

function distinct(texts: readonly string[]): readonly string[] {
  return [...new Map(texts.map((text) => [text.toLowerCase(), text])).values()];
}

export const actionVerbsArea = defineArea({
  key: "actionverbs",
  title: "Aktivt sprog",
  criteria: [activeVerbs, spelling, plainWords],
  summary: (cv) => {
    const { roles = [] } = cv;
    const points = roles.flatMap(sentencesAboutWork);
    if (points.length === 0) return { text: summaryWithoutPoints(cv), isfound: false };
    return {
      text: `Vi så på, hvordan ${counted(points.length, kindOfPoints(roles))} i dine job begynder.`,
      isfound: true,
    };
  },
});
