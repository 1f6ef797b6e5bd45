import { PageCheck } from "shared-runtime/api/page-check.ts";
import * as v from "valibot";
import { exampleValues } from "../../api/openapi/example-values.ts";
import { failure } from "../../api/openapi/answers.ts";
import type { Operation } from "../../api/openapi/operation.ts";

export const pageCheckOperations: readonly Operation[] = [
  {
    method: "get",
    path: "/api/page-check",
    id: "checkPage",
    tag: "Site",
    summary: "Fetches a page and says what keeps its tools from working",
    about:
      "Only pages of `ALLOWED_ORIGINS` and of `PUBLIC_URL` are fetched, without cookies, for 5 seconds and 1 MB at most. Redirects " +
      "are followed to these origins alone. `/embed/min-side` shows the same.",
    caller: "everyone",
    query: { schema: v.object({ page: v.string() }), about: { page: "Address of the page." } },
    answers: {
      200: { about: "What was found. A page that could not be read is a finding.", schema: PageCheck },
      400: failure(
        "The address is not one of a page, or its origin is not listed.",
        "invalidAddress",
        "originNotAllowed",
      ),
      429: failure("More than 30 pages in a minute from this address.", "tooManyCalls"),
    },
    examples: [
      {
        title: "A page without the line of the script",
        status: 200,
        query: { page: exampleValues.pageAddress },
        answer: {
          page: exampleValues.pageAddress,
          editing: `${exampleValues.pageAddress}?widget-editing`,
          tools: ["cv-check"],
          findings: [
            {
              key: "scriptMissing",
              status: "bad",
              title: "Linjen med <script> mangler",
              text: "Uden den ser besøgende kun linket. Som regel er den blevet fjernet, da siden sidst blev gemt. Sæt den ind i skabelonen, én gang for alle sider.",
              code: '<script src="https://host/embed.js"></script>',
            },
          ],
          reports: [],
        },
      },
      { title: "An unknown origin", status: 400, query: { page: "https://elsewhere.example/page" } },
      { title: "Not an address", status: 400, query: { page: "forsiden" } },
    ],
  },
];
