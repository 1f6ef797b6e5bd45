import { setTimeout as pause } from "node:timers/promises";
import type { Logger } from "pino";
import type { SearchDocument } from "../../engines/site-search/analysis/search-document.ts";
import type { IndexFigures } from "../../engines/site-search/index/site-index.ts";
import { type SearchThread, startSearchThread } from "../../engines/site-search/thread/search-thread.ts";
import type { SearchPages } from "./search-pages.ts";
import { SearchFailure, type SiteSearch } from "./site-search.ts";

interface Options {
  readonly pages: SearchPages;
  /** The module that the thread of the index runs; `undefined` for the module in the source folder. */
  readonly entry: URL | undefined;
  readonly log: Logger;
  /** In milliseconds since 1970. */
  readonly clock?: () => number;
  /** The milliseconds between two looks for changes of the content. */
  readonly followMs?: number;
  /** The milliseconds that a search waits for an index that does not exist yet. */
  readonly readyTimeoutMs?: number;
  /** The milliseconds before the index is built again after a failure. */
  readonly retryMs?: number;
}

export interface EmbeddedSearch extends SiteSearch {
  /** Starts to build the index in the background. */
  readonly start: () => void;
  readonly stop: () => Promise<void>;
  /** The size of the index; `undefined` while there is none. */
  readonly figures: () => IndexFigures | undefined;
}

/** Pages that are sent to the thread at once. Sending a page blocks the server for some microseconds. */
const pagesAtOnce = 100;
/** Searches that wait at the same time. Further ones are refused. */
const mostWaiting = 200;
/** The search of our own pages, in an index in the memory of this process. */
export function createEmbeddedSearch({
  pages,
  entry = new URL("../../engines/site-search/thread/search-worker.entry.ts", import.meta.url),
  log,
  clock = Date.now,
  followMs = 250,
  readyTimeoutMs = 5_000,
  retryMs = 2_000,
}: Options): EmbeddedSearch {
  const closing = new AbortController();
  let following: Promise<void> | undefined;
  let building: SearchThread | undefined;
  let ready: SearchThread | undefined;
  let next = Promise.withResolvers<void>();
  let figures: IndexFigures | undefined;

  /** Brings a new thread, or the one that has the pages in `sent`, up to date. */
  async function update(thread: SearchThread, sent: Map<string, SearchDocument>): Promise<void> {
    const documents = await pages.read();
    const current = new Set(documents.map(({ url }) => url));
    const changed = documents.filter((document) => sent.get(document.url) !== document);
    for (let at = 0; at < changed.length; at += pagesAtOnce) {
      const some = changed.slice(at, at + pagesAtOnce);
      await thread.ask("add", some);
      for (const document of some) sent.set(document.url, document);
    }
    const removed = [...sent.keys()].filter((url) => !current.has(url));
    figures = await thread.ask("commit", { removed, synonyms: await pages.synonyms() });
    for (const url of removed) sent.delete(url);
  }

  async function followOnce(): Promise<void> {
    const thread = startSearchThread(entry);
    building = thread;
    const sent = new Map<string, SearchDocument>();
    let seen: string | undefined;
    try {
      while (!closing.signal.aborted) {
        if (thread.hasEnded()) throw new Error("The thread of the site search ended.");
        const revision = pages.revision();
        if (revision !== seen) {
          await update(thread, sent);
          seen = revision;
          if (ready !== thread) {
            ready = thread;
            next.resolve();
          }
        }
        await pause(followMs, undefined, { signal: closing.signal, ref: false });
      }
    } finally {
      if (ready === thread) {
        ready = undefined;
        next = Promise.withResolvers();
      }
      await thread.end();
    }
  }

  async function follow(): Promise<void> {
    while (!closing.signal.aborted) {
      try {
        await followOnce();
      } catch (error) {
        if (closing.signal.aborted) return;
        log.error({ err: error }, "the index of the site search is built again");
        await pause(retryMs, undefined, { signal: closing.signal, ref: false }).catch(() => undefined);
      }
    }
  }

  async function readyThread(signal: AbortSignal): Promise<SearchThread> {
    if (!ready) {
      const late = AbortSignal.any([signal, closing.signal, AbortSignal.timeout(readyTimeoutMs)]);
      const isLate = Promise.withResolvers<void>();
      late.addEventListener("abort", () => isLate.resolve(), { once: true });
      if (late.aborted) isLate.resolve();
      await Promise.race([next.promise, isLate.promise]);
    }
    signal.throwIfAborted();
    if (!ready) throw new SearchFailure("The index of the site search is not ready.");
    if (ready.waiting() >= mostWaiting) throw new SearchFailure("Too many searches wait.");
    return ready;
  }

  return {
    async search(query, signal) {
      const thread = await readyThread(signal);
      return thread.ask("search", { ...query, now: clock() });
    },
    async suggest(query, signal) {
      const thread = await readyThread(signal);
      return thread.ask("suggest", query);
    },
    start: () => {
      following ??= follow();
    },
    async stop() {
      closing.abort();
      await building?.end();
      await following;
    },
    figures: () => figures,
  };
}
