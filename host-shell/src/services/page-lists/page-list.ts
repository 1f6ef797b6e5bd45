import * as v from "valibot";

/** A tag or a content type. Queries name it by its id. */
export const PageTag = v.object({ id: v.string(), title: v.string() });
export type PageTag = v.InferOutput<typeof PageTag>;

const Picture = v.object({
  src: v.string(),
  alt: v.string(),
  width: v.optional(v.number()),
  height: v.optional(v.number()),
});

/** The facts of an event, a network or a conference in a list. A price is a text: "1.250", "Fra 300 kr.". */
export const PageListFacts = v.object({
  address: v.string(),
  /** The beginning of the event, ISO 8601 with the offset of Copenhagen. */
  date: v.nullable(v.string()),
  price: v.string(),
  priceIsFree: v.boolean(),
  soldOut: v.boolean(),
  /** The time at which the sign-up closes, if it does so before the event begins. */
  closesAt: v.optional(v.nullable(v.string())),
});
export type PageListFacts = v.InferOutput<typeof PageListFacts>;

/** A page in a list, with the names of the content platform. */
export const PageListItem = v.object({
  itemId: v.string(),
  title: v.string(),
  /** The address of the page: a path of this server, or an address with https. */
  url: v.string(),
  /** The introduction, as plain text; empty if the page has none. */
  manchet: v.string(),
  /** ISO 8601 with the offset of Copenhagen; `null` if the page has no date. */
  publishedDate: v.nullable(v.string()),
  showPublishedDate: v.boolean(),
  /** 576x324. */
  imgXS: v.nullable(Picture),
  /** 992x558. */
  imgSM: v.nullable(Picture),
  tags: v.array(PageTag),
  contentTypes: v.array(PageTag),
  additional: v.nullable(PageListFacts),
});
export type PageListItem = v.InferOutput<typeof PageListItem>;

/** One page of results. */
export const ResultPage = v.object({ Pages: v.array(PageListItem), NumberOfPages: v.number() });
export type ResultPage = v.InferOutput<typeof ResultPage>;

export const pageOrders = ["PublishedDateDesc", "PublishedDateAsc", "DateAsc", "DateDesc", "TitleAsc"] as const;
export type PageOrder = (typeof pageOrders)[number];

export const pageTimes = ["kommende", "afholdt"] as const;
export type PageTime = (typeof pageTimes)[number];

/** A page is listed if it is of one of the sites, has one of the content types and, if `tags` has any, one of the tags. */
export interface PagesQuery {
  /** The names of sites, as in `Site.name`. */
  readonly siteNames: readonly string[];
  /** 1 to 100. */
  readonly resultsPerPage: number;
  /** From 0. */
  readonly page: number;
  readonly tags: readonly string[];
  readonly contentTypes: readonly string[];
  readonly sortBy: PageOrder;
  /** Only pages whose `additional.date` is in the future ("kommende") or in the past ("afholdt"). */
  readonly when?: PageTime | undefined;
}

/** The path of the call, on the content platform and here. */
export const pageListsPath = "/api/v1/pages/get-pages-by-sitename-and-tags";
