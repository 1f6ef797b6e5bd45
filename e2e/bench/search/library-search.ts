import { stemmer } from "@orama/stemmers/danish";
import { stopwords } from "@orama/stopwords/danish";
import MiniSearch from "minisearch";

/** The parts of a page that the library reads. */
export interface LibraryDocument {
  readonly url: string;
  readonly title: string;
  readonly otherTitles: readonly string[];
  readonly lead: string;
  readonly tags: readonly string[];
  readonly anchors: readonly string[];
  readonly persons: readonly string[];
  readonly sections: readonly { readonly heading: string; readonly text: string }[];
}

const silent: ReadonlySet<string> = new Set(stopwords);

/** A search of the same pages by MiniSearch with a Danish stemmer and Danish stop words, as its manual recommends. */
export function librarySearch(documents: readonly LibraryDocument[]): (query: string) => readonly string[] {
  const search = new MiniSearch({
    idField: "url",
    fields: ["title", "otherTitles", "lead", "tags", "anchors", "persons", "headings", "text"],
    processTerm: (term) => {
      const word = term.toLowerCase();
      return silent.has(word) ? null : stemmer(word);
    },
    searchOptions: {
      boost: { title: 5, otherTitles: 4, lead: 2.5, headings: 2, tags: 1.5, anchors: 1.5 },
      fuzzy: 0.2,
      prefix: true,
    },
  });
  search.addAll(
    documents.map(({ url, title, otherTitles, lead, tags, anchors, persons, sections }) => ({
      url,
      title,
      lead,
      otherTitles: otherTitles.join(" "),
      tags: tags.join(" "),
      anchors: anchors.join(" "),
      persons: persons.join(" "),
      headings: sections.map(({ heading }) => heading).join(" "),
      text: sections.map(({ text }) => text).join(" "),
    })),
  );
  return (query) =>
    search
      .search(query)
      .slice(0, 5)
      .map(({ id }) => String(id));
}
