import { type PageListItem, type PagesQuery } from "../../../services/page-lists/page-list.ts";
import type { PageLists } from "../../../services/page-lists/page-lists.ts";
import { mostResults } from "../../../services/page-lists/pages-query.ts";

/** The most pages that a list shows, however far a visitor goes. */
export const mostItems = 500;

export interface ReadList {
  readonly items: readonly PageListItem[];
  /** The number of pages in the whole list. */
  readonly total: number;
}

/**
 * Reads the beginning of a list: `pages` times `resultsPerPage`, at most 500. The number of pages of results is a claim
 * of the source. If a page of results is missing, the list ends there.
 */
export async function readList(
  lists: PageLists,
  query: Omit<PagesQuery, "page">,
  pages: number,
  signal: AbortSignal,
): Promise<ReadList> {
  const count = Math.min(pages * query.resultsPerPage, mostItems);
  const resultsPerPage = pages === 1 ? query.resultsPerPage : mostResults;
  const find = (page: number) => lists.findPages({ ...query, resultsPerPage, page }, signal);
  const first = await find(0);
  const needed = Math.min(Math.ceil(count / resultsPerPage), first.NumberOfPages);
  const others = await Promise.all(Array.from({ length: Math.max(needed - 1, 0) }, (_, index) => find(index + 1)));
  const known = [first, ...others];
  const items = known.flatMap(({ Pages }) => Pages).slice(0, count);
  const last = first.NumberOfPages - 1;
  // Only the size of the last page says how many there are.
  const sizeOfLast = last <= 0 ? first.Pages.length : (known[last] ?? (await find(last))).Pages.length;
  const total = Math.max(last, 0) * resultsPerPage + sizeOfLast;
  const isCutShort = items.length < count;
  return { items, total: isCutShort ? items.length : Math.max(total, items.length) };
}
