import { blocksOf, type TextFlow } from "./blocks.ts";
import { type CvRow, rowsOfPieces } from "./cv-rows.ts";
import { namesRole } from "./role-words.ts";
import { findPeriod } from "./period.ts";

/** "Driftsleder, Østvang A/S (2016 – 2021)." at the beginning of a sentence. */
const runIn = /(?<=^|[.!?]\s+)(?<name>\p{Lu}[^.!?()]{4,80}?)\s*\((?<period>[^()]{6,40})\)[.:]?\s+(?=\p{Lu})/gu;

/**
 * "Driftsleder, Østvang A/S (2016 – 2021). Ledede 28. Formand, Vega (2012 – 2016). Ledede 6." -> four rows: each role with its
 * period, and each text. Paragraphs with fewer than two roles stay as they are.
 */
export function withRunInRoles(rows: readonly CvRow[], flow: TextFlow): readonly CvRow[] {
  // Compares rows as if none of them was bold: only whole rows are marked as bold, but bold names may begin anywhere in
  // a row.
  const plain = new Map(rows.map((row): [CvRow, CvRow] => [{ ...row, bold: false }, row]));
  return blocksOf([...plain.keys()], flow).flatMap((block) => {
    const own = block.rows.flatMap((row) => plain.get(row) ?? []);
    const [first] = own;
    const roles = [...block.text.matchAll(runIn)].filter(isRole);
    if (block.kind === "point" || first === undefined || roles.length < 2) return own;
    const starts = roles.map(({ index }) => index);
    const pieces = [
      block.text.slice(0, starts[0]),
      ...roles.flatMap((role, at) => {
        const begin = role.index + role[0].length;
        return [role[0].trim().replace(/[.:]$/u, ""), block.text.slice(begin, starts[at + 1])];
      }),
    ];
    return rowsOfPieces(first, pieces);
  });
}

function isRole({ groups }: RegExpExecArray): boolean {
  const { name = "", period = "" } = groups ?? {};
  return namesRole(name) && findPeriod(period)?.range === true;
}
