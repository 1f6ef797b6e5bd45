import * as v from "valibot";

export const searchPath = "search";
export const suggestionsPath = "search/suggestions";

const whole = (least: number, most: number, usual: number) =>
  v.optional(
    v.pipe(v.string(), v.regex(/^\d{1,6}$/), v.toNumber(), v.minValue(least), v.maxValue(most)),
    String(usual),
  );
const words = v.optional(v.pipe(v.string(), v.trim(), v.maxLength(200)), "");
const name = v.optional(v.pipe(v.string(), v.trim(), v.maxLength(100)), "");

/** `GET /api/search`. Without words, the answer is empty. */
export const SearchParameters = v.object({
  q: words,
  /** From 1. */
  page: whole(1, 100_000, 1),
  perPage: whole(1, 50, 10),
  category: name,
  /** The name of a site; the main site if it is empty or unknown. */
  site: name,
});

/** `GET /api/search/suggestions`. Keeps a space at the end, after which the last word is finished. */
export const SuggestionParameters = v.object({
  q: v.optional(v.pipe(v.string(), v.maxLength(200)), ""),
  site: name,
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
