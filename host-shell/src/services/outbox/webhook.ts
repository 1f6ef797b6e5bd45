import { createHmac } from "node:crypto";
import { secondsToRetry } from "../../http/retry-after.ts";
import type { OutboxMessage } from "./outbox-messages.ts";

export interface WebhookOptions {
  readonly url: string;
  /** Either base64 bytes after `whsec_`, or any other text, which is used as it is. */
  readonly secret: string;
  /** The name of the setting that contains the address, for error messages to operators. */
  readonly setting?: string;
  readonly timeoutMs?: number;
  /** The current time. Receivers refuse a signature that is more than five minutes old or early. */
  readonly now: () => Date;
}

/** `error` is for operators. It contains nothing of the message or the answer. */
export type Delivery =
  | { readonly kind: "delivered" }
  | { readonly kind: "failed"; readonly error: string; readonly notBeforeSeconds?: number }
  /** The receiver no longer accepts messages. */
  | { readonly kind: "refused"; readonly error: string };

export type Send = (message: OutboxMessage, stopped: AbortSignal) => Promise<Delivery>;

const defaultTimeoutMs = 10_000;

/** Sends messages as Standard Webhooks describes. Rejects with the reason of `stopped` if `stopped` is aborted. */
export function createWebhook({
  url,
  secret,
  setting = "OUTBOX_WEBHOOK_URL",
  timeoutMs = defaultTimeoutMs,
  now,
}: WebhookOptions): Send {
  const key = secret.startsWith("whsec_") ? Buffer.from(secret.slice("whsec_".length), "base64") : Buffer.from(secret);

  return async (message, stopped) => {
    const body = bodyOf(message);
    const timestamp = Math.floor(now().getTime() / 1_000);
    const signed = `${message.idempotencyKey}.${timestamp}.${body}`;
    const signature = createHmac("sha256", key).update(signed).digest("base64");
    const timeout = AbortSignal.timeout(timeoutMs);
    try {
      const answer = await fetch(url, {
        method: "POST",
        redirect: "manual",
        headers: {
          "content-type": "application/json",
          "webhook-id": message.idempotencyKey,
          "webhook-timestamp": String(timestamp),
          "webhook-signature": `v1,${signature}`,
        },
        body,
        signal: AbortSignal.any([stopped, timeout]),
      });
      // The body is not read: it could be endless.
      void answer.body?.cancel().catch(() => undefined);
      return deliveryOf(answer, setting);
    } catch (error) {
      stopped.throwIfAborted();
      if (timeout.aborted) return { kind: "failed", error: `did not answer within ${timeoutMs / 1_000} s` };
      return { kind: "failed", error: `could not be reached: ${codeOf(error)}` };
    }
  };
}

/** The body of a message: the same bytes at each attempt. */
function bodyOf({ topic, createdAt, payload }: OutboxMessage): string {
  return JSON.stringify({ type: topic, timestamp: createdAt.toISOString(), data: payload });
}

function deliveryOf({ ok, status, headers }: Response, setting: string): Delivery {
  if (ok) return { kind: "delivered" };
  if (status === 410) return { kind: "refused", error: "answered 410: it takes no more messages" };
  if (status >= 300 && status < 400) {
    return { kind: "failed", error: `answered ${status}, a redirect: set ${setting} to where it leads` };
  }
  const notBeforeSeconds = secondsToRetry(headers);
  return { kind: "failed", error: `answered ${status}`, ...(notBeforeSeconds !== undefined && { notBeforeSeconds }) };
}

function codeOf(error: unknown): string {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  if (!(cause instanceof Error)) return "unknown";
  return "code" in cause ? String(cause.code) : cause.name;
}
