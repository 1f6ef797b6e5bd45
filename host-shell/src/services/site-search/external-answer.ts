import { Parser } from "htmlparser2";
import { cutAt, mostWords } from "../../engines/site-search/query/cut-text.ts";
import {
  type MarkedText,
  type SearchAnswer,
  SearchFailure,
  type SearchResult,
  type Suggestion,
} from "./site-search.ts";

interface Reading {
  readonly publicOrigin: string | undefined;
  readonly categoryFacet: string;
}

type Json = Readonly<Record<string, unknown>>;

/**
 * Reads an answer of the search service. Its names begin with capitals (`TypedDocuments`) or, in later versions, with
 * small letters. A document without a title or a safe address is left out. Throws `SearchFailure` for another form.
 */
export function readExternalAnswer(
  given: unknown,
  reading: Reading & { readonly category: string | undefined },
): SearchAnswer {
  const documents = listOf(given, "TypedDocuments");
  const found = numberOf(given, "TotalDocument");
  if (!documents || found === undefined) throw new SearchFailure("The answer of the search service is not valid.");
  const facet = partOf(partOf(given, "Facets"), reading.categoryFacet);
  const categories = (listOf(facet, "Items") ?? [])
    .map((item) => ({ name: textOf(item, "Key"), count: numberOf(item, "Count") ?? 0 }))
    .filter(({ name, count }) => name !== "" && count > 0)
    .toSorted((one, other) => other.count - one.count || one.name.localeCompare(other.name, "da"));
  const inAll = categories.reduce((sum, { count }) => sum + count, 0);
  const corrected = plain(textOf(given, "FixedQuery"));
  const [suggestion] = listOf(given, "Suggestions") ?? [];
  const other = corrected === "" ? plain(suggestionText(suggestion)) : corrected;
  return {
    total: reading.category === undefined ? found : Math.max(found, inAll),
    found,
    results: documents.flatMap((document) => resultOf(document, reading) ?? []),
    categories,
    didYouMean: other === "" ? undefined : other,
  };
}

/** Reads suggestions: texts, or documents. */
export function readExternalSuggestions(given: unknown, reading: Reading): readonly Suggestion[] {
  const list = Array.isArray(given)
    ? (given as readonly unknown[])
    : (listOf(given, "Suggestions") ?? listOf(given, "TypedDocuments"));
  if (!list) throw new SearchFailure("The suggestions of the search service are not valid.");
  return list.flatMap((item): readonly Suggestion[] => {
    const result = resultOf(item, reading);
    if (result) {
      const text = result.title.map((part) => part.text).join("");
      return [{ text, url: result.url, category: result.category === "" ? undefined : result.category }];
    }
    const text = plain(suggestionText(item));
    return text === "" ? [] : [{ text, url: undefined, category: undefined }];
  });
}

function resultOf(document: unknown, { publicOrigin, categoryFacet }: Reading): SearchResult | undefined {
  const fields = partOf(document, "Fields");
  const field = (name: string): string => fieldTexts(partOf(fields, name))[0] ?? "";
  const title = markedText(field("Title"), 60);
  const url = safeAddress(field("Url"), publicOrigin);
  if (title.length === 0 || url === undefined) return undefined;
  const trail = fieldTexts(partOf(fields, "Breadcrumb")).map(plain);
  return {
    url,
    title,
    description: markedText(field("Description"), mostWords),
    category: plain(field(categoryFacet)),
    breadcrumb:
      trail.length === 1
        ? (trail[0] ?? "")
            .split(/[>/›]/)
            .map((part) => part.trim())
            .filter((part) => part !== "")
        : trail,
  };
}

/** A path for an address of this server, and any other address only if it is https. */
function safeAddress(address: string, publicOrigin: string | undefined): string | undefined {
  if (/^\/(?![/\\])/.test(address)) return address;
  const url = URL.parse(address);
  if (!url) return undefined;
  if (url.origin === publicOrigin) return url.pathname + url.search + url.hash;
  return url.protocol === "https:" ? url.href : undefined;
}

const highlights = new Set(["b", "em", "mark", "strong"]);
const hidden = new Set(["script", "style"]);

/** The texts of formatted text in their order, each with whether the service has highlighted it. */
function textsIn(html: string): readonly { readonly text: string; readonly marked: boolean }[] {
  const texts: { readonly text: string; readonly marked: boolean }[] = [];
  let [unread, marks] = [0, 0];
  let text = "";
  const end = (): void => {
    if (text !== "") texts.push({ text, marked: marks > 0 });
    text = "";
  };
  const parser = new Parser({
    onopentag: (name) => {
      if (hidden.has(name)) unread += 1;
      if (!highlights.has(name)) return;
      end();
      marks += 1;
    },
    ontext: (part) => {
      text += unread > 0 ? " " : part;
    },
    onclosetag: (name) => {
      if (hidden.has(name)) unread -= 1;
      if (!highlights.has(name)) return;
      end();
      marks -= 1;
    },
  });
  parser.end(html);
  end();
  return texts;
}

/** Text in which the service has put the words that were searched for between tags. */
function markedText(html: string, words: number): MarkedText {
  const parts: { text: string; marked: boolean }[] = [];
  let left = words;
  for (const { text, marked } of textsIn(html)) {
    const flat = text.replaceAll(/\s+/g, " ");
    if (left <= 0) break;
    const count = flat.trim() === "" ? 0 : flat.trim().split(" ").length;
    parts.push({ text: count > left ? cutAt(flat, left) : flat, marked });
    left -= count;
  }
  return parts.some((part) => part.text.trim() !== "") ? parts : [];
}

function plain(html: string): string {
  return textsIn(html)
    .map(({ text }) => text)
    .join("")
    .replaceAll(/\s+/g, " ")
    .trim();
}

function suggestionText(item: unknown): string {
  return typeof item === "string" ? item : textOf(item, "Text") || textOf(item, "Value") || textOf(item, "Suggestion");
}

/** A part by its name with a capital, or with a small first letter. */
function partOf(given: unknown, name: string): unknown {
  if (typeof given !== "object" || given === null) return undefined;
  const parts = given as Json;
  const small = name.charAt(0).toLowerCase() + name.slice(1);
  return Object.hasOwn(parts, name) ? parts[name] : Object.hasOwn(parts, small) ? parts[small] : undefined;
}

function listOf(given: unknown, name: string): readonly unknown[] | undefined {
  const list = partOf(given, name);
  return Array.isArray(list) ? (list as readonly unknown[]) : undefined;
}

function textOf(given: unknown, name: string): string {
  const text = partOf(given, name);
  return typeof text === "string" ? text : "";
}

function numberOf(given: unknown, name: string): number | undefined {
  const number = partOf(given, name);
  return typeof number === "number" && Number.isFinite(number) && number >= 0 ? Math.floor(number) : undefined;
}

/** A field has a `Value`, and maybe `Values`. */
function fieldTexts(field: unknown): readonly string[] {
  const values = listOf(field, "Values")?.filter((value) => typeof value === "string");
  if (values && values.length > 0) return values;
  const value = textOf(field, "Value");
  return value === "" ? [] : [value];
}
