import { blocksOf, type CvBlock, type TextFlow } from "./blocks.ts";
import type { Period } from "./period.ts";
import { type RoleEntry, roleEntriesOf } from "./role-entries.ts";
import type { RoleName } from "./role-name.ts";
import type { CvRow } from "./cv-rows.ts";
import { sentencesOf } from "./words.ts";

export interface CvRole extends RoleName {
  readonly period: Period | undefined;
  /** True for time without work, such as leave, among the jobs. */
  readonly isBreak: boolean;
  /** The list points of the role, or its sentences where it has no list. */
  readonly points: readonly string[];
  readonly pointsAreSentences: boolean;
  /** The text below the title of the role. */
  readonly description: string;
  readonly blocks: readonly CvBlock[];
}

/** The jobs of a section, in their order. */
export function rolesOf(rows: readonly CvRow[], flow: TextFlow): readonly CvRole[] {
  const entries = roleEntriesOf(rows, flow);
  return entries
    .map((entry, position) =>
      roleOf(entry, [...entry.rest, ...rows.slice(entry.bodyFrom, entries[position + 1]?.from)], flow),
    )
    .filter((role, position, roles) => !isEmployerOf(role, roles[position + 1]));
}

function roleOf(entry: RoleEntry, body: readonly CvRow[], flow: TextFlow): CvRole {
  const blocks = blocksOf(body, flow);
  const listed = blocks.filter((block) => block.kind === "point").map((block) => block.text);
  const points = listed.length > 0 ? listed : blocks.flatMap((block) => sentencesOf(block.text));
  return {
    ...entry.name,
    period: entry.period,
    isBreak: entry.isBreak,
    points,
    pointsAreSentences: listed.length === 0,
    description: blocks.map((block) => block.text).join("\n"),
    blocks,
  };
}

/** "Nordisk Logistik A/S, 2010 - 2020" above the jobs at that employer is not a job. */
function isEmployerOf(role: CvRole, next: CvRole | undefined): boolean {
  if (
    role.title !== undefined ||
    role.blocks.length > 0 ||
    role.period?.kind !== "read" ||
    next?.period?.kind !== "read"
  ) {
    return false;
  }
  const [outer, inner] = [role.period, next.period];
  const endsWithin = outer.end === "now" || (inner.end !== "now" && inner.end.first <= outer.end.last);
  return inner.start.last >= outer.start.first && endsWithin;
}
