import { siteAt } from "../../sites/site-roots.ts";
import type { Site } from "../../sites/site.ts";
import type { ContentSource } from "../content-source.ts";
import { keyOf, type KeptLayouts } from "./kept-layouts.ts";
import type { MadeUpPaths } from "./made-up-paths.ts";
import type { RouteCalls } from "./route-calls.ts";

export interface RefreshRounds {
  /** Requests, one after another, every known page whose answer is too old or missing. Ends early if the calls fail. */
  readonly refresh: () => Promise<void>;
  readonly start: () => void;
  readonly stop: () => Promise<void>;
}

interface Options {
  readonly files: Pick<ContentSource, "listSites" | "listPages">;
  readonly kept: KeptLayouts;
  readonly madeUp: MadeUpPaths;
  readonly calls: RouteCalls;
  readonly maxAgeMs: number;
  /** In milliseconds since 1970. */
  readonly clock: () => number;
}

interface Due {
  readonly site: Site;
  readonly path: string;
}

/** After this number of failures in a row, the layout service counts as unavailable, and the round ends. */
const mostFailures = 3;

/** Refreshes kept pages in the background, and requests further pages to which kept pages and menus have links. */
export function createRefreshRounds({ files, kept, madeUp, calls, maxAgeMs, clock }: Options): RefreshRounds {
  const betweenMs = Math.min(maxAgeMs / 4, 15_000);
  let timer: NodeJS.Timeout | undefined;
  let running = Promise.resolve();
  let isStopped = false;

  const isRested = (site: string, path: string): boolean => calls.recentFailure(site, path) === undefined;

  /**
   * Resolves with the pages to request: kept pages, the oldest first, then paths of files, menus and links that were
   * not requested so far.
   */
  const listDue = async (): Promise<readonly Due[]> => {
    const sites = await files.listSites();
    const named = new Map(sites.map((site) => [site.name, site]));
    const old = [...kept.all()]
      .filter(({ answeredAt, site, path }) => clock() - answeredAt >= maxAgeMs && isRested(site, path))
      .toSorted((one, other) => one.answeredAt - other.answeredAt)
      .flatMap(({ site: name, path }) => {
        const site = named.get(name);
        return site ? [{ site, path }] : [];
      });
    if (kept.isFull()) return old;
    const known = new Set([...kept.all()].map(({ site, path }) => keyOf(site, path)));
    const fresh = (await likelyPaths(sites)).flatMap((path) => {
      const site = siteAt(sites, path);
      if (!site || known.has(keyOf(site.name, path))) return [];
      return !madeUp.isMissing(keyOf(site.name, path)) && isRested(site.name, path) ? [{ site, path }] : [];
    });
    return [...old, ...fresh];
  };
  const likelyPaths = async (sites: readonly Site[]): Promise<readonly string[]> => {
    const filed = await Promise.all(sites.map(({ name }) => files.listPages(name)));
    return [...new Set([...sites.map(({ root }) => root), ...filed.flat().map(({ path }) => path), ...kept.linked()])];
  };

  const refresh = async (): Promise<void> => {
    let failures = 0;
    for (const { site, path } of await listDue()) {
      if (isStopped || failures >= mostFailures) return;
      try {
        await calls.ask(site, path, false);
        failures = 0;
      } catch {
        // The call has already logged the failure.
        failures += 1;
      }
    }
  };
  const repeat = async (): Promise<void> => {
    await refresh();
    if (!isStopped) timer = setTimeout(start, betweenMs);
  };
  const start = (): void => {
    running = repeat();
  };

  return {
    refresh,
    start,
    async stop() {
      isStopped = true;
      clearTimeout(timer);
      await running;
    },
  };
}
