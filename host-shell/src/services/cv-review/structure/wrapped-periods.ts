import type { CvLine } from "../reading/cv-document.ts";
import { findDates, monthPattern } from "./cv-date.ts";

const open = /(?:19|20)\d\d\s?[-–—]$/u;
/** "august 2009 – juli" lacks the year of its end. */
const openMonth = new RegExp(String.raw`(?:19|20)\d\d\s?[-–—]\s?(?:${monthPattern})\.?$`, "iu");
const rest = /^(?<date>[^()]{4,16}?)(?<close>\))?[.,]?$/u;
/** The number of rows below that a margin with periods may take. */
const mostRows = 2;

/**
 * Joins a period that is wrapped, "(2004 –" above "2013)", in its first row. Its end stands alone on the next row, or behind
 * a gap at the end of a text beside the period.
 */
export function withWholePeriods<Row extends CvLine>(rows: readonly Row[]): readonly Row[] {
  const whole = [...rows];
  for (let at = 0; at < whole.length; at += 1) {
    const row = whole[at];
    if (row === undefined || !(open.test(row.text) || openMonth.test(row.text))) continue;
    const found = findEnd(whole, at, row);
    if (found === undefined) continue;
    whole[at] = {
      ...row,
      text: `${row.text} ${found.text}`,
      ...(row.cells && { cells: withLast(row.cells, found.text) }),
    };
    whole.splice(found.at, 1, ...(found.left === undefined ? [] : [found.left]));
  }
  return whole;
}

interface FoundEnd<Row> {
  readonly at: number;
  readonly text: string;
  /** The row of the end without it; `undefined` if nothing is left. */
  readonly left: Row | undefined;
}

function findEnd<Row extends CvLine>(rows: readonly Row[], at: number, row: Row): FoundEnd<Row> | undefined {
  const isMonth = openMonth.test(row.text);
  for (let next = at + 1; next <= at + (isMonth ? mostRows : 1); next += 1) {
    const below = rows[next];
    if (below === undefined || below.page !== row.page || below.column !== row.column) return undefined;
    if (isEnd(row.text, below.text)) return { at: next, text: below.text, left: undefined };
    const last = below.cells?.at(-1);
    if (below.cells && last !== undefined && isMonth && isEnd(row.text, last)) {
      const cells = below.cells.slice(0, -1);
      const text = below.text.slice(0, -last.length).replace(/[\s|]+$/u, "");
      return { at: next, text: last, left: { ...below, text, cells } };
    }
  }
  return undefined;
}

/** Whether a text is only a date after the one that it ends, with the bracket that is open. */
function isEnd(before: string, text: string): boolean {
  const { date = "", close } = rest.exec(text)?.groups ?? {};
  const [end, ...others] = findDates(date);
  const start = findDates(before).at(-1);
  const isOpen = before.lastIndexOf("(") > before.lastIndexOf(")");
  return (
    end !== undefined &&
    start !== undefined &&
    others.length === 0 &&
    end.text === date.trim() &&
    end.last >= start.first &&
    isOpen === (close !== undefined)
  );
}

function withLast(cells: readonly string[], text: string): readonly string[] {
  return cells.map((cell, index) => (index === cells.length - 1 ? `${cell} ${text}` : cell));
}
