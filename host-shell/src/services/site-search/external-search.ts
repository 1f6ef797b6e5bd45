import type { Logger } from "pino";
import { untilAborted } from "../../concurrency/until-aborted.ts";
import { createAnswerCache } from "./answer-cache.ts";
import { readExternalAnswer, readExternalSuggestions } from "./external-answer.ts";
import { createSearchService, type SearchServiceSettings } from "./search-service.ts";
import { type SearchAnswer, SearchFailure, type SearchQuery, type SiteSearch, type Suggestion } from "./site-search.ts";

interface Options {
  readonly settings: SearchServiceSettings;
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
const mostCalls = 16;

/**
 * The site search of an external service, which has the pages that it crawled; members find what visitors find. The key
 * never leaves the server. Rejects with `SearchFailure` if the service does not answer and has not answered the same
 * query before.
 */
export function createExternalSearch({ settings, publicOrigin, log, clock = Date.now }: Options): SiteSearch {
  const service = createSearchService(settings);
  const { categoryFacet } = settings;
  const answers = createAnswerCache({ mostAnswers: 500, mostBytes: 4 * 2 ** 20, mostMs: staleMs, clock });
  const running = new Map<string, Promise<unknown>>();
  let failedAt = Number.NEGATIVE_INFINITY;

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
          readExternalAnswer(await service.search({ text, page, perPage, category }), {
            publicOrigin,
            categoryFacet,
            category,
          }),
        signal,
      ),
    suggest: ({ text, limit }, signal) =>
      answered<readonly Suggestion[]>(
        JSON.stringify(["suggest", text, limit]),
        async () => {
          const answer = await service.autocomplete({ text, limit });
          return readExternalSuggestions(answer, { publicOrigin, categoryFacet }).slice(0, limit);
        },
        signal,
      ),
  };
}
