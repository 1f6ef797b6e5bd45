import { Hono } from "hono";
import { OutboxQuery, OutboxRetry, type OutboxList, type OutboxRetried } from "shared-runtime/api/outbox.ts";
import { plainMessages } from "shared-runtime/api/plain-messages.ts";
import * as v from "valibot";
import type { OutboxAdmin } from "./outbox-admin.ts";
import type { ApiEnv } from "../../api/api-env.ts";
import { invalid, jsonOf, refused } from "../../api/answers/operator-answers.ts";
import type { OperatorEnv, OperatorGuard } from "../../api/guards/operator-guard.ts";

export interface OutboxCallsDeps {
  readonly outbox: OutboxAdmin;
  readonly guard: OperatorGuard;
  /** Whether a webhook is configured. */
  readonly delivers: boolean;
  /** Called when messages were made due at once. */
  readonly onRetried: () => void;
}

/** The calls with which operators list the outbox and retry its messages. */
export function outboxCalls({ outbox, guard, delivers, onRetried }: OutboxCallsDeps) {
  const operator = guard.holders("outbox", "see and retry the outbox");
  const calls = new Hono<OperatorEnv>();

  calls.get("/", operator, async (c) => {
    const query = v.safeParse(
      OutboxQuery,
      { ...c.req.query(), state: c.req.queries("state"), topic: c.req.queries("topic") },
      plainMessages,
    );
    if (!query.success) return invalid(c, query.issues);
    return c.json({ delivers, ...(await outbox.list(query.output)) } satisfies OutboxList);
  });

  calls.post("/retry", operator, async (c) => {
    const which = v.safeParse(OutboxRetry, await jsonOf(c), plainMessages);
    if (!which.success) return invalid(c, which.issues);
    const retried = await outbox.retry(which.output);
    if (retried > 0) onRetried();
    else if ("id" in which.output) return notRetried(c, which.output.id, await outbox.stateOf(which.output.id));
    return c.json({ retried } satisfies OutboxRetried);
  });

  return new Hono<ApiEnv>().route("/api/outbox", calls);
}

function notRetried(c: Parameters<typeof refused>[0], id: number, state: string | undefined) {
  switch (state) {
    case undefined:
      return refused(c, 404, "messageUnknown", [
        `There is no message ${id}. \`npm run outbox -- list\` shows the ids.`,
      ]);
    case "delivered":
      return refused(c, 409, "messageDelivered", [`Message ${id} was delivered: there is nothing to send again.`]);
    default:
      return refused(c, 409, "messageUnderWay", [
        `Message ${id} is being sent at this moment. Look again in a minute.`,
      ]);
  }
}
