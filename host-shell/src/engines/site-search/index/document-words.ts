import type { SearchDocument } from "../analysis/search-document.ts";
import { wordsOf } from "../analysis/words.ts";
import type { Vocabulary } from "../vocabulary/vocabulary.ts";

/** The parts of a page that count differently. */
export const fieldKinds = [
  "title",
  "otherTitle",
  "address",
  "lead",
  "anchor",
  "tag",
  "category",
  "breadcrumb",
  "person",
  "heading",
  "question",
  "text",
  "link",
] as const;
export type FieldKind = (typeof fieldKinds)[number];

export interface DocumentField {
  readonly kind: FieldKind;
  readonly start: number;
  readonly end: number;
  /** The section that a heading or text belongs to. */
  readonly section: number;
}

/** The words of a page, in order, and where its parts begin and end. */
export interface DocumentWords {
  readonly words: Uint32Array;
  readonly fields: readonly DocumentField[];
}

/** No text of a page has more words in the index. */
const mostWords = 20_000;

export function documentWords(document: SearchDocument, vocabulary: Vocabulary): DocumentWords {
  const words: number[] = [];
  const fields: DocumentField[] = [];
  const read = (kind: FieldKind, text: string, section = -1): void => {
    if (text === "" || words.length >= mostWords) return;
    const start = words.length;
    for (const word of wordsOf(text)) words.push(vocabulary.add(word));
    if (words.length > start) fields.push({ kind, start, end: words.length, section });
  };
  read("title", document.title);
  for (const title of document.otherTitles) read("otherTitle", title);
  read("address", decoded(document.url.slice(document.url.lastIndexOf("/") + 1)));
  read("lead", document.lead);
  for (const anchor of document.anchors) read("anchor", anchor);
  for (const tag of document.tags) read("tag", tag);
  read("category", document.category);
  for (const title of document.breadcrumb) read("breadcrumb", title);
  for (const person of document.persons) read("person", person);
  for (const [section, { heading, text }] of document.sections.entries()) {
    read(heading.endsWith("?") ? "question" : "heading", heading, section);
    read("text", text, section);
  }
  for (const link of document.links) read("link", link);
  return { words: Uint32Array.from(words), fields };
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part).replaceAll("-", " ");
  } catch {
    return part;
  }
}
