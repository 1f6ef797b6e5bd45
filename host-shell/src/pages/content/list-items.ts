import type { ListedItems } from "../../services/page-lists/embedded-page-lists.ts";
import type { PageListItem } from "../../services/page-lists/page-list.ts";
import type { ContentSource, ListedPage } from "./content-source.ts";

/** Returns the pages that lists may have, by site. While the pages of a site are unchanged, so is its array. */
export function listItemsIn(source: Pick<ContentSource, "listSites" | "listPages">): () => Promise<ListedItems> {
  const itemsOf = new WeakMap<readonly ListedPage[], readonly PageListItem[]>();
  return async () =>
    Promise.all(
      (await source.listSites()).map(async ({ name }) => {
        const pages = await source.listPages(name);
        const items = itemsOf.get(pages) ?? pages.flatMap(({ item }) => item ?? []);
        itemsOf.set(pages, items);
        return { site: name, items };
      }),
    );
}
