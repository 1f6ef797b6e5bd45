import { Alive, Readiness } from "shared-runtime/api/health.ts";
import type { Operation } from "../openapi/operation.ts";

export const healthOperations: readonly Operation[] = [
  {
    method: "get",
    path: "/healthz",
    id: "isAlive",
    tag: "Health",
    summary: "Answers while the process runs",
    caller: "everyone",
    answers: { 200: { about: "The process answers.", schema: Alive } },
    examples: [{ title: "A running server", status: 200, answer: { status: "alive" } }],
  },
  {
    method: "get",
    path: "/readyz",
    id: "isReady",
    tag: "Health",
    summary: "Returns whether the server is ready for visitors",
    caller: "everyone",
    answers: {
      200: {
        about:
          "The server is ready. `sources` tells whether a layout service and a virus scanner answer, if there are such; " +
          "`warnings` names storages that are nearly full, if any: `cvStorage`, `formFileStorage`, `widgetStorage`, `databaseStorage`; and `clock` " +
          "if the clocks of the server and its database may be wrong, so that nothing is deleted for its age. Then `clock` says by " +
          "how many seconds. `full` names those of them that take nothing more for want of room on their disk: what would be stored there is refused with 507.",
        schema: Readiness,
      },
      503: {
        about:
          "It is not; `missing` names the failed checks: `running`, `migration`, `reviewer`, `layoutService`, `database`.",
        schema: Readiness,
      },
    },
    examples: [
      { title: "A running server", status: 200, answer: { status: "ready" } },
      {
        title: "A server that will soon refuse CVs",
        status: 200,
        answer: { status: "ready", warnings: ["cvStorage"] },
      },
      {
        title: "A server whose clock is 40 days ahead of its database",
        status: 200,
        answer: { status: "ready", warnings: ["clock"], clock: { offsetSeconds: 3_456_000, jumpSeconds: 0 } },
      },
      {
        title: "A server whose disk is full",
        status: 200,
        answer: {
          status: "ready",
          warnings: ["widgetStorage", "formFileStorage", "databaseStorage"],
          full: ["widgetStorage", "formFileStorage", "databaseStorage"],
        },
      },
      {
        title: "A server that shows the last good answers of its layout service",
        status: 200,
        answer: { status: "ready", sources: { layoutService: { answers: false, ageSeconds: 340 } } },
      },
    ],
  },
];
