import type { Logger } from "pino";
import type { Capability } from "../../services/capability.ts";
import type { Site } from "../sites/site.ts";
import type { ContentSource, ListedPage } from "./content-source.ts";
import { createKeptLayouts, keyOf, type KeptLayout } from "./layout-service/kept-layouts.ts";
import { createLayoutFiles } from "./layout-service/layout-files.ts";
import type { CmsSettings } from "./layout-service/ask-cms.ts";
import { createLayoutServiceClient } from "./layout-service/layout-service-client.ts";
import { createMadeUpPaths } from "./layout-service/made-up-paths.ts";
import { createOrganisationsQuery, type OrganisationItems } from "./layout-service/organisations-query.ts";
import { createRefreshRounds } from "./layout-service/refresh-rounds.ts";
import { createRouteCalls } from "./layout-service/route-calls.ts";
import { createSharedParts } from "./layout-service/shared-parts.ts";
import { listedPage } from "./listed-page.ts";
import { preparePage } from "../prepare-page.ts";
import type { LayoutServiceData } from "./layout-service-data.ts";

interface Options {
  /** The source of sites, their settings, error pages and static pages. It also lists the paths of pages to request. */
  readonly files: ContentSource;
  readonly layoutService: CmsSettings & {
    readonly maxAgeMs: number;
    /** The CMS item with the organisations of the fee calculator; if absent, they come from `files`. */
    readonly organisations?: OrganisationItems | undefined;
  };
  /** The folder that keeps the last good answers across restarts. */
  readonly folder: string;
  readonly log: Logger;
  /** In milliseconds since 1970. */
  readonly clock?: () => number;
}

export interface HttpContent extends Required<Pick<Capability, "start" | "stop" | "ready">> {
  readonly source: ContentSource;
  /** Refreshes all known pages that are too old. `start` does this repeatedly. */
  readonly refresh: () => Promise<void>;
}

/** The most refreshes that run at the same time for requests of visitors. Further pages wait for the next round. */
const mostRefreshes = 8;

/**
 * Pages from a Sitecore Layout Service. A page is requested once and kept. From then on, the last good answer is
 * returned at once and refreshed in the background. If there is none, `findPage` rejects with `LayoutServiceFailure`.
 */
export async function openHttpContent({
  files,
  layoutService: { maxAgeMs, organisations, ...service },
  folder,
  log,
  clock = Date.now,
}: Options): Promise<HttpContent> {
  const closing = new AbortController();
  const layoutFiles = createLayoutFiles({
    folder,
    source: service.url,
    onFailed: (error) => log.error({ err: error }, "the last answers of the layout service are not kept on the disk"),
  });
  const kept = createKeptLayouts(layoutFiles);
  await kept.restore();
  const madeUp = createMadeUpPaths({ lastsMs: maxAgeMs, clock });
  const complete = createSharedParts(files);
  const askService = createLayoutServiceClient(service);
  const findOrganisations = organisations && createOrganisationsQuery(service, organisations, log);
  const calls = createRouteCalls({ askService, kept, madeUp, complete, closing: closing.signal, log, clock });
  const rounds = createRefreshRounds({ files, kept, madeUp, calls, maxAgeMs, clock });

  const siteNamed = async (name: string): Promise<Site | undefined> =>
    (await files.listSites()).find((site) => site.name === name);
  /**
   * Resolves with the kept page and the shared parts of its site; with `undefined` if this release cannot show the
   * page.
   */
  const shown = async (site: Site, one: KeptLayout | undefined): Promise<LayoutServiceData | undefined> => {
    if (!one) return undefined;
    const layout = await complete(site, one.layout);
    try {
      preparePage(layout, site);
    } catch {
      kept.drop(one.site, one.path);
      return undefined;
    }
    return layout;
  };
  const refreshInBackground = (site: Site, { path, answeredAt }: KeptLayout): void => {
    if (clock() - answeredAt < maxAgeMs || calls.running() >= mostRefreshes) return;
    if (calls.recentFailure(site.name, path)) return;
    // The call itself logs its failure.
    calls.ask(site, path, false).catch(() => undefined);
  };

  const likely = async (site: Site, path: string): Promise<boolean> =>
    path === site.root || kept.linked().has(path) || (await files.hasPage({ site: site.name, path }));
  /** Requests a page that is not kept, if the allowance for made-up paths permits it. */
  const askFirst = async (site: Site, path: string): Promise<LayoutServiceData | undefined> => {
    const failure = calls.recentFailure(site.name, path);
    if (failure) throw failure;
    if (madeUp.isMissing(keyOf(site.name, path))) return undefined;
    const isLikely = await likely(site, path);
    // Refuses a path with a dot, since no page has such a path.
    if (!isLikely && path.includes(".")) return undefined;
    if (!isLikely && !madeUp.take()) {
      const lastFailure = calls.lastFailure();
      if (lastFailure) throw lastFailure;
      return undefined;
    }
    const layout = await calls.ask(site, path, true);
    if (!isLikely && layout) madeUp.giveBack();
    return layout && complete(site, layout);
  };

  const findPage: ContentSource["findPage"] = async ({ site: name, path, editing }) => {
    const site = await siteNamed(name);
    if (!site) return undefined;
    if (editing) return calls.askForEditing(site, path);
    const known = kept.find(name, path);
    const layout = await shown(site, known);
    if (!known || !layout) return askFirst(site, path);
    refreshInBackground(site, known);
    return layout;
  };

  const lists = new Map<string, { readonly site: Site; readonly at: number; readonly pages: readonly ListedPage[] }>();
  const listPages = async (name: string): Promise<readonly ListedPage[]> => {
    const site = await siteNamed(name);
    if (!site) return [];
    const known = lists.get(name);
    if (known?.site === site && known.at === kept.changes()) return known.pages;
    const at = kept.changes();
    const pages: ListedPage[] = [];
    for (const one of [...kept.all()].filter((other) => other.site === name)) {
      const layout = await shown(site, one);
      if (layout) pages.push(listedPage(one.path, layout, site));
    }
    pages.sort((one, other) => (one.path < other.path ? -1 : 1));
    lists.set(name, { site, at, pages });
    return pages;
  };

  return {
    source: {
      ...files,
      ...(findOrganisations && { findOrganisations: async () => findOrganisations(closing.signal) }),
      revision: () => `${files.revision()} ${kept.changes()}`,
      findPage,
      hasPage: async (request) => (await findPage({ ...request, editing: false })) !== undefined,
      listPages,
    },
    refresh: rounds.refresh,
    start: rounds.start,
    async stop() {
      closing.abort();
      await rounds.stop();
      await layoutFiles.settled();
    },
    ready: {
      layoutService: async () => {
        const source = calls.state();
        return { passes: source.ageSeconds !== undefined, source };
      },
    },
  };
}
