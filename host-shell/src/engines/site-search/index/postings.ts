import type { DocumentWords, FieldKind } from "./document-words.ts";

/** How much one occurrence in a field counts, and how much a long field lessens it (from 0 to 1). */
const fieldWeights: Readonly<Record<FieldKind, readonly [weight: number, byLength: number]>> = {
  title: [5, 0.2],
  otherTitle: [4, 0.2],
  address: [2, 0],
  lead: [2.5, 0.3],
  anchor: [1.5, 0.5],
  tag: [1.5, 0],
  category: [1.5, 0],
  breadcrumb: [0.6, 0],
  person: [0.6, 0.6],
  heading: [2, 0.5],
  question: [3, 0.5],
  text: [1, 0.6],
  link: [0.25, 0.5],
};

/** For each word the pages that have it, in ascending order, with the weight of its occurrences (BM25F). */
export interface Postings {
  /** The postings of a word are from `starts[word]` to `starts[word + 1]`. */
  readonly starts: Uint32Array;
  readonly documents: Uint32Array;
  readonly weights: Float32Array;
  readonly bytes: number;
}

/** Removed pages are `undefined`. */
export function createPostings(documents: readonly (DocumentWords | undefined)[], vocabularySize: number): Postings {
  const averages = averageLengths(documents);
  const counts = new Uint32Array(vocabularySize + 1);
  const lastSeen = new Int32Array(vocabularySize).fill(-1);
  for (const [number, document] of documents.entries()) {
    if (!document) continue;
    for (const word of document.words) {
      if (lastSeen[word] === number) continue;
      lastSeen[word] = number;
      counts[word] = (counts[word] ?? 0) + 1;
    }
  }
  const starts = new Uint32Array(vocabularySize + 1);
  for (let word = 0; word < vocabularySize; word += 1) starts[word + 1] = (starts[word] ?? 0) + (counts[word] ?? 0);
  const total = starts[vocabularySize] ?? 0;
  const found = { documents: new Uint32Array(total), weights: new Float32Array(total) };
  const next = starts.slice();
  const sums = new Float32Array(vocabularySize);
  const touched = new Uint32Array(vocabularySize);
  for (const [number, document] of documents.entries()) {
    if (!document) continue;
    let touchedCount = 0;
    const lengths = lengthsOf(document);
    for (const { kind, start, end } of document.fields) {
      const [weight, byLength] = fieldWeights[kind];
      const longer = (lengths.get(kind) ?? 0) / (averages.get(kind) ?? 1);
      const each = weight / (1 - byLength + byLength * longer);
      for (let at = start; at < end; at += 1) {
        const word = document.words[at] ?? 0;
        if (sums[word] === 0) touched[touchedCount++] = word;
        sums[word] = (sums[word] ?? 0) + each;
      }
    }
    for (let at = 0; at < touchedCount; at += 1) {
      const word = touched[at] ?? 0;
      const place = next[word] ?? 0;
      next[word] = place + 1;
      found.documents[place] = number;
      found.weights[place] = sums[word] ?? 0;
      sums[word] = 0;
    }
  }
  return { starts, ...found, bytes: starts.byteLength + found.documents.byteLength + found.weights.byteLength };
}

function lengthsOf({ fields }: DocumentWords): ReadonlyMap<FieldKind, number> {
  const lengths = new Map<FieldKind, number>();
  for (const { kind, start, end } of fields) lengths.set(kind, (lengths.get(kind) ?? 0) + end - start);
  return lengths;
}

function averageLengths(documents: readonly (DocumentWords | undefined)[]): ReadonlyMap<FieldKind, number> {
  const sums = new Map<FieldKind, { words: number; pages: number }>();
  for (const document of documents) {
    if (!document) continue;
    for (const [kind, length] of lengthsOf(document)) {
      const sum = sums.get(kind) ?? { words: 0, pages: 0 };
      sum.words += length;
      sum.pages += 1;
      sums.set(kind, sum);
    }
  }
  return new Map([...sums].map(([kind, { words, pages }]) => [kind, words / pages]));
}

export function frequencyOf({ starts }: Postings, word: number): number {
  return (starts[word + 1] ?? 0) - (starts[word] ?? 0);
}
