import { type BlockSamples, longWord, number, sampleOf, text } from "../../block/block-samples.ts";

const refs = (...ids: readonly string[]) => ids.map((id) => ({ id, name: id }));
const title = text("Artikler");

export const samples: BlockSamples = {
  usual: sampleOf("TaxonomyList", {
    title,
    lead: text("Det, vi bliver spurgt om, skrevet ned."),
    contentTypes: refs("artikel", "nyhed"),
  }),
  "three at a time": sampleOf("TaxonomyList", { title, contentTypes: refs("artikel"), resultsPerPage: number(3) }),
  "events of the future": sampleOf("TaxonomyList", {
    title: text("Kommende arrangementer"),
    contentTypes: refs("arrangement"),
    when: text("kommende"),
  }),
  "no page": sampleOf("TaxonomyList", { title, contentTypes: refs("findes-ikke") }),
  "settings that cannot be": sampleOf("TaxonomyList", {
    title,
    contentTypes: refs("artikel"),
    resultsPerPage: number(0),
    sortBy: text("Tilfældigt"),
    when: text("snart"),
  }),
  "long words": sampleOf("TaxonomyList", {
    title: text(longWord),
    lead: text(longWord),
    contentTypes: refs("artikel"),
    resultsPerPage: number(3),
  }),
  empty: sampleOf("TaxonomyList", { title, lead: text(), contentTypes: [], tags: [], siteNames: text() }),
};
