import type { Hearing } from "shared-runtime/api/hearings.ts";
import type { QuestionSet } from "shared-runtime/api/question-set.ts";
import type { SynonymGroups } from "../../engines/site-search/query/synonyms.ts";
import type { OrganisationsItem } from "../../services/organisations/organisations-item.ts";
import type { PageListItem } from "../../services/page-lists/page-list.ts";
import type { Site } from "../sites/site.ts";
import type { LayoutServiceData, Rendering } from "./layout-service-data.ts";
import type { Redirect } from "./redirects.ts";

interface PageRequest {
  /** The name of the site, as in `Site.name`. */
  readonly site: string;
  /** Decoded, in lower case, with a slash at the beginning and none at the end. The front page is `/`. */
  readonly path: string;
  /** Requests the editing view; the answer then has `pageEditing`. */
  readonly editing: boolean;
}

interface ErrorPageRequest {
  readonly site: string;
  readonly kind: "not-found" | "error";
}

/** A page in the tree of pages of a site. */
export interface ListedPage {
  /** As in `PageRequest.path`. */
  readonly path: string;
  /** The short title of the page, for breadcrumbs and menus. */
  readonly title: string;
  /** Whether search engines may list the page. */
  readonly listed: boolean;
  /** When the page was last changed, in milliseconds since 1970; `undefined` if that is not known. */
  readonly changedAt: number | undefined;
  /** The page in lists of pages; `undefined` if no list may have it. */
  readonly item?: PageListItem | undefined;
}

/** Content that several pages share. Its blocks are drawn where a block refers to it. */
export interface StaticPageItem {
  readonly key: string;
  readonly renderings: readonly Rendering[];
}

/**
 * A source of pages. While the content is unchanged, it returns the same objects; caches rely on that. Only `findPage`,
 * `hasPage`, `findStaticPage` and `findOrganisations` may call another system; all other functions answer from memory.
 */
export interface ContentSource {
  /** A text that changes whenever any answer may have changed. */
  readonly revision: () => string;
  readonly listSites: () => Promise<readonly Site[]>;
  readonly findPage: (request: PageRequest) => Promise<LayoutServiceData | undefined>;
  /**
   * Resolves with whether a site has a page. However many made-up paths are asked for, the number of calls to another
   * system is limited.
   */
  readonly hasPage: (request: Omit<PageRequest, "editing">) => Promise<boolean>;
  /** Resolves with the redirect of a path that has no page. */
  readonly findRedirect: (request: Omit<PageRequest, "editing">) => Promise<Redirect | undefined>;
  readonly findErrorPage: (request: ErrorPageRequest) => Promise<LayoutServiceData | undefined>;
  /** Resolves with a page that has only the shared parts of the site, for built-in pages. */
  readonly findEmptyPage: (site: string) => Promise<LayoutServiceData | undefined>;
  /** Resolves with the known pages of a site. Breadcrumbs, the sitemap and the search for widgets on pages use them. */
  readonly listPages: (site: string) => Promise<readonly ListedPage[]>;
  readonly findStaticPage: (request: {
    readonly site: string;
    readonly key: string;
  }) => Promise<StaticPageItem | undefined>;
  /**
   * Resolves with the prices of memberships in other organisations, from the main site; with `undefined` if it has
   * none.
   */
  readonly findOrganisations: () => Promise<OrganisationsItem | undefined>;
  /** Resolves with a set of questions about work, from the main site. */
  readonly findQuestionSet: (name: string) => Promise<QuestionSet | undefined>;
  /** Resolves with the hearings on which members may give their opinion, from the self-service site. */
  readonly findHearings: () => Promise<readonly Hearing[]>;
  /** Resolves with groups of words that mean the same in a search, from the main site. */
  readonly findSynonyms: () => Promise<SynonymGroups>;
}
