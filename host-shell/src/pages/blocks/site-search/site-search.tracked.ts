import * as v from "valibot";

/** The event of a search. It has the number of results and never what was searched for, which may be about a person. */
export const SearchedTracked = v.pipe(
  v.object({
    event: v.literal("search"),
    results: v.pipe(v.number(), v.description("the number of pages that were found; 0 if there are none")),
  }),
  v.description("The results of a search were shown."),
);

export const SuggestionTracked = v.pipe(
  v.object({
    event: v.literal("search_suggestion"),
    position: v.pipe(v.number(), v.description("its position in the list, from 1")),
  }),
  v.description("A suggestion below a search field was chosen."),
);

export type SearchTracked = v.InferOutput<typeof SearchedTracked> | v.InferOutput<typeof SuggestionTracked>;
