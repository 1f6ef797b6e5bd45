import type { CvRow } from "./cv-rows.ts";
import { findTitleWord, looksLikeEmployer } from "./role-words.ts";
import { findPeriod } from "./period.ts";
import type { RoleEntry } from "./role-entries.ts";
import { isAsideOnly, roleNameOf } from "./role-name.ts";
import { countWords } from "./words.ts";

/**
 * "MAERSK TANKERS, Copenhagen" above "Head of Controlling, 2014 – 2020" and other roles -> the employer of all of them.
 * Otherwise, such a row would be read as text of the previous role, or of the first of these roles.
 */
export function withEmployers(rows: readonly CvRow[], entries: readonly RoleEntry[]): readonly RoleEntry[] {
  if (entries.every(({ period }) => period === undefined)) return entries;
  let employer: string | undefined;
  return entries.map((entry, at) => {
    const { name, from } = entry;
    const above = from - 1 >= (entries[at - 1]?.bodyFrom ?? 0) ? rows[from - 1] : undefined;
    const isBelow = above !== undefined && isEmployerRow(above);
    if (name.employer !== undefined) {
      employer = entry.beginsGroup || isEmployerAlone(rows[from]) ? name.employer : undefined;
      return entry;
    }
    if (isBelow) employer = employerIn(above.text);
    if (employer === undefined || name.title === undefined) return entry;
    return {
      ...entry,
      from: isBelow ? from - 1 : from,
      name: { ...name, employer, label: `${name.title}, ${employer}` },
    };
  });
}

/** Whether the first row of a name has an employer but no period, so that several roles may follow. */
function isEmployerAlone(row: CvRow | undefined): boolean {
  return row !== undefined && findPeriod(row.text) === undefined && isEmployerRow(row);
}

/** The employer in a row with only an employer and a place. */
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
