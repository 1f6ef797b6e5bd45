import type { SearchQuery } from "../../../services/site-search/site-search.ts";

/** A search as the address of its page states it. */
export interface SearchRequest extends Pick<SearchQuery, "text" | "page" | "category"> {
  /** The name of the site whose pages come first; `undefined` for the site of the page. */
  readonly site: string | undefined;
}

/** The query parameters of the page with the search. */
export const searchParameters = ["q", "side", "kategori", "site"] as const;

const longestText = 200;
const longestName = 100;
const lastPage = 1000;

/** Reads the query parameters. A wrong page is the first one, and a text of blanks is empty. */
export function searchRequestOf(query: Readonly<Record<string, string | undefined>>): SearchRequest {
  const { q = "", side = "", kategori = "", site = "" } = query;
  const page = /^\d{1,9}$/.test(side) ? Number(side) : 1;
  return {
    text: oneLine(q).slice(0, longestText).trim(),
    page: Math.min(Math.max(page, 1), lastPage),
    category: oneLine(kategori).slice(0, longestName) || undefined,
    site: site.slice(0, longestName) || undefined,
  };
}

/** Returns the address of a search on the page at `path`. */
export function searchHref(path: string, { text, page, category, site }: Partial<SearchRequest>): string {
  const query = new URLSearchParams({
    ...(text && { q: text }),
    ...(category !== undefined && { kategori: category }),
    ...(page !== undefined && page > 1 && { side: String(page) }),
    ...(site !== undefined && { site }),
  }).toString();
  return query === "" ? path : `${path}?${query}`;
}

function oneLine(text: string): string {
  // Some keyboards compose "å" of two characters.
  return text
    .normalize("NFC")
    .replace(/[\s\p{Cc}]+/gu, " ")
    .trim();
}
