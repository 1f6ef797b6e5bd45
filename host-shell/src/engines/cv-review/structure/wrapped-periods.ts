import type { CvLine } from "../reading/cv-document.ts";
import { findDates, monthPattern } from "./cv-date.ts";

const open = /(?:19|20)\d\d\s?[-–—]$/u;
/** "august 2009 – juli": the year of the end is on the next row. */
const openMonth = new RegExp(String.raw`(?:19|20)\d\d\s?[-–—]\s?(?:${monthPattern})\.?$`, "iu");
/** "Kompagnichef, august" above "2004 – februar 2015". */
const monthAtEnd = new RegExp(String.raw`(?<![-–—/\s|,(])[\s,|(]+((?:${monthPattern})\.?)$`, "iu");
const startsWithYear = /^(?:19|20)\d\d(?!\d)/u;
const rest = /^(?<date>[^()]{4,16}?)(?<close>\))?[.,]?$/u;
/** The rest of a period in a margin is at most this number of rows further down. */
const mostRows = 2;

/**
 * "(2004 –" above "2013)" -> "(2004 – 2013)" in the first row. The end of such a period is alone on a row below, or is
 * the last cell of a row below, after text that belongs next to the period.
 */
export function withWholePeriods<Row extends CvLine>(rows: readonly Row[]): readonly Row[] {
  const whole = [...rows];
  for (let at = 0; at < whole.length; at += 1) {
    const row = whole[at];
    const [first = ""] = row?.cells ?? [];
    const below = whole[at + 1];
    const month = monthAtEnd.exec(row?.text ?? "");
    if (row && below && month && startsWithYear.test(below.text) && isBelow(row, below)) {
      whole[at] = { ...row, text: row.text.slice(0, month.index) };
      whole[at + 1] = { ...below, text: `${month[1]} ${below.text}` };
    }
    if (
      row &&
      below &&
      (open.test(first) || openMonth.test(first)) &&
      isBelow(row, below) &&
      Math.abs(row.x - below.x) < 2
    ) {
      if (isEnd(first, below.text)) {
        const period = `${first} ${below.text}`;
        const cells = [period, ...(row.cells?.slice(1) ?? [])];
        whole.splice(at, 2, { ...row, cells, text: row.text.replace(first, () => period) });
      }
      continue;
    }
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
  /** The row without the end of the period; `undefined` if nothing is left. */
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

/** Whether a text contains only the end date of a period, and the closing bracket if the period has an opening one. */
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

function isBelow(above: CvLine, line: CvLine): boolean {
  return (
    above.page === line.page &&
    above.column === line.column &&
    Math.abs(above.size - line.size) < 0.2 &&
    line.y > above.y &&
    line.y - above.y < line.size * 2
  );
}
