import {
  SearchAnswer,
  SearchParameters,
  searchPath,
  SuggestionAnswer,
  SuggestionParameters,
  suggestionsPath,
} from "shared-runtime/api/site-search.ts";
import { failure, later } from "../../api/openapi/answers.ts";
import type { Operation } from "../../api/openapi/operation.ts";

const failures = {
  400: failure("A text is too long, or a number is out of range.", "invalidSearch"),
  429: later("Too many searches from this address. `reason` says so in Danish.", "tooManySearches"),
  503: later("The search cannot answer for now."),
};

export const siteSearchOperations: readonly Operation[] = [
  {
    method: "get",
    path: `/api/${searchPath}`,
    id: "searchPages",
    tag: "Search",
    summary: "Finds pages of all sites",
    about:
      "Reads Danish: inflections, compounds, synonyms, typing errors, and `aa`, `ae` and `oe` for `å`, `æ` and `ø`. Members " +
      "also find the pages of the self-service.",
    caller: "optional-member",
    query: {
      schema: SearchParameters,
      about: {
        q: "The words, at most 200 characters.",
        page: "From 1.",
        perPage: "1 to 50, default 10.",
        category: "The name of a category.",
        site: "The name of the site on which a visitor searches. Its pages come first among equals.",
      },
    },
    answers: { 200: { about: "The best results first.", schema: SearchAnswer }, ...failures },
    examples: [
      {
        title: "Without words",
        status: 200,
        query: { q: " " },
        answer: { total: 0, found: 0, page: 1, pages: 0, results: [], categories: [] },
      },
      { title: "Words that are too long", status: 400, query: { q: "x".repeat(201) } },
    ],
  },
  {
    method: "get",
    path: `/api/${suggestionsPath}`,
    id: "suggestPages",
    tag: "Search",
    summary: "Suggests pages by the beginning of a word",
    about: "Titles and names of persons that have the words, the last of which may be unfinished. No query is stored.",
    caller: "optional-member",
    query: {
      schema: SuggestionParameters,
      about: {
        q: "What was typed, at most 200 characters.",
        site: "The name of the site on which a visitor searches.",
        limit: "1 to 10, default 6.",
      },
    },
    answers: { 200: { about: "The best suggestions first.", schema: SuggestionAnswer }, ...failures },
    examples: [{ title: "Without words", status: 200, query: { q: "" }, answer: { suggestions: [] } }],
  },
];
