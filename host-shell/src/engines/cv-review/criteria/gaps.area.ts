import { monthOf, yearOf } from "../structure/cv-date.ts";
import type { CvStructure } from "../structure/cv-structure.ts";
import { findPeriod } from "../structure/period.ts";
import { rowsNamed } from "../structure/sections.ts";
import { advice } from "./advice/advice.ts";
import { improvable, passed, unjudged, warned } from "./verdict.ts";
import { everyRole, noRoles, unjudgedWithoutRoles } from "./unread-cv.ts";
import { defineArea } from "./define-area.ts";
import { defineCriterion } from "./define-criterion.ts";
import { exampleWords } from "./example-words.ts";
import { capital, counted, listed, quoted, quotedList, spelled, partOf } from "./danish.ts";
import { studiesIn, withoutGaps } from "./covered-gaps.ts";
import { job, monthsInWords, place } from "./nouns.ts";
import { coveredSpans, roleSpans } from "./role-spans.ts";
import { askedIfRoleMissed } from "./missed-role.ts";
import { findGaps, findOverlaps, type Gap, type RoleSpan, longestUnexplained } from "./timeline.ts";

function summaryOf(cv: CvStructure, spans: readonly RoleSpan[], covered: readonly RoleSpan[]): string {
  if ((cv.roles?.length ?? 0) === 0) return noRoles(cv, "der er huller i din tidslinje");
  if (spans.length === 0) return "Vi kunne ikke læse perioder ved dine job.";
  if (!cv.hasAllRoles)
    return `Vi læste perioden ved ${counted(spans.length, job)} og er ikke sikre på, at det er alle, eller at de er læst rigtigt.`;
  const first = yearOf(Math.min(...covered.map((span) => span.first)));
  const until = covered.some((span) => span.goesOn)
    ? "nu"
    : String(yearOf(Math.max(...covered.map((span) => span.last))));
  const count = counted(spans.length, job);
  return String(first) === until
    ? `Din tidslinje har ${count} i ${first}.`
    : `Din tidslinje har ${count} og går fra ${first} til ${until}.`;
}

const oneRole = "Vi fandt kun ét job, så der er ingen andre perioder at sammenligne med.";

const careerGaps = defineCriterion({
  id: "career-gaps",
  area: "gaps",
  title: "Huller mellem job",
  judge: (cv, today) => {
    const now = monthOf(today);
    const spans = coveredSpans(cv, today).filter(({ first }) => first <= now);
    if ((cv.roles?.length ?? 0) === 0) return unjudgedWithoutRoles();
    if (cv.roles?.length === 1) return unjudged(oneRole);
    if (spans.length < 2)
      return unjudged(
        "Vi kunne ikke læse perioden ved mindst to job, så vi kan ikke se, om der er huller imellem dem.",
      );
    const gaps = findGaps(spans, studiesIn(cv));
    const longest = gaps.toSorted((a, b) => b.months - a.months)[0];
    const unreadable = [...(cv.roles ?? []), ...cv.breaks].filter((role) => role.period?.kind !== "read");
    if (unreadable.length > 0) {
      const which = `${capital(counted(unreadable.length, job))} har`;
      return unjudged(`${which} en periode, vi ikke kunne læse, så vi kan ikke se, om der er huller i din tidslinje.`);
    }
    const ended = endedBefore(cv, spans, now);
    if (longest === undefined) {
      const found = withoutGaps(cv, spans);
      if (ended === undefined) return passed(found);
      return improvable(
        `${found} Dit seneste job, ${quoted(ended.label)}, sluttede i ${yearOf(ended.last)}.`,
        advice("gaps.sinceLast", { jobsøgning: exampleWords[cv.document.language].jobSearch }),
      );
    }
    const filled = seenBetween(cv, longest);
    if (filled !== undefined || !longest.before.certain || !longest.after.certain) {
      const between = `Vi er ikke sikre på, om der er et hul mellem ${quoted(longest.before.label)} (${longest.before.text}) og ${quoted(longest.after.label)} (${longest.after.text}).`;
      const seen = filled === undefined ? "" : ` Vi så ${quoted(filled)}.`;
      return unjudged(`${between}${seen}`, advice("gaps.uncertainGap"));
    }
    const words = exampleWords[cv.document.language];
    const others = gaps.length === 1 ? "" : ` I alt er der ${spelled(gaps.length)} huller på over seks måneder.`;
    const since = ended === undefined ? "" : ` Dit seneste job sluttede i ${yearOf(ended.last)}.`;
    return warned(
      `Mellem ${quoted(longest.before.label)} (${longest.before.text}) og ${quoted(longest.after.label)} (${longest.after.text}) er der mindst ${monthsInWords(longest.months)}.${others}${since}`,
      advice(gaps.length === 1 ? "gaps.oneGap" : "gaps.severalGaps", {
        år: String(yearOf(longest.before.last + 1)),
        orlov: words.leave,
        jobsøgning: words.jobSearch,
      }),
    );
  },
});

/** The latest role, if it ended more than six months ago and no other activity that was read has continued since. */
function endedBefore(cv: CvStructure, spans: readonly RoleSpan[], now: number): RoleSpan | undefined {
  const latest = spans.toSorted((a, b) => b.last - a.last)[0];
  const goesOn =
    spans.some((span) => span.goesOn) ||
    cv.education?.some(({ period }) => period?.kind === "read" && period.end === "now");
  const isLong = latest !== undefined && now - latest.last > longestUnexplained;
  return isLong && goesOn !== true && cv.hasAllRoles && latest.certain ? latest : undefined;
}

