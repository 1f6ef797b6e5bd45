import type { SearchDocument } from "../analysis/search-document.ts";

/** A page with a title and a text; `more` replaces parts of it. */
export function sampleDocument(
  url: string,
  title: string,
  text = "",
  more: Partial<SearchDocument> = {},
): SearchDocument {
  return {
    url,
    site: "kredsen",
    title,
    otherTitles: [],
    lead: "",
    sections: text === "" ? [] : [{ heading: "", text }],
    anchors: [],
    links: [],
    tags: [],
    persons: [],
    category: "Side",
    breadcrumb: [],
    membersOnly: false,
    changedAt: undefined,
    endsAt: undefined,
    ...more,
  };
}
