import { OutboxList, OutboxQuery, OutboxRetried, OutboxRetry } from "shared-runtime/api/outbox.ts";
import { inputInvalid, operatorFailure, tokenRefused } from "../../api/openapi/answers.ts";
import type { Operation } from "../../api/openapi/operation.ts";

export const outboxOperations: readonly Operation[] = [
  {
    method: "get",
    path: "/api/outbox",
    id: "listOutbox",
    tag: "Outbox",
    summary: "Lists outbox messages, oldest first",
    about: "Contains no personal data.",
    caller: "operator",
    query: {
      schema: OutboxQuery,
      about: {
        state: "`waiting`, `dead` (given up) or `delivered`; repeat the parameter for several. Default: all.",
        topic: "A kind of submission, such as `lead.event`; repeat the parameter for several. Default: all.",
        after: "Only messages with a higher id, for the next page.",
        limit: "The most messages to return, 1 to 1000.",
      },
    },
    answers: {
      200: {
        about: "The messages, the number of each state, in all and by topic, and whether a webhook is set.",
        schema: OutboxList,
      },
      400: inputInvalid,
      401: tokenRefused,
    },
    examples: [
      {
        title: "What was not delivered",
        status: 200,
        query: { state: "waiting", limit: "10" },
        answer: {
          delivers: true,
          counts: { waiting: 1, dead: 0, delivered: 12 },
          topics: [
            { topic: "lead.event", waiting: 0, dead: 0, delivered: 5 },
            { topic: "lead.tool", waiting: 1, dead: 0, delivered: 7 },
          ],
          messages: [
            {
              id: 17,
              state: "waiting",
              topic: "lead.tool",
              subject: "6f1c1b0e-54c5-4c39-a14f-0b6ac7c3f0b1",
              createdAt: "2026-11-20T10:00:00.000Z",
              attempts: 2,
              nextTryAt: "2026-11-20T10:00:17.000Z",
              behind: null,
              deliveredAt: null,
              deadAt: null,
              lastError: "answered 500",
            },
          ],
        },
      },
      { title: "Only some kinds", status: 200, query: { topic: "lead.event" } },
      { title: "An unknown state", status: 400, query: { state: "lost" } },
      { title: "Without a token", status: 401, anonymous: true },
    ],
  },
  {
    method: "post",
    path: "/api/outbox/retry",
    id: "retryOutbox",
    tag: "Outbox",
    summary: "Retries one message, or all that were given up",
    caller: "operator",
    body: { type: "application/json", schema: OutboxRetry },
    answers: {
      200: { about: "How many messages are sent again now.", schema: OutboxRetried },
      400: inputInvalid,
      401: tokenRefused,
      404: operatorFailure("There is no such message.", "messageUnknown"),
      409: operatorFailure("The message was delivered, or is being sent.", "messageDelivered", "messageUnderWay"),
    },
    examples: [
      { title: "All that were given up", status: 200, body: { dead: true }, answer: { retried: 0 } },
      { title: "An unknown message", status: 404, body: { id: 999_999 } },
    ],
  },
];
