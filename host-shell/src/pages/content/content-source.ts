import type { OrganisationsItem } from "../../services/organisations/organisations-item.ts";
import type { Site } from "../sites/site.ts";
import type { LayoutServiceData, Rendering } from "./layout-service-data.ts";

interface PageRequest {
  /** Name of the site, as in `Site.name`. */
  readonly site: string;
  /** Decoded, lower case, beginning with a slash and not ending in one (the front page is `/`). */
  readonly path: string;
  /** Asks for the editing view; the answer then has `pageEditing`. */
  readonly editing: boolean;
}

interface ErrorPageRequest {
  readonly site: string;
  readonly kind: "not-found" | "error";
}

/** A page as the tree of a site's pages has it. */
export interface ListedPage {
  /** As in `PageRequest.path`. */
  readonly path: string;
  /** Its short title, for trails and menus. */
  readonly title: string;
  /** Whether search engines may list it. */
  readonly listed: boolean;
  /** When it was last changed, in milliseconds since 1970, if that is known. */
  readonly changedAt: number | undefined;
}

/** Content that several pages share. Its blocks are drawn where a block refers to it. */
export interface StaticPageItem {
  readonly key: string;
  readonly renderings: readonly Rendering[];
}

/**
 * A source of pages. It returns the same object while its content is unchanged: caches rely on that. Only `findPage`,
 * `hasPage`, `findStaticPage` and `findOrganisations` may ask another system; all else is answered from memory.
 */
export interface ContentSource {
  /** Changes whenever any answer may have changed. */
  readonly revision: () => string;
  readonly listSites: () => Promise<readonly Site[]>;
  readonly findPage: (request: PageRequest) => Promise<LayoutServiceData | undefined>;
  /** Resolves with whether a site has a page. Any number of made-up paths costs another system a bounded number of calls. */
  readonly hasPage: (request: Omit<PageRequest, "editing">) => Promise<boolean>;
  readonly findErrorPage: (request: ErrorPageRequest) => Promise<LayoutServiceData | undefined>;
  /** Returns a page with only the shared parts of the site, for built-in pages. */
  readonly findEmptyPage: (site: string) => Promise<LayoutServiceData | undefined>;
  /** Returns the known pages of a site, for trails, the sitemap, and the widgets on them. */
  readonly listPages: (site: string) => Promise<readonly ListedPage[]>;
  readonly findStaticPage: (request: {
    readonly site: string;
    readonly key: string;
  }) => Promise<StaticPageItem | undefined>;
  /** Returns what memberships cost in other organisations, from the main site; `undefined` if it does not say. */
  readonly findOrganisations: () => Promise<OrganisationsItem | undefined>;
}
