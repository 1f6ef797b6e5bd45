import type { Logger } from "pino";
import { untilAborted } from "../../concurrency/until-aborted.ts";
import { readBodyUpTo } from "../../http/read-body-up-to.ts";
import { createAnswerCache } from "./answer-cache.ts";
import { readExternalAnswer, readExternalSuggestions } from "./external-answer.ts";
import { type SearchAnswer, SearchFailure, type SearchQuery, type SiteSearch, type Suggestion } from "./site-search.ts";

export interface ExternalSearchSettings {
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

interface Options {
  readonly settings: ExternalSearchSettings;
  /** Addresses of the service with this origin become paths. */
  readonly publicOrigin: string | undefined;
  readonly log: Logger;
  /** In milliseconds since 1970. */
  readonly clock?: () => number;
}

/** An answer of the service is used for this time, and after a failure of the service for an hour. */
const freshMs = 5 * 60_000;
const staleMs = 60 * 60_000;
/** The milliseconds after a failure during which the service is not asked. */
const pauseMs = 2_000;
const mostBytes = 2 * 2 ** 20;
const mostCalls = 16;

/**
 * The site search of an external service, which has the pages that it crawled; members find what visitors find. The key
 * never leaves the server. Rejects with `SearchFailure` if the service does not answer and has not answered the same
 * query before.
 */
export function createExternalSearch({ settings, publicOrigin, log, clock = Date.now }: Options): SiteSearch {
  const base = `${settings.url.replace(/(?<!\/)\/+$/, "")}/api/v3/${settings.customerId}/${settings.engineId}`;
  const credentials = `${settings.customerId}:${settings.engineId}:${settings.key}`;
  const authorization = `SiteKey ${Buffer.from(credentials).toString("base64")}`;
  const answers = createAnswerCache({ mostAnswers: 500, mostBytes: 4 * 2 ** 20, mostMs: staleMs, clock });
  const running = new Map<string, Promise<unknown>>();
  let failedAt = Number.NEGATIVE_INFINITY;

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

  /** Calls the service once for equal queries at the same time. The answer is also for the next callers. */
  async function ask<Answer>(key: string, find: () => Promise<Answer>): Promise<Answer> {
    const asked = running.get(key);
    if (asked) return asked as Promise<Answer>;
    const isPaused = clock() - failedAt < pauseMs;
    if (isPaused || running.size >= mostCalls) throw new SearchFailure("The search service is not asked for now.");
    const work = find();
    running.set(key, work);
    try {
      const answer = await work;
      answers.keep(key, answer);
      return answer;
    } catch (error) {
      failedAt = clock();
      log.warn({ err: error }, "the search service did not answer");
      throw error instanceof SearchFailure
        ? error
        : new SearchFailure("The search service did not answer.", { cause: error });
    } finally {
      running.delete(key);
    }
  }

  async function answered<Answer>(key: string, find: () => Promise<Answer>, signal: AbortSignal): Promise<Answer> {
    const known = answers.find(key);
    if (known && known.ageMs < freshMs) return known.answer as Answer;
    try {
      return await untilAborted(ask(key, find), signal);
    } catch (error) {
      if (known && !signal.aborted) return known.answer as Answer;
      throw error;
    }
  }

  return {
    search: ({ text, page, perPage, category }: SearchQuery, signal) =>
      answered<SearchAnswer>(
        JSON.stringify(["search", text, page, perPage, category]),
        async () =>
          readExternalAnswer(
            await call("search", {
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
            { publicOrigin, categoryFacet: settings.categoryFacet, category },
          ),
        signal,
      ),
    suggest: ({ text, limit }, signal) =>
      answered<readonly Suggestion[]>(
        JSON.stringify(["suggest", text, limit]),
        async () => {
          const query = new URLSearchParams({ text, language: settings.language, limit: String(limit) });
          const answer = await call(`autocomplete?${query}`, { method: "GET" });
          return readExternalSuggestions(answer, { publicOrigin, categoryFacet: settings.categoryFacet }).slice(
            0,
            limit,
          );
        },
        signal,
      ),
  };
}
