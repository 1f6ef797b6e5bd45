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
