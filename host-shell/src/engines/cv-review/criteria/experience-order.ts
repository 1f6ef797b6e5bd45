import { mainRoles } from "../structure/side-roles.ts";
import { hasCertainPeriod } from "../structure/certain-role.ts";
import type { ReadPeriod } from "../structure/period.ts";
import type { CvRole } from "../structure/roles.ts";
import { advice } from "./advice/advice.ts";
import { improvable, passed, unjudged, type Verdict, warned } from "./verdict.ts";
import { unjudgedWithoutRoles } from "./unread-cv.ts";
import { defineCriterion } from "./define-criterion.ts";
import { quoted } from "./danish.ts";

interface DatedRole {
  readonly role: CvRole;
  readonly period: ReadPeriod;
}

export const roleOrder = defineCriterion({
  id: "role-order",
  area: "experience",
  title: "Nyeste job først",
  judge: ({ roles = [] }) => {
    if (roles.length === 0) return unjudgedWithoutRoles();
    const dated = datedIn(mainRoles(roles));
    const [first, second] = dated;
    if (first === undefined || second === undefined) return unjudged(whyNoOrder(dated.length, roles));
    const newer = dated.filter((one) => isNewer(one, first));
    if (newer.length > 0) {
      const newest = newer.find(
        ({ role, period }) =>
          role.title !== undefined && !newer.some((other) => other.role.title && isNewer(other, { role, period })),
      );
      return newest === undefined || !hasCertainPeriod(first.role, roles) || !hasCertainPeriod(newest.role, roles)
        ? unjudged("Perioderne ved dine job står ikke i rækkefølge, så vi kan ikke se, om det nyeste står først.")
        : notFirst(first, newest, dated);
    }
    const [praise, found] = [opening(first, dated, roles), displaced(dated)];
    return found === undefined ? passed(praise) : improvable(`${praise} ${found}`, advice("experience.olderAbove"));
  },
});

function datedIn(roles: readonly CvRole[]): readonly DatedRole[] {
  return roles.flatMap((role) => (role.period?.kind === "read" ? [{ role, period: role.period }] : []));
}

function whyNoOrder(count: number, roles: readonly CvRole[]): string {
  if (count === 0) return "Vi kunne ikke læse perioder ved dine job, så vi kan ikke se, om det nyeste står først.";
  return datedIn(roles).length === 1
    ? "Med kun ét job med periode er der ingen rækkefølge at se på."
    : "Ud over det, der ligner hverv og bijob, er der kun ét job med periode, så der er ingen rækkefølge at se på.";
}

/** Whether a role certainly began later and ended later than another one. Of two current roles, neither is newer. */
function isNewer({ period }: DatedRole, { period: than }: DatedRole): boolean {
  if (period.start.first <= than.start.last || than.end === "now") return false;
  return period.end === "now" || period.end.first > than.end.last;
}

function notFirst(first: DatedRole, newest: DatedRole, dated: readonly DatedRole[]): Verdict {
  const begins = `Dit CV begynder med ${named(first)}`;
  const upsideDown = dated.every((one, index) => index === 0 || !isNewer(dated[index - 1] ?? one, one));
  return newest === dated.at(-1) && upsideDown
    ? warned(`${begins} og slutter med dit nyeste job, ${named(newest)}.`, advice("experience.oldestFirst"))
    : warned(`${begins}, mens dit nyeste job, ${named(newest)}, står længere nede.`, advice("experience.newestBelow"));
}

function opening(first: DatedRole, dated: readonly DatedRole[], roles: readonly CvRole[]): string {
  const label = labelOf(first);
  const besides = dated.some((one) => one !== first && one.period.end === "now" && isBegunAfter(one, first));
  if (besides && first.period.end === "now")
    return `Et af de job, du har nu, ${label}, står først, som læseren forventer.`;
  const [top] = roles;
  if (top !== undefined && top !== first.role && !mainRoles(roles).includes(top))
    return `Ud over det, der ligner hverv og bijob, står dit nyeste job, ${label}, først.`;
  if (top !== first.role || roles.some((role) => role.period?.kind !== "read"))
    return `Af de job, vi kunne læse perioden ved, står det nyeste, ${label}, først, som læseren forventer.`;
  return `Dit nyeste job, ${label}, står først, som læseren forventer.`;
}

function isBegunAfter({ period }: DatedRole, { period: other }: DatedRole): boolean {
  return period.start.first > other.start.last;
}

/** The sentence on the first role that is listed before a newer one; `undefined` if there is none. */
function displaced(dated: readonly DatedRole[]): string | undefined {
  for (const [index, one] of dated.entries()) {
    const before = dated[index - 1];
    if (before !== undefined && isNewer(one, before)) return `Længere nede står ${named(before)} før ${named(one)}.`;
  }
  return undefined;
}

function named(one: DatedRole): string {
  return one.role.label === "" ? labelOf(one) : `${labelOf(one)} (${one.period.text})`;
}

function labelOf({ role, period }: DatedRole): string {
  return quoted(role.label === "" ? period.text : role.label);
}
