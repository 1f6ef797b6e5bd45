import type { CvPage } from "../reading/cv-document.ts";
import type { CvRow } from "./cv-rows.ts";
import { findHeadingName } from "./section-names.ts";

/**
 * The share of the height of a page, at its top and at its foot, in which repeated rows are page furniture (headers and
 * footers).
 */
const edge = 0.13;
/** Headers and footers are at the same height on each page, give or take this number of points. */
const sameHeight = 6;
const pageNumber =
  /(?:^|[\s|·•–—-])(?:(?:side|page|s\.|p\.)\s*(?<named>\d+)(?:\s*(?:\/|af|of)\s*\d+)?|(?<first>\d+)\s*(?:\/|af|of)\s*(?<all>\d+)|[-–]\s?(?<dashed>\d+)\s?[-–])[\s.]*$/iu;

/**
 * The rows of headers and footers, which belong to no section. Apart from the page number, such a row is the same on
 * several pages, or it ends in the number of its page.
 */
export function furnitureOf(rows: readonly CvRow[], pages: readonly CvPage[]): ReadonlySet<CvRow> {
  const atEdge = rows.filter((row) => isAtEdge(row, pages[row.page]));
  const repeats = (row: CvRow): boolean =>
    atEdge.some(
      (other) =>
        other.page !== row.page &&
        Math.abs(other.y - row.y) < sameHeight &&
        withoutNumber(other) === withoutNumber(row),
    );
  return new Set(
    atEdge.filter(
      (row) =>
        row.bullet === undefined &&
        findHeadingName(row.text) === undefined &&
        (isNumbered(row, pages.length) || repeats(row)),
    ),
  );
}

function isAtEdge({ y }: CvRow, page: CvPage | undefined): boolean {
  return page !== undefined && (y < page.height * edge || y > page.height * (1 - edge));
}

function withoutNumber({ text }: CvRow): string {
  return text.replace(/\d+(?:\s*(?:\/|af|of)\s*\d+)?[\s–-]*$/iu, "").trim();
}

/** Whether a row ends in the number of its page: "Mette Holm | side 2", "2/3". */
function isNumbered({ text, page }: CvRow, pages: number): boolean {
  const { named, first, all, dashed } = pageNumber.exec(text)?.groups ?? {};
  const own = Number(named ?? first ?? dashed);
  return own === page + 1 && (all === undefined || Number(all) === pages);
}

/** The rows of page furniture, without repetitions. */
export function eachOnce(furniture: ReadonlySet<CvRow>): readonly CvRow[] {
  return [...new Map([...furniture].toReversed().map((row) => [withoutNumber(row), row])).values()].toReversed();
}
