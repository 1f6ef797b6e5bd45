import * as v from "valibot";
import { asOneLine } from "./sound-text.ts";

export const OutboxState = v.picklist(["waiting", "dead", "delivered"], "must be waiting, dead or delivered");
export type OutboxState = v.InferOutput<typeof OutboxState>;

const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const digits = (must: string) => v.pipe(v.string(), v.regex(/^\d{1,15}$/, must), v.toNumber());

/** A kind of submission, such as `lead.event`. It is the topic of the messages about its submissions. */
const Topic = v.pipe(v.string(), v.regex(/^[a-z0-9.-]{1,100}$/, "must be a topic like lead.event"));

/**
 * The query of `GET /api/outbox`: `after`, the id after which the list begins, oldest first, and `state`, `topic` and
 * `limit`. All parameters are optional.
 */
export const OutboxQuery = v.object({
  state: v.optional(v.array(OutboxState), []),
  topic: v.optional(v.array(Topic), []),
  after: v.optional(digits("must be the id of a message"), "0"),
  limit: v.optional(
    v.pipe(
      digits("must be a whole number from 1 to 1000"),
      v.minValue(1, "must be a whole number from 1 to 1000"),
      v.maxValue(1_000, "must be a whole number from 1 to 1000"),
    ),
    "100",
  ),
});
export type OutboxQuery = v.InferOutput<typeof OutboxQuery>;

/** A message as operators see it, without personal data. Times are ISO 8601. */
export const OutboxEntry = v.object({
  id: count,
  state: OutboxState,
  topic: v.string(),
  subject: v.string(),
  createdAt: v.string(),
  attempts: count,
  /**
   * For a waiting message, the time at which its next attempt starts, or at which the lease of the running attempt
   * ends.
   */
  nextTryAt: v.nullable(v.string()),
  /** The id of the earlier message about the same subject that must be delivered first. */
  behind: v.nullable(count),
  deliveredAt: v.nullable(v.string()),
  deadAt: v.nullable(v.string()),
  lastError: v.nullable(v.pipe(v.string(), v.transform(asOneLine))),
});
export type OutboxEntry = v.InferOutput<typeof OutboxEntry>;

const OutboxCounts = v.object({ waiting: count, dead: count, delivered: count });
export type OutboxCounts = v.InferOutput<typeof OutboxCounts>;

/** `GET /api/outbox` */
export const OutboxList = v.object({
  /** Whether the server has a webhook to deliver to. */
  delivers: v.boolean(),
  /** The numbers of all messages, regardless of the query. */
  counts: OutboxCounts,
  /** The numbers for each topic, in alphabetical order. Absent in answers of servers that do not count by topic. */
  topics: v.optional(v.array(v.object({ topic: v.string(), ...OutboxCounts.entries })), []),
  messages: v.array(OutboxEntry),
});
export type OutboxList = v.InferOutput<typeof OutboxList>;

/** The body of `POST /api/outbox/retry`: one waiting or dead message, or all dead ones. */
export const OutboxRetry = v.union(
  [
    v.strictObject({ id: v.pipe(count, v.maxValue(Number.MAX_SAFE_INTEGER)) }),
    v.strictObject({ dead: v.literal(true) }),
  ],
  'must be {"id": <number>} or {"dead": true}',
);
export type OutboxRetry = v.InferOutput<typeof OutboxRetry>;

/** The answer of `POST /api/outbox/retry`: the number of messages that are retried at once. */
export const OutboxRetried = v.object({ retried: count });
export type OutboxRetried = v.InferOutput<typeof OutboxRetried>;
