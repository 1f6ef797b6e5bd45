/** Whose pages may be found: members also find the pages of the self-service. */
export type SearchAudience = "visitor" | "member";

export interface SearchQuery {
  /** As the visitor typed it, at most 200 characters. */
  readonly text: string;
  /** From 1. */
  readonly page: number;
  /** 1 to 50. */
  readonly perPage: number;
  /** The name of a category; `undefined` for all. */
  readonly category: string | undefined;
  /** The name of the site on which the visitor searches. Its pages come first among equals. */
  readonly site: string;
  readonly audience: SearchAudience;
}

/** A text in parts: those with `marked` are words that were searched for. */
export type MarkedText = readonly { readonly text: string; readonly marked: boolean }[];

export interface SearchResult {
  /** A path of this server, or an address with https. */
  readonly url: string;
  readonly title: MarkedText;
  /** At most 35 words. */
  readonly description: MarkedText;
  readonly category: string;
  /** The titles of the pages above, from the front page of the site. */
  readonly breadcrumb: readonly string[];
}

export interface SearchAnswer {
  /** The number of results in all categories, and of those in the requested one. */
  readonly total: number;
  readonly found: number;
  readonly results: readonly SearchResult[];
  /** By count, descending; of all results, whatever category was requested. */
  readonly categories: readonly { readonly name: string; readonly count: number }[];
  /** Another spelling that finds more; `undefined` if there is none. Only given if the query finds nothing or little. */
  readonly didYouMean: string | undefined;
}

export interface Suggestion {
  readonly text: string;
  /** Where it leads; `undefined` if it is only a text to search for. */
  readonly url: string | undefined;
  readonly category: string | undefined;
}

export interface SuggestionQuery extends Pick<SearchQuery, "text" | "site" | "audience"> {
  /** 1 to 10. */
  readonly limit: number;
}

/** The search of all sites. Rejects with `SearchFailure` if another system does not answer. */
export interface SiteSearch {
  readonly search: (query: SearchQuery, signal: AbortSignal) => Promise<SearchAnswer>;
  readonly suggest: (query: SuggestionQuery, signal: AbortSignal) => Promise<readonly Suggestion[]>;
}

/** The search cannot be used for now. */
export class SearchFailure extends Error {
  override readonly name = "SearchFailure";
}
