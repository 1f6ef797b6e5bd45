import type { ContentSource } from "../content/content-source.ts";
import type { LayoutServiceData } from "../content/layout-service-data.ts";
import type { Site } from "../sites/site.ts";
import { siteAt } from "../sites/site-roots.ts";
import { layoutOf } from "./sample-layout.ts";
import { sampleSite } from "./sample-site.ts";

/** A content source in memory. */
export interface SampleContent {
  readonly source: ContentSource;
  /** Adds or replaces a page. */
  readonly publish: (path: string, layout: LayoutServiceData) => void;
}

/** Content with these pages. `own` replaces functions of the source. */
export function sampleContent(
  pages: Readonly<Record<string, LayoutServiceData>>,
  { sites = [sampleSite], ...own }: Partial<ContentSource> & { readonly sites?: readonly Site[] } = {},
): SampleContent {
  const layouts = new Map(Object.entries(pages));
  const empty = layoutOf({ main: [] });
  let revision = 1;
  const pagesOf = () => Map.groupBy(layouts.keys(), (path) => siteAt(sites, path)?.name);
  let listed = pagesOf();
  return {
    source: {
      revision: () => String(revision),
      listSites: async () => sites,
      findPage: async ({ path }) => layouts.get(path),
      hasPage: async ({ path }) => layouts.has(path),
      findRedirect: async () => undefined,
      findErrorPage: async () => undefined,
      findEmptyPage: async () => empty,
      listPages: async (site) =>
        (listed.get(site) ?? []).map((path) => ({ path, title: path, listed: true, changedAt: undefined })),
      findStaticPage: async () => undefined,
      findOrganisations: async () => undefined,
      findQuestionSet: async () => undefined,
      findHearings: async () => [],
      findSynonyms: async () => [],
      ...own,
    },
    publish: (path, layout) => {
      layouts.set(path, layout);
      listed = pagesOf();
      revision += 1;
    },
  };
}
