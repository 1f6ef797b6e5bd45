import * as v from "valibot";
import { failure, later } from "../../api/openapi/answers.ts";
import type { Operation } from "../../api/openapi/operation.ts";
import { pageListsPath, ResultPage } from "./page-list.ts";
import { PagesQueryParameters } from "./pages-query.ts";

export const pageListOperations: readonly Operation[] = [
  {
    method: "get",
    path: pageListsPath,
    id: "findPages",
    tag: "Site",
    summary: "Lists pages by site, content type and tag",
    about:
      "Pages that search engines may not list and those of the self-service are never listed. `date` of `additional` is " +
      "the beginning of an event. With `CONTENT_PLATFORM_URL`, the answer comes from the content platform.",
    caller: "everyone",
    query: {
      schema: PagesQueryParameters,
      about: {
        siteNames: "Names of sites, separated by commas.",
        resultsPerPage: "1 to 100.",
        page: "From 0.",
        tags: "Ids of tags, separated by commas; a page needs one of them. Empty: all pages.",
        contentTypes: "Ids of content types, separated by commas; a page needs one of them. Empty: pages of any type.",
        sortBy: "The order. `DateAsc` and `DateDesc` are by the date of the event.",
        when: "Only events that have not begun (`kommende`), or that have (`afholdt`).",
      },
    },
    answers: {
      200: { about: "One page of results. After the last one, `Pages` is empty.", schema: v.array(ResultPage) },
      400: failure("A parameter is not valid.", "invalidSearch"),
      429: later("Too many calls from this address.", "tooManyCalls"),
      503: later("The content platform did not answer, and there is no earlier answer."),
    },
    examples: [
      {
        title: "A site that does not exist",
        status: 200,
        query: { siteNames: "findes-ikke", contentTypes: "artikel" },
        answer: [{ Pages: [], NumberOfPages: 0 }],
      },
      { title: "Too many results per page", status: 400, query: { siteNames: "lederkredsen", resultsPerPage: "101" } },
    ],
  },
];
