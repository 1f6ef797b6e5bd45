import { SentWidgetReports } from "shared-runtime/api/widget-reports.ts";
import { failure } from "../../api/openapi/answers.ts";
import type { Operation } from "../../api/openapi/operation.ts";

export const widgetReportsOperations: readonly Operation[] = [
  {
    method: "post",
    path: "/api/widget-reports",
    id: "reportWidgets",
    tag: "Site",
    summary: "Counts a loader's report about the widgets of a page",
    about:
      "Callable from every origin; with `ALLOWED_ORIGINS`, only with the header `Origin`. The body is JSON, sent as text so that " +
      "a beacon needs no preflight. Invalid entries, and those beyond 1000 loads, 100 placeholders and 100 visits, are ignored. " +
      "Visits are what gradual releases are judged by. Contains nothing about the visitor.",
    caller: "everyone",
    body: { type: "text/plain", schema: SentWidgetReports },
    answers: {
      204: { about: "The report was taken." },
      400: failure("The body is not a report."),
      403: failure("`ALLOWED_ORIGINS` is set, and the call has no `Origin`, or one that contradicts `Sec-Fetch-Site`."),
      413: failure("The body has more than 64 kB."),
      429: failure("More than 600 reports in a minute from this address.", "tooManyReports"),
    },
    examples: [
      {
        title: "A widget mounted and another failed",
        status: 204,
        body: {
          loads: [
            { widget: "cv-check", version: "1.3.0", ms: 420 },
            { widget: "jobmatch", version: "1.0.0", reason: "did not mount within 20 s" },
          ],
          visits: [
            {
              id: "k3v9x1",
              widget: "cv-check",
              version: "1.3.0",
              share: 10,
              ms: 420,
              calls: 3,
              failedCalls: 1,
              delay: 96,
            },
          ],
          placeholders: [
            {
              page: "https://a.example.dk/karriere",
              widget: "cv-check",
              wish: "stable",
              input: { attributes: { "data-join-href": "/bliv-medlem" } },
              editing: true,
            },
          ],
        },
      },
      { title: "Not a report", status: 400, body: [] },
    ],
  },
];
