import type { PageListItem, PagesQuery } from "../page-list.ts";

export const sampleItem = (slug: string, more: Partial<PageListItem> = {}): PageListItem => ({
  itemId: slug,
  title: `Om ${slug}`,
  url: `/artikler/${slug}`,
  manchet: "Det korte af det lange.",
  publishedDate: "2026-09-14T00:00:00+02:00",
  showPublishedDate: false,
  imgXS: null,
  imgSM: null,
  tags: [],
  contentTypes: [{ id: "artikel", title: "Artikel" }],
  additional: null,
  ...more,
});

export const sampleQuery: PagesQuery = {
  siteNames: ["lederkredsen"],
  resultsPerPage: 2,
  page: 0,
  tags: [],
  contentTypes: ["artikel"],
  sortBy: "PublishedDateDesc",
};

/** A list of 80 articles and events of a site, with every kind of card. */
export function sampleList(site: string) {
  const picture = { src: "/media/kreds.svg", alt: "", width: 576, height: 324 };
  const items = Array.from({ length: 80 }, (_, index) =>
    sampleItem(`nr-${index}`, {
      showPublishedDate: index % 2 === 0,
      imgXS: index % 3 === 0 ? null : picture,
      manchet: index % 7 === 0 ? "" : "Det korte af det lange.",
      publishedDate: new Date(Date.UTC(2026, 8, 14) - index * 24 * 60 * 60_000).toISOString(),
      contentTypes: [
        index % 4 === 3 ? { id: "arrangement", title: "Arrangement" } : { id: "artikel", title: "Artikel" },
      ],
      additional:
        index % 4 === 3
          ? {
              address: index % 8 === 3 ? "Kongens Nytorv 9, København" : "",
              date: `2026-12-12T${index % 8 === 3 ? "17:30" : "00:00"}:00+01:00`,
              price: index % 16 === 3 ? "1.250" : "Spørg os",
              priceIsFree: index % 16 === 7,
              soldOut: index % 12 === 3,
            }
          : null,
    }),
  );
  return [{ site, items }];
}
