import type { CvRow } from "./cv-rows.ts";
import { findTitleWord, looksLikeEmployer } from "./job-words.ts";
import { findPeriod } from "./period.ts";
import type { RoleEntry } from "./role-entries.ts";
import { isAsideOnly, roleNameOf } from "./role-name.ts";
import { countWords } from "./words.ts";

/** Gives jobs below one employer that employer, where they have none of their own. */
export function withEmployers(rows: readonly CvRow[], entries: readonly RoleEntry[]): readonly RoleEntry[] {
  const areDated = entries.some(({ period }) => period !== undefined);
  return withEmployersOfGroups(areDated ? withEmployersAbove(rows, entries) : entries);
}

/**
 * Gives jobs without an employer the one that stands alone above the first of them: "MAERSK TANKERS, Copenhagen" above
 * "Head of Controlling, 2014 – 2020". Else that row would be read as text of the job before.
 */
function withEmployersAbove(rows: readonly CvRow[], entries: readonly RoleEntry[]): readonly RoleEntry[] {
  let employer: string | undefined;
  return entries.map((entry, at) => {
    const { name } = entry;
    const above = entry.from - 1 >= (entries[at - 1]?.bodyFrom ?? 0) ? rows[entry.from - 1] : undefined;
    const isBelow = above !== undefined && isEmployerRow(above);
    const isHeaded = isEmployerAlone(rows[entry.from]);
    if (name.employer !== undefined) employer = isHeaded ? name.employer : undefined;
    else if (isBelow) employer = employerIn(above.text);
    if (employer === undefined || name.title === undefined || name.employer !== undefined) return entry;
    const from = isBelow ? entry.from - 1 : entry.from;
    return { ...entry, from, name: { ...name, employer, label: `${name.title}, ${employer}` } };
  });
}

/** Whether the first row of a name has an employer and no period, so that several jobs may follow. */
function isEmployerAlone(row: CvRow | undefined): boolean {
  return row !== undefined && findPeriod(row.text) === undefined && isEmployerRow(row);
}

/** The employer in a row with nothing but one and its place. */
function employerIn(text: string): string {
  const { title, employer } = roleNameOf([text]);
  return employer ?? title ?? text;
}

const mostWordsOfEmployer = 6;

function isEmployerRow({ text, bold, bullet }: CvRow): boolean {
  const isLoud = bold || /^\p{Lu}{3,}(?:\s\p{Lu}{2,})*(?!\p{Ll})/u.test(text) || looksLikeEmployer(text);
  const isName = /^\p{Lu}[^.!?:\d]*$/u.test(text) && countWords(text) <= mostWordsOfEmployer && !isAsideOnly(text);
  return bullet === undefined && isLoud && isName && findTitleWord(text) === undefined;
}

/** Gives each job of a group without an employer that of the first one. */
function withEmployersOfGroups(entries: readonly RoleEntry[]): readonly RoleEntry[] {
  let employer: string | undefined;
  return entries.map((entry) => {
    const { name } = entry;
    if (name.employer !== undefined) employer = entry.beginsGroup ? name.employer : undefined;
    if (employer === undefined || name.employer !== undefined || name.title === undefined) return entry;
    return { ...entry, name: { ...name, employer, label: `${name.title}, ${employer}` } };
  });
}
