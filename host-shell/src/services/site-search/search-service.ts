import { readBodyUpTo } from "../../http/read-body-up-to.ts";
import { SearchFailure } from "./site-search.ts";

export interface SearchServiceSettings {
  /** The address of the service, without `/api`. */
  readonly url: string;
  readonly customerId: string;
  readonly engineId: string;
  readonly key: string;
  readonly language: string;
  /** The name of the facet that has the categories. */
  readonly categoryFacet: string;
  readonly timeoutMs: number;
}

export interface ServiceQuery {
  readonly text: string;
  /** From 1. */
  readonly page: number;
  readonly perPage: number;
  readonly category: string | undefined;
}

/** The calls of the external service. Its answers are JSON of any form. Rejects with `SearchFailure`, or as `fetch` does. */
export interface SearchService {
  readonly search: (query: ServiceQuery) => Promise<unknown>;
  readonly autocomplete: (query: { readonly text: string; readonly limit: number }) => Promise<unknown>;
}

const mostBytes = 2 * 2 ** 20;

/** The external service at its address. The key is only in a header. */
export function createSearchService(settings: SearchServiceSettings): SearchService {
  const base = `${settings.url.replace(/(?<!\/)\/+$/, "")}/api/v3/${settings.customerId}/${settings.engineId}`;
  const credentials = `${settings.customerId}:${settings.engineId}:${settings.key}`;
  const authorization = `SiteKey ${Buffer.from(credentials).toString("base64")}`;

  async function call(path: string, init: RequestInit): Promise<unknown> {
    const answer = await fetch(`${base}/${path}`, {
      ...init,
      redirect: "error",
      headers: { authorization, accept: "application/json", "content-type": "application/json" },
      signal: AbortSignal.timeout(settings.timeoutMs),
    });
    if (!answer.ok) {
      await answer.body?.cancel();
      throw new SearchFailure(`The search service answered ${answer.status}.`);
    }
    const body = await readBodyUpTo(answer, mostBytes);
    if (body === undefined) throw new SearchFailure("The answer of the search service is too large.");
    return JSON.parse(body) as unknown;
  }

  return {
    search: ({ text, page, perPage, category }) =>
      call("search", {
        method: "POST",
        body: JSON.stringify({
          query: text,
          page,
          perPage,
          language: settings.language,
          responseType: "JsonObject",
          // Facets keep the counts of all categories.
          ...(category !== undefined && { postFilters: { [settings.categoryFacet]: [category] } }),
        }),
      }),
    autocomplete: ({ text, limit }) => {
      const query = new URLSearchParams({ text, language: settings.language, limit: String(limit) });
      return call(`autocomplete?${query}`, { method: "GET" });
    },
  };
}
