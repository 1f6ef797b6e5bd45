import type { CvPage } from "../reading/cv-document.ts";
import { findHeadings, type FoundHeading } from "./headings.ts";
import type { CvRow } from "./cv-rows.ts";
import { eachOnce, furnitureOf } from "./page-furniture.ts";
import type { HeadingName, SectionName } from "./section-names.ts";

export interface CvSection {
  /** The heading as written. */
  readonly heading: string | undefined;
  /** `undefined` if the heading is unknown. */
  readonly name: HeadingName | undefined;
  readonly rows: readonly CvRow[];
  /** True for "Sprog: dansk, engelsk", where heading and content share a line. */
  readonly inline: boolean;
}

export interface CvSections {
  /** The rows before the first heading of a column: name, title and contact details. */
  readonly head: readonly CvRow[];
  readonly list: readonly CvSection[];
  /** The rows of the headers and footers, without repetitions. */
  readonly furniture: readonly CvRow[];
}

interface OpenSection {
  readonly heading: FoundHeading | undefined;
  readonly rows: CvRow[];
}

/** Divides rows by their headings. A column continues the last section of the same column on the previous page. */
export function sectionsOf(all: readonly CvRow[], pages: readonly CvPage[]): CvSections {
  const furniture = furnitureOf(all, pages);
  const rows = all.filter((row) => !furniture.has(row));
  const headings = findHeadings(rows);
  const head: OpenSection = { heading: undefined, rows: [] };
  const list: OpenSection[] = [];
  const openByColumn = new Map<number, OpenSection>();
  let open = head;
  let place = { page: -1, column: -1 };
  for (const [index, row] of rows.entries()) {
    if (row.page !== place.page || row.column !== place.column) {
      const columns = pages[row.page]?.columns ?? 1;
      const [before, mainEdge] = [rows[index - 1], mainEdgeBefore(rows, row)];
      open = continued(row, { open, openByColumn, head, before, columns, mainEdge });
      place = row;
    }
    const heading = headings.get(index);
    if (heading && !isCaptionWithin(open, heading)) {
      open = { heading, rows: [...rowsBehind(heading)] };
      list.push(open);
    } else {
      open.rows.push(row);
    }
    openByColumn.set(row.column, open);
  }
  return { head: head.rows, list: list.map(closed), furniture: eachOnce(furniture) };
}

/** The text that follows a heading on the same row, as a separate row. */
function rowsBehind({ row, rest, beside = [] }: FoundHeading): readonly CvRow[] {
  if (rest === undefined) return [];
  return [{ ...row, text: rest, cells: beside.length > 0 ? beside : [rest] }];
}

/** The state before a row that begins a column or a page. */
interface Progress {
  readonly open: OpenSection;
  readonly openByColumn: ReadonlyMap<number, OpenSection>;
  readonly head: OpenSection;
  readonly before: CvRow | undefined;
  /** The number of columns on the page of the row. */
  readonly columns: number;
  /** Left edge of the right column on the previous pages. */
  readonly mainEdge: number;
}

function continued(row: CvRow, { open, openByColumn, head, before, columns, mainEdge }: Progress): OpenSection {
  if (before?.page === row.page) {
    const own = openByColumn.get(row.column);
    if (own) return own;
    // A sentence or list at the foot of one column continues at the top of the next.
    return row.bullet !== undefined || /^\p{Ll}/u.test(row.text) ? open : head;
  }
  const fitsBesideMain = row.x + row.width < mainEdge;
  const column = columns === 1 && openByColumn.has(1) ? (fitsBesideMain ? 0 : 1) : row.column;
  return openByColumn.get(column) ?? open;
}

function mainEdgeBefore(rows: readonly CvRow[], { page }: CvRow): number {
  return Math.min(...rows.filter((row) => row.column === 1 && row.page < page).map((row) => row.x));
}

/** Whether a heading is a caption inside a role, such as "Kompetencer: ...", which ends no section. */
function isCaptionWithin(open: OpenSection, heading: FoundHeading): boolean {
  const within = open.heading?.name?.names.includes("experience") === true;
  return within && heading.rest !== undefined && heading.beside === undefined && heading.name?.names[0] !== "languages";
}

function closed({ heading, rows }: OpenSection): CvSection {
  return {
    heading: heading?.beside ? heading.row.cells?.[0] : heading?.row.text.replace(/\s*:.*$/u, ""),
    name: heading?.name,
    rows,
    inline: heading?.rest !== undefined && heading.beside === undefined,
  };
}

/** The index of the first section of roles or education; -1 if there is none. */
export function firstCareerSection(sections: CvSections): number {
  return sections.list.findIndex(({ name }) =>
    name?.names.some((topic) => topic === "experience" || topic === "education"),
  );
}

export function sectionsNamed(sections: CvSections, name: SectionName): readonly CvSection[] {
  return sections.list.filter((section) => section.name?.names.includes(name));
}

export function rowsNamed(sections: CvSections, name: SectionName): readonly CvRow[] {
  return sectionsNamed(sections, name).flatMap((section) => section.rows);
}
