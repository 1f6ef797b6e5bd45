import { copenhagenIso } from "shared-runtime/time/copenhagen-iso.ts";
import * as v from "valibot";
import type { PageListItem } from "../../services/page-lists/page-list.ts";
import { isListed } from "../head/page-head.ts";
import { encodedPath } from "../http/canonical-path.ts";
import { type PreparedPage, preparePage } from "../prepare-page.ts";
import type { Site } from "../sites/site.ts";
import type { ListedPage } from "./content-source.ts";
import { optionalImage } from "./fields/image.ts";
import { configFor } from "./fields/reading.ts";
import { optionalText } from "./fields/text.ts";
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
  const header = headerOf(route, page.site);
  const ofTemplate = frame.contentType ? [frame.contentType] : [];
  return {
    itemId: route.itemId ?? path,
    title: header.title ?? head.title,
    url: encodedPath(path),
    manchet,
    publishedDate: head.publishedAt === undefined ? null : copenhagenIso(head.publishedAt),
    showPublishedDate,
    imgXS: imgXS ?? null,
    imgSM: imgSM ?? (imgXS ? null : (header.image ?? null)),
    tags: [...head.tags],
    contentTypes: head.contentTypes.length > 0 ? [...head.contentTypes] : ofTemplate,
    additional: frame.additional?.(page.data) ?? null,
  };
}

const Header = v.object({ title: optionalText, image: optionalImage });

/** What visitors see at the top of the page: the title and the picture of its `ContentHeader`. */
function headerOf(
  { placeholders }: LayoutServiceData["sitecore"]["route"],
  { mediaHosts }: Site,
): Partial<v.InferOutput<typeof Header>> {
  const header = Object.values(placeholders)
    .flat()
    .find(({ componentName }) => componentName === "ContentHeader");
  const read = v.safeParse(Header, header?.fields ?? {}, configFor({ editing: false, mediaHosts }));
  return read.success ? read.output : {};
}
