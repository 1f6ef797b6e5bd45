import { blocksOf, type CvBlock, type TextFlow } from "./blocks.ts";
import { monthsPerYear } from "./cv-date.ts";
import { withEmployers } from "./group-employers.ts";
import { findTitleWord, looksLikeEmployer } from "./role-words.ts";
import { isWithinPeriod, type Period } from "./period.ts";
import { type RoleEntry, roleEntriesOf } from "./role-entries.ts";
import type { RoleName } from "./role-name.ts";
import type { CvRow } from "./cv-rows.ts";
import { withNarratedRoles } from "./narrated-roles.ts";
import { sentencesOf } from "./words.ts";

export interface CvRole extends RoleName {
  readonly period: Period | undefined;
  /** True for a time without work among the roles, such as leave. */
  readonly isBreak: boolean;
  /** True if the role is in a sentence: "Siden 2017 har jeg været skoleleder på Dagmarskolen." */
  readonly isNarrated: boolean;
  /** The list points of the role, or its sentences if it has no list. */
  readonly points: readonly string[];
  readonly pointsAreSentences: boolean;
  /** The text below the title of the role. */
  readonly description: string;
  readonly blocks: readonly CvBlock[];
}

/** The roles of a section, in their order. */
export function rolesOf(listed: readonly CvRow[], flow: TextFlow): readonly CvRole[] {
  const found = roleEntriesOf(listed, flow);
  const isDated = found.some(({ period }) => period !== undefined);
  const rows = isDated ? listed : withNarratedRoles(listed, flow);
  const entries = withEmployers(rows, isDated ? found : roleEntriesOf(rows, flow));
  const roles = entries.map((entry, position) =>
    roleOf(entry, [...entry.rest, ...rows.slice(entry.bodyFrom, entries[position + 1]?.from)], {
      flow,
      isNarrated: !isDated,
    }),
  );
  const employers = [...roles.keys()].filter((at) => isEmployerOf(roles[at], roles[at + 1]));
  return roles.flatMap((role, at) =>
    employers.includes(at) ? [] : [atEmployer(role, roles[employers.findLast((above) => above < at) ?? -1])],
  );
}

/**
 * Gives a role the employer above it if the role is within the years at that employer, and if the name of the role
 * has no employer or only a department.
 */
function atEmployer(role: CvRole, above: CvRole | undefined): CvRole {
  if (above === undefined || role.isBreak || !isWithinPeriod(role.period, above.period)) return role;
  const { label: employer } = above;
  if (role.employer === undefined)
    return { ...role, employer, label: role.title === undefined ? employer : `${role.title}, ${employer}` };
  // "Afdelingschef, Cloud & Drift" below "Finansdata A/S, 2008 – nu" names a department.
  const isTitled = role.title !== undefined && findTitleWord(role.title) !== undefined;
  if (!isTitled || looksLikeEmployer(role.employer) || !looksLikeEmployer(employer)) return role;
  const title = `${role.title}, ${role.employer}`;
  return { ...role, title, employer, label: `${title}, ${employer}` };
}

function roleOf(
  entry: RoleEntry,
  body: readonly CvRow[],
  { flow, isNarrated }: { readonly flow: TextFlow; readonly isNarrated: boolean },
): CvRole {
  const blocks = blocksOf(body, flow);
  const listed = blocks.filter((block) => block.kind === "point").map((block) => block.text);
  const points = listed.length > 0 ? listed : blocks.flatMap((block) => sentencesOf(block.text));
  return {
    ...entry.name,
    period: entry.period,
    isBreak: entry.isBreak,
    isNarrated: isNarrated && entry.period !== undefined,
    points,
    pointsAreSentences: listed.length === 0,
    description: blocks.map((block) => block.text).join("\n"),
    blocks,
  };
}

/** "Nordisk Logistik A/S, 2010 - 2020" above the roles at that employer is not a role. */
function isEmployerOf(role: CvRole | undefined, next: CvRole | undefined): boolean {
  if (role === undefined || next === undefined || role.blocks.length > 0 || !isWithinPeriod(next.period, role.period))
    return false;
  return role.title === undefined || (findTitleWord(role.title) === undefined && endsWith(role, next));
}

/** Whether a role without an employer may be the latest at the employer above: both end less than a year apart. */
function endsWith({ period: outer }: CvRole, { employer, period: inner }: CvRole): boolean {
  if (employer !== undefined || inner?.kind !== "read" || outer?.kind !== "read") return false;
  if (inner.end === "now" || outer.end === "now") return inner.end === outer.end;
  return inner.end.last <= outer.end.last && inner.end.last > outer.end.first - monthsPerYear;
}
