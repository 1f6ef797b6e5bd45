import type { PagesQuery, ResultPage } from "./page-list.ts";

/** The lists of pages of all sites. Rejects with `PageListFailure` if another system does not answer. */
export interface PageLists {
  /**
   * The milliseconds after which an answer may be out of date although the content has the same revision; `undefined` if
   * answers come from the content alone.
   */
  readonly freshForMs?: number;
  /** Returns an empty page of results after the last one. */
  readonly findPages: (query: PagesQuery, signal: AbortSignal) => Promise<ResultPage>;
}

/** The lists cannot be read for now. */
export class PageListFailure extends Error {
  override readonly name = "PageListFailure";
}

/** Lists without pages. */
export const noPageLists: PageLists = { findPages: async () => ({ Pages: [], NumberOfPages: 0 }) };
