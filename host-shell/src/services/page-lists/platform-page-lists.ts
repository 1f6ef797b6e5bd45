import type { Logger } from "pino";
import type { SourceState } from "shared-runtime/api/health.ts";
import { readBodyUpTo } from "../../http/read-body-up-to.ts";
import { eventDateOf, isAtTime } from "./event-date.ts";
import { pageListsPath, type PageListItem, type PagesQuery, type ResultPage } from "./page-list.ts";
import { PageListFailure, type PageLists } from "./page-lists.ts";
import { mostResults, pageOf, searchOf } from "./pages-query.ts";
import { readPlatformAnswer } from "./platform-answer.ts";

export interface PlatformOptions {
  /** The address of the platform, without the path of the call. */
  readonly url: string;
  readonly key: string;
  readonly timeoutMs: number;
  /** A kept answer that is older is requested again, in the background. */
  readonly maxAgeMs: number;
}

interface Deps extends PlatformOptions {
  readonly log: Logger;
  /** In milliseconds since 1970. */
  readonly now: () => number;
}

export interface PlatformPageLists extends PageLists {
  readonly freshForMs: number;
  readonly state: () => SourceState;
}

interface Kept {
  readonly answer: ResultPage;
  readonly answeredAt: number;
}

const mostBytes = 2 ** 20;
/** Visitors can make up queries, so the answers and calls have limits. */
const mostKept = 300;
const mostCalls = 8;
const mostPagesByTime = 5;
/** After a failure, the same query is not sent again for this number of milliseconds. */
const restMs = 5_000;

/**
 * The lists of the content platform. The last good answer to each query is kept: it is returned at once, also while the
 * platform does not answer.
 */
export function createPlatformPageLists({ url, key, timeoutMs, maxAgeMs, log, now }: Deps): PlatformPageLists {
  const address = `${url.replace(/(?<!\/)\/+$/, "")}${pageListsPath}`;
  const kept = new Map<string, Kept>();
  const failedAt = new Map<string, number>();
  const running = new Map<string, Promise<ResultPage>>();
  let isFailing = false;
  let lastAnsweredAt: number | undefined;

  const call = async (search: string): Promise<ResultPage> => {
    const answer = await fetch(`${address}?${search}`, {
      headers: { accept: "application/json", sc_apikey: key },
      // Redirects are refused, since they could send the key to another host.
      redirect: "error",
      signal: AbortSignal.timeout(timeoutMs),
    });
    if (!answer.ok) {
      await answer.body?.cancel();
      throw new PageListFailure(`The content platform answered ${answer.status}.`);
    }
    const body = await readBodyUpTo(answer, mostBytes);
    if (body === undefined) throw new PageListFailure("The content platform sent more than 1 MB.");
    const read = readPlatformAnswer(jsonIn(body));
    if (!read) throw new PageListFailure("The content platform sent an answer of another form.");
    return read;
  };

  const keep = <TValue>(map: Map<string, TValue>, search: string, value: TValue): void => {
    map.delete(search);
    map.set(search, value);
    // The first key of the map is the oldest.
    for (const oldest of map.keys()) {
      if (map.size <= mostKept) break;
      map.delete(oldest);
    }
  };

  const request = async (search: string): Promise<ResultPage> => {
    try {
      const answer = await call(search);
      if (isFailing) log.info("the content platform answers again");
      isFailing = false;
      lastAnsweredAt = now();
      keep(kept, search, { answer, answeredAt: lastAnsweredAt });
      failedAt.delete(search);
      return answer;
    } catch (error) {
      if (!isFailing) log.warn({ reason: withoutKey(error, key) }, "the content platform gave no usable answer");
      isFailing = true;
      keep(failedAt, search, now());
      throw new PageListFailure(withoutKey(error, key));
    }
  };

  /** Requests an answer, once for all visitors who wait for it. `undefined` if too many calls are running. */
  const ask = (search: string): Promise<ResultPage> | undefined => {
    const known = running.get(search);
    if (known || running.size >= mostCalls) return known;
    const asked = request(search).finally(() => running.delete(search));
    running.set(search, asked);
    return asked;
  };
  const rests = (search: string): boolean => now() - (failedAt.get(search) ?? -Infinity) < restMs;

  const find: PageLists["findPages"] = async (query, signal) => {
    const search = searchOf(query);
    const known = kept.get(search);
    if (known) {
      // The call itself logs its failure.
      if (now() - known.answeredAt >= maxAgeMs && !rests(search)) ask(search)?.catch(() => undefined);
      return known.answer;
    }
    if (rests(search)) throw new PageListFailure("The content platform did not answer a moment ago.");
    const asked = ask(search);
    if (!asked) throw new PageListFailure("Too many calls of the content platform are running.");
    return untilAborted(asked, signal);
  };

  /** Chooses by time here, since the platform does not know the parameter. Reads at most the first 500 pages. */
  const findWhen = async ({ when, ...query }: PagesQuery, signal: AbortSignal): Promise<ResultPage> => {
    const items: PageListItem[] = [];
    for (let page = 0; page < mostPagesByTime; page += 1) {
      const { Pages, NumberOfPages } = await find({ ...query, page, resultsPerPage: mostResults }, signal);
      items.push(...Pages);
      if (Pages.length === 0 || page + 1 >= NumberOfPages) break;
    }
    return pageOf(
      items.filter((item) => isAtTime(eventDateOf(item), when, now())),
      query,
    );
  };

  return {
    freshForMs: maxAgeMs,
    findPages: (query, signal) => (query.when === undefined ? find : findWhen)(query, signal),
    state: () => ({
      answers: !isFailing && lastAnsweredAt !== undefined,
      ...(lastAnsweredAt !== undefined && { ageSeconds: Math.max(0, Math.round((now() - lastAnsweredAt) / 1_000)) }),
    }),
  };
}

function jsonIn(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    throw new PageListFailure("The content platform sent something that is not JSON.");
  }
}

function messageOf(error: unknown): string {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  return cause instanceof Error ? cause.message : String(cause);
}

function withoutKey(error: unknown, key: string): string {
  return messageOf(error).replaceAll(key, "…");
}

/** Stops to wait when the signal is aborted. The call goes on for others, and for the next visitor. */
async function untilAborted<TValue>(asked: Promise<TValue>, signal: AbortSignal): Promise<TValue> {
  asked.catch(() => undefined);
  signal.throwIfAborted();
  const { promise, reject } = Promise.withResolvers<never>();
  const onAbort = (): void => reject(signal.reason as Error);
  signal.addEventListener("abort", onAbort, { once: true });
  try {
    return await Promise.race([asked, promise]);
  } finally {
    signal.removeEventListener("abort", onAbort);
  }
}
