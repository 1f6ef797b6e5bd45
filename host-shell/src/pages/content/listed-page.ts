import { isListed } from "../head/page-head.ts";
import { preparePage } from "../prepare-page.ts";
import type { Site } from "../sites/site.ts";
import type { ListedPage } from "./content-source.ts";
import type { LayoutServiceData } from "./layout-service-data.ts";

/** Describes a page for breadcrumbs, menus and the sitemap. Throws if a field of the page itself is not valid. */
export function listedPage(path: string, layout: LayoutServiceData, site: Site): ListedPage {
  const { head, frame, data, navigationTitle } = preparePage(layout, site);
  return {
    path,
    title: navigationTitle,
    listed: isListed(head.robots ?? frame.robots) && head.canonicalUrl === undefined,
    changedAt: head.updatedAt ?? head.publishedAt,
    contentType: frame.contentType,
    additional: frame.additional?.(data),
  };
}
