import { type Context, Hono } from "hono";
import type { Logger } from "pino";
import {
  type SearchAnswer,
  SearchParameters,
  searchPath,
  SuggestionParameters,
  type SuggestionAnswer,
  suggestionsPath,
} from "shared-runtime/api/site-search.ts";
import * as v from "valibot";
import type { ApiEnv } from "../../api/api-env.ts";
import { clientGone, problem, tryLater } from "../../api/answers/problem.ts";
import type { UserOf } from "../../api/guards/signed-in.ts";
import { SearchFailure, type SearchAudience, type SiteSearch } from "./site-search.ts";

interface Deps {
  readonly search: SiteSearch;
  readonly userOf: UserOf;
  /** Resolves with the names of the sites, the main site first. */
  readonly siteNames: () => Promise<readonly string[]>;
  readonly log: Logger;
}

const secondsUntilRetry = 5;

/** The search of all sites. Whether pages for members are found depends on the session. */
export function siteSearchCalls({ search, userOf, siteNames, log }: Deps) {
  const audienceOf = async (c: Context<ApiEnv>): Promise<SearchAudience> =>
    // If the session cannot be read, the search finds what visitors find.
    (await userOf(c).catch(() => undefined)) ? "member" : "visitor";
  const siteOf = async (given: string): Promise<string> => {
    const names = await siteNames();
    return names.includes(given) ? given : (names[0] ?? "");
  };
  const answer = async (c: Context<ApiEnv>, find: () => Promise<SearchAnswer | SuggestionAnswer>) => {
    // Answers depend on the session.
    c.header("cache-control", "private, no-store");
    try {
      return c.json(await find());
    } catch (error) {
      if (c.req.raw.signal.aborted) return clientGone();
      if (!(error instanceof SearchFailure)) throw error;
      log.warn({ err: error, correlationId: c.get("correlationId") }, "the site search did not answer");
      return tryLater(c, secondsUntilRetry);
    }
  };
  return new Hono<ApiEnv>()
    .get(`/api/${searchPath}`, async (c) => {
      const read = v.safeParse(SearchParameters, c.req.query());
      if (!read.success) return problem(c, 400, "invalidSearch");
      const { q: text, page, perPage, category, site } = read.output;
      return answer(c, async () => {
        if (text === "") return { total: 0, found: 0, page, pages: 0, results: [], categories: [] };
        const { results, categories, total, found, didYouMean } = await search.search(
          {
            text,
            page,
            perPage,
            category: category === "" ? undefined : category,
            site: await siteOf(site),
            audience: await audienceOf(c),
          },
          c.req.raw.signal,
        );
        return {
          total,
          found,
          page,
          pages: Math.ceil(found / perPage),
          results: results.map((result) => ({
            ...result,
            title: [...result.title],
            description: [...result.description],
            breadcrumb: [...result.breadcrumb],
          })),
          categories: [...categories],
          ...(didYouMean !== undefined && { didYouMean }),
        };
      });
    })
    .get(`/api/${suggestionsPath}`, async (c) => {
      const read = v.safeParse(SuggestionParameters, c.req.query());
      if (!read.success) return problem(c, 400, "invalidSearch");
      const { q: text, site, limit } = read.output;
      return answer(c, async () => {
        if (text === "") return { suggestions: [] };
        const found = await search.suggest(
          { text, site: await siteOf(site), audience: await audienceOf(c), limit },
          c.req.raw.signal,
        );
        return {
          suggestions: found.map(({ text: shown, url, category }) => ({
            text: shown,
            ...(url !== undefined && { url }),
            ...(category !== undefined && { category }),
          })),
        };
      });
    });
}
