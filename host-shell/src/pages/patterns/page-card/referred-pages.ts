import { copenhagenIso } from "shared-runtime/time/copenhagen-iso.ts";
import type * as v from "valibot";
import type { PageListItem } from "../../../services/page-lists/page-list.ts";
import type { LoadContext } from "../../block/prepared-block.ts";
import { optional } from "../../content/fields/empty.ts";
import { optionalImage } from "../../content/fields/image.ts";
import { referencesField } from "../../content/fields/items.ts";
import { optionalKey } from "../../content/fields/text.ts";
import { booleanField, dateField, dateTimeField } from "../../content/fields/values.ts";
import { canonicalPath } from "../../http/canonical-path.ts";

/** References to pages: a CMS sends their addresses and fields, and content files their paths as ids. */
export const pagesField = referencesField({
  metaTitle: optionalKey,
  manchet: optionalKey,
  metaDescription: optionalKey,
  publishedDate: optional(dateField),
  showPublishedDate: booleanField,
  imgXS: optionalImage,
  imgSM: optionalImage,
  address: optionalKey,
  date: optional(dateTimeField),
  price: optionalKey,
  priceIsFree: booleanField,
  soldOut: booleanField,
});
type References = v.InferOutput<typeof pagesField>;

export interface ReferredPage {
  readonly id: string | undefined;
  /** `undefined` if there is no such page. */
  readonly item: PageListItem | undefined;
}

/** Finds the pages of this server as lists have them, and reads the others from their references. */
export async function findReferredPages(
  references: References,
  { content }: Pick<LoadContext, "content">,
): Promise<readonly ReferredPage[]> {
  const wanted = new Set(references.flatMap((reference) => pathOf(reference) ?? []));
  const found = new Map<string, PageListItem>();
  for (const { name } of await content.listSites())
    for (const { path, item } of await content.listPages(name)) if (item && wanted.has(path)) found.set(path, item);
  return references.map((reference) => ({
    id: reference.id ?? reference.url,
    item: found.get(pathOf(reference) ?? "") ?? itemOf(reference),
  }));
}

/** For editors: the references that no page has. */
export function missingPages(pages: readonly ReferredPage[]): string {
  const missing = pages.filter(({ item }) => !item).map(({ id = "uden id" }) => id);
  return `Der er ingen side: ${missing.join(", ")}.`;
}

function pathOf({ id, url }: References[number]): string | undefined {
  const path = [url, id].find((address) => address?.startsWith("/"));
  return path === undefined ? undefined : canonicalPath(path.replace(/[?#].*/, ""));
}

function itemOf({ id, name, url, fields }: References[number]): PageListItem | undefined {
  const title = fields?.metaTitle ?? name;
  if (fields === undefined || !title || url === undefined || !/^(https:\/\/|\/(?![/\\]))/.test(url)) return undefined;
  const { address = "", date, price = "", priceIsFree, soldOut } = fields;
  const isEvent = date !== undefined || address !== "" || price !== "" || priceIsFree || soldOut;
  return {
    itemId: id ?? url,
    title,
    url,
    manchet: fields.manchet ?? fields.metaDescription ?? "",
    publishedDate: fields.publishedDate === undefined ? null : copenhagenIso(fields.publishedDate),
    showPublishedDate: fields.showPublishedDate,
    imgXS: fields.imgXS ?? null,
    imgSM: fields.imgSM ?? null,
    tags: [],
    contentTypes: [],
    additional: isEvent
      ? { address, date: date === undefined ? null : copenhagenIso(date), price, priceIsFree, soldOut }
      : null,
  };
}
