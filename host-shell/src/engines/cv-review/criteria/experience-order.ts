import { mainRoles } from "../structure/side-roles.ts";
import { hasCertainPeriod } from "../structure/certain-role.ts";
import type { ReadPeriod } from "../structure/period.ts";
import type { CvRole } from "../structure/roles.ts";
import { advice } from "./advice/advice.ts";
import { improvable, passed, unjudged, type Verdict, warned } from "./verdict.ts";
import { unjudgedWithoutJobs } from "./unread-cv.ts";
import { defineCriterion } from "./define-criterion.ts";
import { quoted } from "./danish.ts";

interface DatedJob {
  readonly role: CvRole;
  readonly period: ReadPeriod;
}

export const roleOrder = defineCriterion({
  id: "role-order",
  area: "experience",
  title: "Nyeste job først",
  judge: ({ roles = [] }) => {
    if (roles.length === 0) return unjudgedWithoutJobs();
    const jobs = datedIn(mainRoles(roles));
    const [first, second] = jobs;
    if (first === undefined || second === undefined) return unjudged(whyNoOrder(jobs.length, roles));
    const newer = jobs.filter((job) => isNewer(job, first));
    if (newer.length > 0) {
      const newest = newer.find(
        ({ role, period }) =>
          role.title !== undefined && !newer.some((other) => other.role.title && isNewer(other, { role, period })),
      );
      return newest === undefined || !hasCertainPeriod(first.role, roles) || !hasCertainPeriod(newest.role, roles)
        ? unjudged("Perioderne ved dine job står ikke i rækkefølge, så vi kan ikke se, om det nyeste står først.")
        : notFirst(first, newest, jobs);
    }
    const [praise, found] = [opening(first, jobs, roles), displaced(jobs)];
    return found === undefined ? passed(praise) : improvable(`${praise} ${found}`, advice("experience.olderAbove"));
  },
});

function datedIn(roles: readonly CvRole[]): readonly DatedJob[] {
  return roles.flatMap((role) => (role.period?.kind === "read" ? [{ role, period: role.period }] : []));
}

function whyNoOrder(count: number, roles: readonly CvRole[]): string {
  if (count === 0) return "Vi kunne ikke læse perioder ved dine job, så vi kan ikke se, om det nyeste står først.";
  return datedIn(roles).length === 1
    ? "Med kun ét job med periode er der ingen rækkefølge at se på."
    : "Ud over det, der ligner hverv og bijob, er der kun ét job med periode, så der er ingen rækkefølge at se på.";
}

/** Whether a job certainly began later and ended later. Of two current jobs, neither is newer. */
function isNewer({ period }: DatedJob, { period: than }: DatedJob): boolean {
  if (period.start.first <= than.start.last || than.end === "now") return false;
  return period.end === "now" || period.end.first > than.end.last;
}

function notFirst(first: DatedJob, newest: DatedJob, jobs: readonly DatedJob[]): Verdict {
  const begins = `Dit CV begynder med ${named(first)}`;
  const upsideDown = jobs.every((job, index) => index === 0 || !isNewer(jobs[index - 1] ?? job, job));
  return newest === jobs.at(-1) && upsideDown
    ? warned(`${begins} og slutter med dit nyeste job, ${named(newest)}.`, advice("experience.oldestFirst"))
    : warned(`${begins}, mens dit nyeste job, ${named(newest)}, står længere nede.`, advice("experience.newestBelow"));
}

function opening(first: DatedJob, jobs: readonly DatedJob[], roles: readonly CvRole[]): string {
  const label = labelOf(first);
  const besides = jobs.some((job) => job !== first && job.period.end === "now" && isBegunAfter(job, first));
  if (besides && first.period.end === "now")
    return `Et af de job, du har nu, ${label}, står først, som læseren forventer.`;
  if (roles[0] !== first.role || roles.some((role) => role.period?.kind !== "read"))
    return `Af de job, vi kunne læse perioden ved, står det nyeste, ${label}, først, som læseren forventer.`;
  return `Dit nyeste job, ${label}, står først, som læseren forventer.`;
}

function isBegunAfter({ period }: DatedJob, { period: other }: DatedJob): boolean {
  return period.start.first > other.start.last;
}

/** The sentence on the first job that is listed before a newer one; `undefined` if there is none. */
function displaced(jobs: readonly DatedJob[]): string | undefined {
  for (const [index, job] of jobs.entries()) {
    const before = jobs[index - 1];
    if (before !== undefined && isNewer(job, before)) return `Længere nede står ${named(before)} før ${named(job)}.`;
  }
  return undefined;
}

function named(job: DatedJob): string {
  return job.role.label === "" ? labelOf(job) : `${labelOf(job)} (${job.period.text})`;
}

function labelOf({ role, period }: DatedJob): string {
  return quoted(role.label === "" ? period.text : role.label);
}
