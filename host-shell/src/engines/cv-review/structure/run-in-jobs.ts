import { blocksOf, type TextFlow } from "./blocks.ts";
import { type CvRow, rowsOfPieces } from "./cv-rows.ts";
import { namesJob } from "./job-words.ts";
import { findPeriod } from "./period.ts";

/** "Driftsleder, Østvang A/S (2016 – 2021)." at the beginning of a sentence. */
const runIn = /(?<=^|[.!?]\s+)(?<name>\p{Lu}[^.!?()]{4,80}?)\s*\((?<period>[^()]{6,40})\)[.:]?\s+(?=\p{Lu})/gu;

/** Gives each job of a paragraph that tells several one after another rows of its own: its name and period, and its text. */
export function withRunInJobs(rows: readonly CvRow[], flow: TextFlow): readonly CvRow[] {
  // A row is bold as a whole or not, and names in bold begin anywhere in rows.
  const plain = new Map(rows.map((row): [CvRow, CvRow] => [{ ...row, bold: false }, row]));
  return blocksOf([...plain.keys()], flow).flatMap((block) => {
    const own = block.rows.flatMap((row) => plain.get(row) ?? []);
    const [first] = own;
    const jobs = [...block.text.matchAll(runIn)].filter(isJob);
    if (block.kind === "point" || first === undefined || jobs.length < 2) return own;
    const starts = jobs.map(({ index }) => index);
    const pieces = [
      block.text.slice(0, starts[0]),
      ...jobs.flatMap((job, at) => {
        const begin = job.index + job[0].length;
        return [job[0].trim().replace(/[.:]$/u, ""), block.text.slice(begin, starts[at + 1])];
      }),
    ];
    return rowsOfPieces(first, pieces);
  });
}

function isJob({ groups }: RegExpExecArray): boolean {
  const { name = "", period = "" } = groups ?? {};
  return namesJob(name) && findPeriod(period)?.range === true;
}
