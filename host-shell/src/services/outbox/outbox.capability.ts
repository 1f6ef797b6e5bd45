import type { Logger } from "pino";
import type { OperatorGuard } from "../../api/guards/operator-guard.ts";
import { outboxCalls } from "./outbox.routes.ts";
import type { Database } from "../../database/database.ts";
import { ifRoom } from "../../disk/is-disk-full.ts";
import type { BankDetails } from "../../security/bank-details.ts";
import { sendOpened } from "./open-bank-details.ts";
import type { Metrics } from "../../metrics/metrics.ts";
import type { Capability } from "../capability.ts";
import { createOutboxAdmin } from "./outbox-admin.ts";
import { createOutboxMessages } from "./outbox-messages.ts";
import { outboxReadings } from "./outbox-readings.ts";
import { createOutboxTallySweep } from "./outbox-tally.ts";
import { createOutboxWorker } from "./outbox-worker.ts";
import { createWebhook, type WebhookOptions } from "./webhook.ts";

interface Options extends Pick<Database, "tables" | "shared"> {
  /** Without a webhook, messages are stored but not delivered. */
  readonly webhook: Pick<WebhookOptions, "url" | "secret"> | undefined;
  /** Topics with a webhook of their own. */
  readonly apart: {
    readonly topics: readonly string[];
    readonly webhook: Pick<WebhookOptions, "url" | "secret"> | undefined;
  };
  /** Opens the sealed bank accounts in messages. */
  readonly bankDetails: Pick<BankDetails, "open">;
  readonly guard: OperatorGuard;
  readonly now: () => Date;
  readonly metrics: Pick<Metrics, "delivered">;
  readonly log: Logger;
}

export interface OutboxCapability extends Capability {
  /** To be called when there are new messages to deliver. */
  readonly wake: () => void;
}

/** The seconds of a lease: longer than a delivery can take. */
const leaseSeconds = 30;
const concurrency = 8;

/** Delivers messages to the webhook and lets operators retry them. */
export function outboxCapability({
  tables,
  shared,
  webhook,
  apart,
  bankDetails,
  guard,
  now,
  metrics,
  log,
}: Options): OutboxCapability {
  const messages = createOutboxMessages(tables, { leaseSeconds, topics: { except: apart.topics } });
  const settled = { concurrency, onSettled: metrics.delivered, log };
  const workers = [
    ...(webhook
      ? [
          createOutboxWorker({
            messages,
            send: sendOpened(createWebhook({ ...webhook, now }), bankDetails),
            ...settled,
          }),
        ]
      : []),
    ...(apart.webhook
      ? [
          createOutboxWorker({
            messages: createOutboxMessages(tables, { leaseSeconds, topics: { only: apart.topics } }),
            send: createWebhook({ ...apart.webhook, setting: "RELEASE_WEBHOOK_URL", now }),
            ...settled,
          }),
        ]
      : []),
  ];
  const wake = () => workers.forEach((worker) => worker.wake());
  return {
    wake,
    operatorRoutes: [
      outboxCalls({ outbox: createOutboxAdmin(tables), guard, delivers: webhook !== undefined, onRetried: wake }),
    ],
    sweeps: [createOutboxTallySweep(tables)],
    async start() {
      // No other process delivers from an embedded database, so the leases of a killed server are freed at once. If the
      // disk is full, they cannot be freed and run out instead.
      if (!shared) await ifRoom(messages.freeAll());
      for (const worker of workers) worker.start();
    },
    stop: async (timeoutMs) => {
      await Promise.all(workers.map((worker) => worker.stop(timeoutMs)));
    },
    readings: [outboxReadings(tables)],
  };
}
