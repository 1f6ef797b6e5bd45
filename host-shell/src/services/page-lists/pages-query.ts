import * as v from "valibot";
import { pageOrders, type PagesQuery, pageTimes } from "./page-list.ts";

const mostNames = 50;
const longestName = 200;

/** "a,b" -> ["a", "b"]. */
const commaList = v.pipe(
  v.string(),
  v.maxLength(mostNames * longestName),
  v.transform((text) =>
    [...new Set(text.split(",").map((name) => name.trim()))].filter((name) => name !== "").toSorted(),
  ),
  v.maxLength(mostNames),
  v.array(v.pipe(v.string(), v.maxLength(longestName), v.regex(/^[^\p{Cc}]*$/u))),
);
const wholeNumber = v.pipe(v.string(), v.regex(/^\d{1,9}$/), v.toNumber());

/** The most pages in one page of results. */
export const mostResults = 100;

/** The query of `GET /api/v1/pages/get-pages-by-sitename-and-tags`, with the names of the content platform. */
export const PagesQueryParameters = v.object({
  siteNames: v.pipe(commaList, v.minLength(1)),
  resultsPerPage: v.optional(v.pipe(wholeNumber, v.minValue(1), v.maxValue(mostResults)), "10"),
  page: v.optional(wholeNumber, "0"),
  tags: v.optional(commaList, ""),
  contentTypes: v.optional(commaList, ""),
  sortBy: v.optional(v.picklist(pageOrders), "PublishedDateDesc"),
  when: v.optional(v.picklist(pageTimes)),
});

/** The query of a request for pages, in the order of the specification. */
export function searchOf({
  siteNames,
  resultsPerPage,
  page,
  tags,
  contentTypes,
  sortBy,
  when,
}: Omit<PagesQuery, "page"> & Partial<Pick<PagesQuery, "page">>): string {
  return new URLSearchParams({
    siteNames: siteNames.join(","),
    resultsPerPage: String(resultsPerPage),
    ...(page !== undefined && { page: String(page) }),
    tags: tags.join(","),
    contentTypes: contentTypes.join(","),
    sortBy,
    ...(when && { when }),
  }).toString();
}

/** One page of results. */
export function pageOf<TItem>(
  items: readonly TItem[],
  { page, resultsPerPage }: Pick<PagesQuery, "page" | "resultsPerPage">,
): { readonly Pages: TItem[]; readonly NumberOfPages: number } {
  const start = page * resultsPerPage;
  return {
    Pages: items.slice(start, start + resultsPerPage),
    NumberOfPages: Math.ceil(items.length / resultsPerPage),
  };
}
