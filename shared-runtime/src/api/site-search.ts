import * as v from "valibot";
import { normalCode, normalLine } from "../rules/normal-text.ts";
import { isOneLine } from "./sound-text.ts";

export const searchPath = "search";
export const suggestionsPath = "search/suggestions";

const whole = (least: number, most: number, usual: number) =>
  v.optional(
    v.pipe(
      v.string(),
      v.transform(normalCode),
      v.regex(/^\d{1,6}$/),
      v.toNumber(),
      v.minValue(least),
      v.maxValue(most),
    ),
    String(usual),
  );
const line = (longest: number) =>
  v.optional(v.pipe(v.string(), v.transform(normalLine), v.maxLength(longest), v.check(isOneLine)), "");

/** `GET /api/search`. Without words, the answer is empty. */
export const SearchParameters = v.object({
  q: line(200),
  /** From 1. */
  page: whole(1, 100_000, 1),
  perPage: whole(1, 50, 10),
  category: line(100),
  /** The name of a site; the main site if it is empty or unknown. */
  site: line(100),
});

/** `GET /api/search/suggestions`. The last word may be unfinished. */
export const SuggestionParameters = v.object({
  q: line(200),
  site: line(100),
  limit: whole(1, 10, 6),
});

/** A text in parts: those with `marked` are words that were searched for. */
export const MarkedText = v.array(v.object({ text: v.string(), marked: v.boolean() }));

export const SearchAnswer = v.object({
  /** The number of results in all categories, and in the requested one. */
  total: v.number(),
  found: v.number(),
  page: v.number(),
  /** The number of pages of results in the requested category. */
  pages: v.number(),
  results: v.array(
    v.object({
      url: v.string(),
      title: MarkedText,
      description: MarkedText,
      category: v.string(),
      breadcrumb: v.array(v.string()),
    }),
  ),
  categories: v.array(v.object({ name: v.string(), count: v.number() })),
  didYouMean: v.optional(v.string()),
});
export type SearchAnswer = v.InferOutput<typeof SearchAnswer>;

export const SuggestionAnswer = v.object({
  suggestions: v.array(v.object({ text: v.string(), url: v.optional(v.string()), category: v.optional(v.string()) })),
});
export type SuggestionAnswer = v.InferOutput<typeof SuggestionAnswer>;
