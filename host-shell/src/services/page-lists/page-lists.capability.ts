import type { Logger } from "pino";
import type { Capability } from "../capability.ts";
import { createEmbeddedPageLists, type ListedItems } from "./embedded-page-lists.ts";
import { pageListCalls } from "./page-lists.routes.ts";
import type { PageLists } from "./page-lists.ts";
import { createPlatformPageLists, type PlatformOptions } from "./platform-page-lists.ts";

interface Options {
  readonly listItems: () => Promise<ListedItems>;
  /** The content platform. If absent, the lists are made of the content of this server. */
  readonly platform: PlatformOptions | undefined;
  readonly now: () => Date;
  readonly log: Logger;
}

export interface PageListsCapability extends Capability {
  readonly pageLists: PageLists;
}

/** Lists the pages of all sites. */
export function pageListsCapability({ listItems, platform, now, log }: Options): PageListsCapability {
  const time = () => now().getTime();
  if (!platform) {
    const pageLists = createEmbeddedPageLists({ listItems, now: time });
    return { pageLists, routes: [pageListCalls({ pageLists, log })] };
  }
  const pageLists = createPlatformPageLists({ ...platform, log, now: time });
  return {
    pageLists,
    routes: [pageListCalls({ pageLists, log })],
    // Pages can do without: their lists say that something failed.
    ready: { contentPlatform: async () => ({ passes: true, source: pageLists.state() }) },
  };
}
