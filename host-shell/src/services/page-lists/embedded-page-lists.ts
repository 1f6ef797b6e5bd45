import { type EventDate, eventDateOf, instantOf, isAtTime } from "./event-date.ts";
import type { PageListItem, PageOrder, PagesQuery } from "./page-list.ts";
import type { PageLists } from "./page-lists.ts";
import { pageOf } from "./pages-query.ts";

/** The pages of each site, in any order. While the pages of a site are unchanged, so is its array. */
export type ListedItems = readonly { readonly site: string; readonly items: readonly PageListItem[] }[];

interface Options {
  readonly listItems: () => Promise<ListedItems>;
  /** In milliseconds since 1970. */
  readonly now: () => number;
}

/** The most queries whose results are kept. Blocks have few; visitors can make up many. */
const mostKept = 200;

interface Entry {
  readonly site: string;
  readonly item: PageListItem;
  readonly publishedAt: number | undefined;
  readonly date: EventDate | undefined;
}

interface Index {
  readonly listed: ListedItems;
  readonly entries: readonly Entry[];
  /** The entries that match a query, in its order; the pages of results and the time are left out. */
  readonly results: Map<string, readonly Entry[]>;
}

/** Lists of pages from memory. The pages are indexed once after each change. */
export function createEmbeddedPageLists({ listItems, now }: Options): PageLists {
  let index: Index = { listed: [], entries: [], results: new Map() };

  const currentIndex = async (): Promise<Index> => {
    const listed = await listItems();
    const isSame =
      listed.length === index.listed.length && listed.every(({ items }, at) => items === index.listed[at]?.items);
    if (!isSame) index = { listed, entries: listed.flatMap(entriesOf), results: new Map() };
    return index;
  };

  return {
    async findPages(query) {
      const matching = resultsOf(await currentIndex(), query);
      const found =
        query.when === undefined ? matching : matching.filter(({ date }) => isAtTime(date, query.when, now()));
      const { Pages, NumberOfPages } = pageOf(found, query);
      return { Pages: Pages.map(({ item }) => item), NumberOfPages };
    },
  };
}

function entriesOf({ site, items }: ListedItems[number]): readonly Entry[] {
  return items.map((item) => ({
    site,
    item,
    publishedAt: item.publishedDate === null ? undefined : instantOf(item.publishedDate),
    date: eventDateOf(item),
  }));
}

function resultsOf({ entries, results }: Index, query: PagesQuery): readonly Entry[] {
  const { siteNames, contentTypes, tags, sortBy } = query;
  const key = JSON.stringify([siteNames, contentTypes, tags, sortBy]);
  const known = results.get(key);
  if (known) return known;
  const sites = new Set(siteNames);
  const found = entries
    .filter(
      ({ site, item }) =>
        sites.has(site) &&
        item.contentTypes.some(({ id }) => contentTypes.length === 0 || contentTypes.includes(id)) &&
        (tags.length === 0 || item.tags.some(({ id }) => tags.includes(id))),
    )
    .toSorted(comparisons[sortBy]);
  if (results.size >= mostKept) results.delete(results.keys().next().value ?? "");
  results.set(key, found);
  return found;
}

const byAddress = (one: Entry, other: Entry): number => (one.item.url < other.item.url ? -1 : 1);
const inDanish = new Intl.Collator("da");

/** Compares by a time. Pages without one are last, and equal ones in the order of their addresses. */
function byTime(timeOf: (entry: Entry) => number | undefined, direction: 1 | -1) {
  return (one: Entry, other: Entry): number => {
    const [a, b] = [timeOf(one), timeOf(other)];
    if (a === b) return byAddress(one, other);
    if (a === undefined) return 1;
    return b === undefined ? -1 : (a - b) * direction;
  };
}
const publishedAt = (entry: Entry) => entry.publishedAt;
const startsAt = (entry: Entry) => entry.date?.startsAt;

const comparisons: Readonly<Record<PageOrder, (one: Entry, other: Entry) => number>> = {
  PublishedDateDesc: byTime(publishedAt, -1),
  PublishedDateAsc: byTime(publishedAt, 1),
  DateAsc: byTime(startsAt, 1),
  DateDesc: byTime(startsAt, -1),
  TitleAsc: (one, other) => inDanish.compare(one.item.title, other.item.title) || byAddress(one, other),
};
