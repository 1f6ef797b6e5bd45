import { anyOf, notBeforeLetter } from "../../phrase-matcher/compile-phrases.ts";
import { passiveOpenings } from "../phrases/passive-openings.phrases.ts";
import type { CvStructure } from "../structure/cv-structure.ts";
import type { CvRole } from "../structure/roles.ts";
import { sentencesOf } from "../structure/words.ts";
import { advice } from "./advice/advice.ts";
import { areaOf, improvable, noJobs, passed, unjudged, warned } from "./area-findings.ts";
import type { DraftArea, DraftItem } from "./draft-area.ts";
import { capital, counted, type Noun, partOf, quoted, quotedList, shareOf } from "./danish.ts";
import { type ExampleWords, exampleWords } from "./example-words.ts";
import { kindOfPoints } from "./nouns.ts";

const title = "Aktive verber";

const passive = new RegExp(
  `^(?:(?:jeg|i|min|mine|my) )?(?:(?:var|er|har været|had|was|am|have been) )?${anyOf(passiveOpenings)}${notBeforeLetter}`,
  "iu",
);

export function reviewActionVerbs(cv: CvStructure): DraftArea {
  const roles = cv.roles ?? [];
  const points = roles.flatMap(sentencesAboutWork);
  const weak = points.flatMap((own) => openingOf(own) ?? []);
  const kind = kindOfPoints(roles);
  return areaOf({
    key: "actionverbs",
    title: "Aktivt sprog",
    text:
      points.length === 0
        ? withoutPoints(cv)
        : `Vi så på, hvordan ${counted(points.length, kind)} i dine job begynder.`,
    isfound: points.length > 0,
    items: [itemOf(points, weak, kind, exampleWords[cv.document.language])],
  });
}

/** The points of a job, and of the text above a list the sentences that hide what the person did. */
function sentencesAboutWork({ points, pointsAreSentences, blocks }: CvRole): readonly string[] {
  if (pointsAreSentences) return points;
  const above = blocks.filter(({ kind }) => kind === "paragraph").flatMap(({ text }) => sentencesOf(text));
  return [...above.filter((sentence) => openingOf(sentence) !== undefined), ...points];
}

function itemOf(
  points: readonly string[],
  weak: readonly string[],
  kind: Noun,
  {
    led: ledede,
    introduced: indførte,
    reduced: nedbragte,
    negotiated: forhandlede,
    responsible,
    participated,
  }: ExampleWords,
): DraftItem {
  if (points.length === 0) {
    return unjudged(title, advice("actionverbs.none", { ledede, indførte, forhandlede }));
  }
  if (weak.length > points.length / 2) {
    const example = points.find((own) => openingOf(own) !== undefined) ?? "";
    return warned(
      title,
      `${capital(partOf(weak.length, points.length, kind))}${shareOf(weak.length, points.length)} begynder med vendinger som ${quotedList(distinct(weak))}.`,
      advice("actionverbs.many", { punkt: quoted(example, 80), ledede, indførte, nedbragte, forhandlede }),
    );
  }
  if (weak.length === 0)
    return passed(
      title,
      `${points.length === 1 ? `${capital(partOf(1, 1, kind))} begynder ikke` : `Ingen af de ${counted(points.length, kind)} begynder`} med vendinger som »${responsible}« eller »${participated}«.`,
      advice("actionverbs.good"),
    );
  return improvable(
    title,
    `${capital(partOf(weak.length, points.length, kind))} begynder med vendinger som ${quotedList(distinct(weak), 2)}.`,
    advice(weak.length === 1 ? "actionverbs.one" : "actionverbs.few", { ledede, indførte }),
  );
}

function withoutPoints(cv: CvStructure): string {
  return (cv.roles?.length ?? 0) === 0
    ? noJobs(cv, "dine job er beskrevet med aktive verber")
    : "Vi fandt ingen beskrivelser af dine job, hvor vi kunne se på sproget.";
}

/** Sentences without the person: "Der blev ført sager", "Medlemsbladet er blevet nedlagt". */
const withoutPerson =
  /^(?:der (?:er blevet|blev|bliver)|(?!jeg |vi |i |we )\p{L}+ (?:er blevet|blev|bliver)|there (?:was|were|has been|have been))(?= \p{L})/iu;

/** The words that open a point and hide what the person did; `undefined` if it opens otherwise. */
export function openingOf(point: string): string | undefined {
  const text = point.trim();
  return passive.exec(text)?.[0] ?? withoutPerson.exec(text)?.[0];
}

function distinct(texts: readonly string[]): readonly string[] {
  return [...new Map(texts.map((text) => [text.toLowerCase(), text])).values()];
}
