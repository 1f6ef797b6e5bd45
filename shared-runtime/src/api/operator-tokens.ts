import * as v from "valibot";
import { Actor, printable, TokenDays } from "./registry-management.ts";

/** What a token lets an operator do: make deploy tokens, import jobs, read and retry the outbox or the reviews that were given up, or read the metrics. */
export const OperatorRight = v.picklist(
  ["widgets", "jobs", "outbox", "reviews", "metrics"],
  "must be widgets, jobs, outbox, reviews or metrics",
);
export type OperatorRight = v.InferOutput<typeof OperatorRight>;

/** The body of `POST /api/operators/tokens`. */
export const NewOperatorToken = v.object({
  right: OperatorRight,
  label: Actor,
  days: v.optional(TokenDays, 90),
  by: v.optional(Actor),
});

/** The answer of `POST /api/operators/tokens`. The token itself is never sent again. */
export const IssuedOperatorToken = v.object({ id: v.string(), token: v.string(), expiresAt: v.string() });
export type IssuedOperatorToken = v.InferOutput<typeof IssuedOperatorToken>;

/** `GET /api/operators/tokens`, newest first. */
export const OperatorTokenList = v.object({
  tokens: v.array(
    v.object({
      id: v.string(),
      right: printable,
      label: printable,
      createdAt: v.string(),
      createdBy: printable,
      expiresAt: v.string(),
      revokedAt: v.nullable(v.string()),
      revokedBy: v.nullable(printable),
    }),
  ),
});
export type OperatorTokenList = v.InferOutput<typeof OperatorTokenList>;
