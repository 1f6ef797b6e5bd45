import type { GlobalSettings } from "./global-settings.ts";
import type { LayoutServiceData } from "./layout-service-data.ts";

interface PageRequest {
  readonly site: string;
  /** Decoded, lower case, beginning with a slash and not ending in one (the front page is `/`). */
  readonly path: string;
  /** True while an editor looks at the page; the answer then says `pageEditing`. */
  readonly editing: boolean;
}

interface ErrorPageRequest {
  readonly site: string;
  readonly kind: "not-found" | "error";
}

/** Where pages come from. An answer is the same object for as long as its content is unchanged: caches rely on it. */
export interface ContentSource {
  readonly findPage: (request: PageRequest) => Promise<LayoutServiceData | undefined>;
  readonly findErrorPage: (request: ErrorPageRequest) => Promise<LayoutServiceData | undefined>;
  /** A page with nothing in it but what all pages of the site share, for what the server itself shows. */
  readonly findEmptyPage: (site: string) => Promise<LayoutServiceData | undefined>;
  /** What holds for the whole site, whatever page somebody is on. */
  readonly findSettings: (site: string) => Promise<GlobalSettings | undefined>;
  /** The paths of all pages that a search engine may list. */
  readonly listPaths: (site: string) => Promise<readonly string[]>;
}
