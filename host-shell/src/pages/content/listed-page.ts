import { copenhagenIso } from "shared-runtime/time/copenhagen-iso.ts";
import * as v from "valibot";
import type { PageListItem } from "../../services/page-lists/page-list.ts";
import { isListed } from "../head/page-head.ts";
import { encodedPath } from "../http/canonical-path.ts";
import { type PreparedPage, preparePage } from "../prepare-page.ts";
import type { Site } from "../sites/site.ts";
import type { ListedPage } from "./content-source.ts";
import type { LayoutServiceData } from "./layout-service-data.ts";

/** Describes a page for breadcrumbs, menus and the sitemap. Throws if a field of the page itself is not valid. */
export function listedPage(path: string, layout: LayoutServiceData, site: Site): ListedPage {
  const page = preparePage(layout, site);
  const { head, frame, navigationTitle } = page;
  const listed = isListed(head.robots ?? frame.robots) && head.canonicalUrl === undefined;
  return {
    path,
    title: navigationTitle,
    listed,
    changedAt: head.updatedAt ?? head.publishedAt,
    // Lists are for everybody, and pages of the self-service are not.
    item: listed && site.kind !== "self-service" ? listItem(path, layout, page) : undefined,
  };
}

function listItem(path: string, { sitecore: { route } }: LayoutServiceData, page: PreparedPage): PageListItem {
  const { head, frame } = page;
  const { manchet = head.description ?? "", showPublishedDate, imgXS, imgSM } = head.listed;
  const ofTemplate = frame.contentType ? [frame.contentType] : [];
  return {
    itemId: route.itemId ?? path,
    title: headingOf(route) ?? head.title,
    url: encodedPath(path),
    manchet,
    publishedDate: head.publishedAt === undefined ? null : copenhagenIso(head.publishedAt),
    showPublishedDate,
    imgXS: imgXS ?? null,
    imgSM: imgSM ?? null,
    tags: [...head.tags],
    contentTypes: head.contentTypes.length > 0 ? [...head.contentTypes] : ofTemplate,
    additional: frame.additional?.(page.data) ?? null,
  };
}

const Title = v.object({ title: v.object({ value: v.pipe(v.string(), v.trim(), v.nonEmpty()) }) });

/** The heading that visitors see on the page: the title of its `ContentHeader`. */
function headingOf({ placeholders }: LayoutServiceData["sitecore"]["route"]): string | undefined {
  const header = Object.values(placeholders)
    .flat()
    .find(({ componentName }) => componentName === "ContentHeader");
  const read = v.safeParse(Title, header?.fields);
  return read.success ? read.output.title.value : undefined;
}
