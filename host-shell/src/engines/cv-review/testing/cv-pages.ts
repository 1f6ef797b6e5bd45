import type { CvFlows, FlowItem } from "./cv-flow.ts";

/** A line of text at its position. `y` is the top of the line. */
export interface Mark {
  readonly page: number;
  readonly x: number;
  readonly y: number;
  readonly text: string;
  readonly item: FlowItem;
  readonly url: string | undefined;
}

export interface Measure {
  readonly widthOf: (text: string, item: FlowItem) => number;
}

interface Place {
  readonly page: number;
  readonly y: number;
}

interface Column {
  readonly x: number;
  readonly width: number;
}

export const page = { width: 595.28, height: 841.89, margin: 50 };
const marginWidth = 105;
const bulletWidth = 12;
const leading = 1.25;

/** The position of each line, flow by flow. */
export function pagesOf(flows: CvFlows, twoColumns: boolean, reserved: number, measure: Measure): readonly Mark[] {
  const full = { x: page.margin, width: page.width - 2 * page.margin };
  const side = { x: page.margin, width: 150 };
  const main = twoColumns ? { x: 230, width: page.width - page.margin - 230 } : full;
  const top = place(flows.top, { ...full, width: full.width - reserved }, { page: 0, y: page.margin }, measure);
  const below = { page: 0, y: Math.max(top.end.y + 6, reserved > 0 ? page.margin + reserved : 0) };
  const left = place(flows.side, side, below, measure);
  const right = place(flows.main, main, below, measure);
  const half = (index: number): Column => ({ x: full.x + index * 260, width: 200 });
  const table = flows.table.map((flow, index) =>
    place(flow, half(index), { page: right.end.page + 1, y: page.margin }, measure),
  );
  return [top, left, right, ...table].flatMap(({ marks }) => marks);
}

function place(items: readonly FlowItem[], column: Column, start: Place, measure: Measure) {
  const marks: Mark[] = [];
  let at = start;
  for (const item of items) {
    const height = item.size * leading;
    const inMargin = item.aside?.at === "margin" ? marginWidth : 0;
    const indent = inMargin + (item.bullet === undefined ? 0 : bulletWidth);
    if (item.breaksPage) at = { page: at.page + 1, y: page.margin };
    else at = { page: at.page, y: at.y + item.gap };
    wrap(item, column.width - indent, measure).forEach((text, line) => {
      if (at.y + height > page.height - page.margin) at = { page: at.page + 1, y: page.margin };
      const mark = { page: at.page, y: at.y, item, url: undefined };
      if (line === 0 && item.bullet !== undefined) marks.push({ ...mark, x: column.x + inMargin, text: item.bullet });
      if (line === 0 && item.aside?.at === "margin" && item.aside.text !== "")
        marks.push({ ...mark, x: column.x, text: item.aside.text });
      marks.push({ ...mark, x: column.x + indent, text, url: item.url });
      if (line === 0 && item.aside?.at === "right") {
        const plain = { ...item, bold: false };
        const x = column.x + column.width - measure.widthOf(item.aside.text, plain);
        marks.push({ ...mark, item: plain, x, text: item.aside.text });
      }
      at = { page: at.page, y: at.y + height };
    });
  }
  return { marks, end: at };
}

function wrap(item: FlowItem, width: number, measure: Measure): readonly string[] {
  const lines: string[] = [];
  for (const word of item.text.split(" ")) {
    const longer = lines.length === 0 ? word : `${lines.at(-1)} ${word}`;
    if (lines.length > 0 && measure.widthOf(longer, item) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}
