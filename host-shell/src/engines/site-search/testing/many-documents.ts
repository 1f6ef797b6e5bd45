import { createSeededRandom } from "../../seeded-random.ts";
import type { SearchDocument } from "../analysis/search-document.ts";

const syllables = ["ba", "di", "fo", "gul", "ham", "kir", "lo", "mes", "nor", "pil", "rus", "sten", "tav", "vin"];

/** Repeats pages, each time with other words: one in ten is another word of the pages, and one in forty a new word. */
export function manyDocuments(documents: readonly SearchDocument[], count: number): readonly SearchDocument[] {
  const words = [...new Set(JSON.stringify(documents).match(/\p{Letter}{4,}/gu))];
  const { next, pick } = createSeededRandom(7);
  const changed = (text: string): string =>
    text.replaceAll(/\p{Letter}{4,}/gu, (word) => {
      const chance = next();
      if (chance < 0.1) return pick(words);
      return chance < 0.125 ? `${pick(syllables)}${pick(syllables)}${word.toLowerCase()}` : word;
    });
  return Array.from({ length: count }, (_, number): SearchDocument => {
    const document = documents[number % documents.length];
    if (!document) throw new Error("There are no pages to repeat.");
    if (number < documents.length) return document;
    return {
      ...document,
      url: `${document.url === "/" ? "" : document.url}/${number}`,
      title: changed(document.title),
      lead: changed(document.lead),
      sections: document.sections.map(({ heading, text }) => ({ heading: changed(heading), text: changed(text) })),
    };
  });
}
