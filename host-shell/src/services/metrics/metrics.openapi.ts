import { tokenRefused } from "../../api/openapi/answers.ts";
import type { Operation } from "../../api/openapi/operation.ts";

export const metricsOperations: readonly Operation[] = [
  {
    method: "get",
    path: "/metrics",
    id: "readMetrics",
    tag: "Health",
    summary: "Returns the metrics of this server, as Prometheus reads them",
    about: "At the listener of operators, if they have one of their own, no token is needed.",
    caller: "operator",
    answers: {
      200: { about: "The metrics, in the text format of Prometheus.", type: "text/plain" },
      401: tokenRefused,
    },
    examples: [
      { title: "With a token", status: 200 },
      { title: "Without a token", status: 401, anonymous: true },
    ],
  },
];
