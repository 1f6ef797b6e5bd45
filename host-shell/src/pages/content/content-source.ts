import type { GlobalSettings } from "./global-settings.ts";
import type { LayoutServiceData } from "./layout-service-data.ts";

interface PageRequest {
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

/** A source of pages. It returns the same object while its content is unchanged: caches rely on that. */
export interface ContentSource {
  readonly findPage: (request: PageRequest) => Promise<LayoutServiceData | undefined>;
  readonly findErrorPage: (request: ErrorPageRequest) => Promise<LayoutServiceData | undefined>;
  /** Returns a page with only the shared parts of the site, for built-in pages. */
  readonly findEmptyPage: (site: string) => Promise<LayoutServiceData | undefined>;
  /** Returns the settings of the whole site. */
  readonly findSettings: (site: string) => Promise<GlobalSettings | undefined>;
  /** Returns the paths of all pages that a search engine may list. */
  readonly listPaths: (site: string) => Promise<readonly string[]>;
}
