import type { SearchAnswer, SearchQuery, SearchResult, SiteSearch } from "../../services/site-search/site-search.ts";

/** A result whose title and description are of the given words. */
export function sampleResult(title: string, parts: Partial<SearchResult> = {}): SearchResult {
  return {
    url: `/${title.toLowerCase()}`,
    title: [{ text: title, marked: false }],
    description: [{ text: `Om ${title.toLowerCase()}.`, marked: false }],
    category: "Artikel",
    breadcrumb: ["Lederkredsen", "Råd"],
    ...parts,
  };
}

export const nothingFound: SearchAnswer = { total: 0, found: 0, results: [], categories: [], didYouMean: undefined };

/** A search with a fixed answer, and the queries that it got. */
export function sampleSearch(answerTo: (query: SearchQuery) => SearchAnswer | Promise<SearchAnswer>) {
  const queries: SearchQuery[] = [];
  const search: SiteSearch = {
    search: async (query) => {
      queries.push(query);
      return answerTo(query);
    },
    suggest: async () => [],
  };
  return { search, queries };
}