/** The text of a row outside the roles whose period fills time between two roles. */
function seenBetween(cv: CvStructure, { before, after }: Gap): string | undefined {
  const experience = new Set(rowsNamed(cv.sections, "experience"));
  return cv.rows.find((row) => {
    const period = experience.has(row) ? undefined : findPeriod(row.text)?.period;
    if (period?.kind !== "read" || period.end === "now" || period.end === period.start) return false;
    return period.start.first < after.first && period.end.last > before.last;
  })?.text;
}

const overlappingPeriods = defineCriterion({
  id: "overlapping-periods",
  area: "gaps",
  title: "Perioder, der overlapper",
  judge: (cv, today) => {
    const spans = roleSpans(cv, today);
    const words = exampleWords[cv.document.language];
    if ((cv.roles?.length ?? 0) === 0) return unjudgedWithoutRoles();
    if (cv.roles?.length === 1) return unjudged(oneRole);
    if (spans.length < 2)
      return unjudged("Vi kunne ikke læse perioden ved mindst to job, så vi kan ikke se, om de overlapper.");
    const overlaps = findOverlaps(spans);
    const first = overlaps[0];
    if (first === undefined) return passed(`Ingen af perioderne ved dine job overlapper${exceptBeside(spans)}.`);
    if (!first.one.certain || !first.other.certain)
      return unjudged(
        `Vi er ikke sikre på, om ${quoted(first.one.label)} (${first.one.text}) og ${quoted(first.other.label)} (${first.other.text}) overlapper.`,
        advice("gaps.uncertainOverlap", { sideløbende: words.parallel }),
      );
    const others = overlaps.length === 1 ? "" : ` Det samme gælder ${counted(overlaps.length - 1, place)} mere.`;
    return warned(
      `${quoted(first.one.label)} (${first.one.text}) og ${quoted(first.other.label)} (${first.other.text}) overlapper.${others}`,
      advice("gaps.overlap", { sideløbende: words.parallel, deltid: words.partTime }),
    );
  },
});

/** Names the side roles that overlap another role, since an ordinary role may have been misread as a side role. */
function exceptBeside(spans: readonly RoleSpan[]): string {
  const all = findOverlaps(spans.map((span) => ({ ...span, beside: false })));
  const beside = spans.filter(
    (own) => own.beside && all.some(({ one, other }) => [one, other].some(({ label }) => label === own.label)),
  );
  return beside.length === 0
    ? ""
    : `, når vi ser bort fra ${quotedList(beside.map(({ label }) => label))}, der ligner arbejde ved siden af`;
}

const readablePeriods = defineCriterion({
  id: "readable-periods",
  area: "gaps",
  title: "Perioder, der kan læses",
  judge: (cv) => {
    const { roles = [], breaks } = cv;
    const { period: periode, now: nu } = exampleWords[cv.document.language];
    const broken = [...roles, ...breaks].flatMap(({ period }) => (period?.kind === "unreadable" ? [period] : []));
    const [first] = broken;
    if (broken.length === 1 && first?.isReversed === true)
      return warned(`Perioden ${quoted(first.text)} slutter, før den begynder.`, advice("gaps.reversedPeriod"));
    if (broken.length > 0) {
      return warned(
        `Vi kunne ikke læse ${broken.length === 1 ? "perioden" : "perioderne"} ${quotedList(broken.map(({ text }) => text))}.`,
        advice(broken.length === 1 ? "gaps.unreadablePeriod" : "gaps.unreadablePeriods", { periode, nu }),
      );
    }
    if (roles.length === 0) return unjudgedWithoutRoles();
    const dated = roles.filter((role) => role.period !== undefined);
    if (dated.length === 0)
      return unjudged("Vi fandt ingen perioder ved dine job.", advice("gaps.noPeriods", { periode }));
    const which =
      dated.length === roles.length ? everyRole(cv, roles.length) : partOf(dated.length, roles.length, job, "dine");
    const all = roles.length === 1 ? "Perioden ved dit job kan læses" : `Perioderne ved ${which} kan læses`;
    return passed(`${all}, både af mennesker og maskiner.`);
  },
});

const futureDates = defineCriterion({
  id: "future-dates",
  area: "gaps",
  title: "Datoer i fremtiden",
  judge: (cv, today) => {
    const now = monthOf(today);
    const spans = roleSpans(cv, today);
    const future = spans.filter((span) => span.first > now || (!span.goesOn && span.earliestEnd > now));
    if ((cv.roles?.length ?? 0) === 0) return unjudgedWithoutRoles();
    if (spans.length === 0)
      return unjudged("Vi kunne ikke læse perioder ved dine job, så vi kan ikke se, om nogen ligger i fremtiden.");
    if (future.length === 0) return passed("Ingen af dine job har en dato i fremtiden.");
    const which = listed(future.map((span) => `${quoted(span.text)} ved ${quoted(span.label)}`));
    return warned(
      `${which} ligger ude i fremtiden.`,
      advice("gaps.future", { nu: exampleWords[cv.document.language].now }),
    );
  },
});

export const gapsArea = defineArea({
  key: "gaps",
  title: "Tidslinje",
  criteria: [careerGaps, overlappingPeriods, readablePeriods, futureDates],
  summary: (cv, { today }) => {
    const spans = roleSpans(cv, today);
    return { text: summaryOf(cv, spans, coveredSpans(cv, today)), isfound: spans.length > 0 };
  },
  reconsider: askedIfRoleMissed,
});
