import { blocksOf, type CvBlock, type TextFlow, textOfRows } from "./blocks.ts";
import { findDates } from "./cv-date.ts";
import { findPeriod } from "./period.ts";
import type { CvRow } from "./cv-rows.ts";
import { countWords } from "./words.ts";

/**
 * The blocks of a section of educations. A date at the end of a line ends a block: since a date at the right margin
 * reaches the edge, the line would otherwise count as wrapped.
 */
export function learningBlocksOf(rows: readonly CvRow[], flow: TextFlow): readonly CvBlock[] {
  return blocksOf(rows, flow).flatMap((block) =>
    block.kind === "point"
      ? [block]
      : partsOf(block.rows).map((own) => ({ ...block, rows: own, text: textOfRows(own) })),
  );
}

function partsOf(rows: readonly CvRow[]): readonly (readonly CvRow[])[] {
  const parts: CvRow[][] = [];
  for (const row of rows) {
    const open = parts.at(-1);
    if (open && !(endsInDate(open.at(-1)?.text ?? "") && /^\p{Lu}/u.test(row.text))) open.push(row);
    else parts.push([row]);
  }
  return parts;
}

function endsInDate(text: string): boolean {
  const last = findDates(text).at(-1);
  return (
    last !== undefined &&
    /^\s*(?:[-–—]\s*(?:\p{Ll}[\p{Ll}. ]{1,8})?)?[\s).]*$/u.test(text.slice(last.index + last.text.length))
  );
}

/**
 * The indexes of the blocks that begin an education whose period is on a separate line below its names. Each of these
 * educations has as many names as the first.
 */
export function headsAbovePeriods(blocks: readonly CvBlock[]): ReadonlySet<number> {
  const heads = new Set<number>();
  let most = Number.POSITIVE_INFINITY;
  let bold: boolean | undefined;
  blocks.forEach((block, index) => {
    if (!isBarePeriod(block)) return;
    const names = namesAbove(blocks, index).slice(-most);
    const head = names.find((at) => bold === undefined || isBold(blocks[at]) === bold) ?? names.at(-1);
    if (head === undefined) return;
    heads.add(head);
    if (bold !== undefined) return;
    most = names.length;
    bold = isBold(blocks[head]);
  });
  return heads;
}

export function isBarePeriod({ kind, text }: CvBlock): boolean {
  const found = kind === "paragraph" ? findPeriod(text) : undefined;
  return found !== undefined && countWords(text.slice(0, found.index) + text.slice(found.index + found.length)) === 0;
}

/** The paragraphs without a date directly above a block, from top to bottom. */
function namesAbove(blocks: readonly CvBlock[], at: number): readonly number[] {
  const names: number[] = [];
  for (let index = at - 1; index >= 0; index -= 1) {
    const block = blocks[index];
    if (block === undefined || block.kind === "point" || findDates(block.text).length > 0) break;
    names.unshift(index);
  }
  return names;
}

function isBold(block: CvBlock | undefined): boolean {
  return block?.rows[0]?.bold === true;
}
