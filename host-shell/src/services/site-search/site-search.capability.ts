import type { Logger } from "pino";
import type { UserOf } from "../../api/guards/signed-in.ts";
import type { Capability } from "../capability.ts";
import { createEmbeddedSearch } from "./embedded-search.ts";
import { createExternalSearch } from "./external-search.ts";
import type { SearchServiceSettings } from "./search-service.ts";
import type { SearchPages } from "./search-pages.ts";
import { siteSearchCalls } from "./site-search.routes.ts";
import type { SiteSearch } from "./site-search.ts";

interface Options {
  readonly pages: SearchPages;
  /** Resolves with the names of the sites, the main site first. */
  readonly siteNames: () => Promise<readonly string[]>;
  /** The module that the thread of the index runs; `undefined` for the module in the source folder. */
  readonly indexEntry: URL | undefined;
  /** The service that searches instead of the embedded search. */
  readonly external: SearchServiceSettings | undefined;
  readonly publicUrl: string | undefined;
  readonly userOf: UserOf;
  readonly log: Logger;
}

export interface SiteSearchCapability extends Capability {
  readonly search: SiteSearch;
}

/** Finds pages of all sites. */
export function siteSearchCapability({
  pages,
  siteNames,
  indexEntry,
  external,
  publicUrl,
  userOf,
  log,
}: Options): SiteSearchCapability {
  if (external) {
    const publicOrigin = publicUrl && new URL(publicUrl).origin;
    const search = createExternalSearch({ settings: external, publicOrigin, log });
    return { search, routes: [siteSearchCalls({ search, userOf, siteNames, log })] };
  }
  const embedded = createEmbeddedSearch({ pages, entry: indexEntry, log });
  return {
    search: embedded,
    routes: [siteSearchCalls({ search: embedded, userOf, siteNames, log })],
    start: embedded.start,
    stop: embedded.stop,
  };
}
