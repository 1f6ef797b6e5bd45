import { mainRoles } from "../structure/side-roles.ts";
import { isCertain } from "../structure/certain-role.ts";
import type { CvStructure } from "../structure/cv-structure.ts";
import { latestRoles } from "../structure/latest-roles.ts";
import { tellsNumber } from "../structure/numbers.ts";
import { rowsNamed } from "../structure/sections.ts";
import { tellsOwnNumber } from "../structure/own-numbers.ts";
import { openingOf } from "./actionverbs.area.ts";
import { advice } from "./advice/advice.ts";
import { passed, unjudged, warned } from "./verdict.ts";
import { noRoles } from "./unread-cv.ts";
import { defineArea } from "./define-area.ts";
import { defineCriterion } from "./define-criterion.ts";
import { askedIfLatestMissed } from "./missed-role.ts";
import { capital, counted, type Noun, partOf, quoted, shareOf } from "./danish.ts";
import { point, sentence } from "./nouns.ts";

const enough = 0.3;

/** The points of the latest roles by the kind of their numbers. */
interface NumberedPoints {
  readonly all: readonly string[];
  /** Points with an amount that the person achieved. */
  readonly own: readonly string[];
  /** Points with another number, which may or may not count as a result. */
  readonly unclear: readonly string[];
  /** Whether the roles were read well enough to state that few points have numbers. */
  readonly certain: boolean;
  readonly kind: Noun;
  /** Words for the roles: "dine to seneste job". */
  readonly where: string;
}

/** `undefined` if the latest roles have no points. */
function numberedPointsIn(cv: CvStructure): NumberedPoints | undefined {
  const roles = latestRoles(mainRoles(cv.roles ?? []), 2);
  const all = roles.flatMap((role) => role.points);
  if (all.length === 0) return undefined;
  const { language } = cv.document;
  const own = all.filter((text) => tellsOwnNumber(text, language));
  return {
    all,
    own,
    unclear: all.filter((text) => !own.includes(text) && tellsNumber(text, language)),
    certain: roles.every((role) => isCertain(role, cv.roles ?? [])),
    kind: roles.every((role) => role.pointsAreSentences) ? sentence : point,
    where: roles.length === 1 ? "dit seneste job" : "dine to seneste job",
  };
}

/**
 * Whether rows have more cells than the names of a role need. Points in the other cells may have been read as names.
 */
function areInTable({ sections }: CvStructure): boolean {
  return rowsNamed(sections, "experience").some(({ cells = [] }) => cells.length > mostNames);
}

/** The most cells of a row that has the period, title and employer of a role. */
const mostNames = 3;

function countOf({ all, own, unclear, kind, where }: NumberedPoints): string {
  if (own.length > 0) {
    const count = `${partOf(own.length, all.length, kind)} i ${where} har et tal`;
    return unclear.length === 0 ? capital(count) : `Mindst ${count}`;
  }
  if (unclear.length > 0) return `Vi er ikke sikre på, om tallene i ${where} viser, hvad du har opnået`;
  return all.length === 1
    ? `${capital(partOf(1, 1, kind))} i ${where} har intet tal`
    : `Ingen af de ${counted(all.length, kind)} i ${where} har et tal`;
}

const resultNumbers = defineCriterion({
  id: "result-numbers",
  area: "results",
  title: "Tal i dine seneste job",
  judge: (cv) => {
    const points = numberedPointsIn(cv);
    if (points === undefined) return unjudged(advice("results.none"));
    const { all, own, unclear, certain } = points;
    const count = countOf(points);
    const best = own
      .filter((text) => openingOf(text) === undefined)
      .toSorted((a, b) => strengthOf(b) - strengthOf(a))[0];
    const few = all.length * enough;
    const without = all.find((text) => !own.includes(text) && !unclear.includes(text)) ?? unclear[0];
    const share = own.length === 0 || unclear.length > 0 ? "" : shareOf(own.length, all.length);
    const told = `${count}${share}.`;
    if (own.length >= few || without === undefined)
      return passed(`${told}${best === undefined ? "" : ` Et godt eksempel er ${quoted(best, 90)}.`}`);
    if (!certain) {
      return unjudged(
        `${told} Vi er ikke sikre på, at vi har læst dine seneste job rigtigt.`,
        advice("results.uncertain"),
      );
    }
    if (own.length + unclear.length >= few) {
      return unjudged(
        `${told} Tallet i ${quoted(unclear[0] ?? "", 90)} siger måske ikke, hvor meget du har opnået eller har haft ansvar for.`,
        advice("results.unclear"),
      );
    }
    const praise = best === undefined ? "" : ` ${quoted(best, 90)} viser, hvordan det gøres.`;
    return warned(`${told}${praise}`, advice("results.few", { punkt: quoted(without, 90) }));
  },
});

const change =
  /(?<!\p{L})(?:sænk|reducer|nedbr[ai]|halver|fordobl|øge|hæve|steg|vokse|spare|forkort|fra\s\S+\s(?:\S+\s)?til\s\d|cut|reduc|halv|doubl|increas|grew|grow|rais|sav(?:ed|ing)|improv|from\s\S+\s(?:\S+\s)?to\s\d)/iu;
const amount = /\d\s?(?:%|‰|pct|procent|percent)|\d\s?(?:t\.?\s?kr|mio|mia|mill|kr|dkk|eur|million)/iu;

/** How much a point with a number says about results: a change more than an amount, an amount more than a count. */
function strengthOf(text: string): number {
  return (change.test(text) ? 2 : 0) + (amount.test(text) ? 1 : 0);
}

function summaryWithoutPoints(cv: CvStructure): string {
  return (cv.roles?.length ?? 0) === 0
    ? noRoles(cv, "der er tal på dine resultater")
    : "Dine seneste job har ingen beskrivelse, hvor vi kan se efter tal.";
}

export const resultsArea = defineArea({
  key: "results",
  title: "Resultater",
  criteria: [resultNumbers],
  summary: (cv) => {
    const points = numberedPointsIn(cv);
    if (points === undefined) return { text: summaryWithoutPoints(cv), isfound: false };
    const { all, own, certain, kind, where } = points;
    const text =
      certain && cv.hasAllRoles && !areInTable(cv)
        ? `${countOf(points)}.`
        : `Vi læste ${counted(all.length, kind)} i ${where} og er ikke sikre på, at det er alle.`;
    return { text, isfound: own.length > 0 };
  },
  reconsider: askedIfLatestMissed,
});
