import type { Hono } from "hono";
import type { Logger } from "pino";
import type { ApiEnv } from "../api/api-env.ts";
import { outboxCalls } from "../api/outbox-calls.ts";
import { toolLead, type ToolLeadDeps } from "../api/tool-lead.ts";
import type { Database } from "../database/database.ts";
import { createClientAddress } from "../http/client-address.ts";
import { createLeadStore } from "../services/leads/lead-store.ts";
import { createOutboxDesk } from "../services/outbox/outbox-desk.ts";
import { createOutboxMessages } from "../services/outbox/outbox-messages.ts";
import { createOutboxWorker } from "../services/outbox/outbox-worker.ts";
import { createWebhook } from "../services/outbox/webhook.ts";
import type { Settings } from "../settings/settings.ts";

export interface LeadServices {
  readonly resources: readonly Hono<ApiEnv>[];
  readonly start: () => Promise<void>;
  /** Takes no more messages to deliver; those under way have so much time. */
  readonly stop: (patienceMs: number) => Promise<void>;
}

interface Ports extends Pick<Database, "tables" | "shared">, Pick<ToolLeadDeps, "userOf"> {
  readonly adminToken: string;
  readonly log: Logger;
}

/** Longer than a delivery can take. */
const leaseSeconds = 30;
const places = 8;

/** Takes leads and delivers them. Without a webhook they are kept, and nothing looks for what to deliver. */
export function createLeadServices(
  { outboxWebhook, trustedProxies, leadsPerMinute }: Settings,
  { tables, shared, adminToken, userOf, log }: Ports,
): LeadServices {
  const messages = createOutboxMessages(tables, { leaseSeconds });
  const worker = outboxWebhook && createOutboxWorker({ messages, send: createWebhook(outboxWebhook), places, log });
  const wake = () => worker?.wake();
  return {
    resources: [
      toolLead({
        log,
        leads: createLeadStore({ tables, onKept: wake }),
        userOf,
        addressOf: createClientAddress(trustedProxies),
        leadsPerMinute,
      }),
      outboxCalls({
        desk: createOutboxDesk(tables),
        adminToken,
        delivers: outboxWebhook !== undefined,
        onRetried: wake,
      }),
    ],
    async start() {
      // Nobody else can be sending from an embedded database: what a killed server left is sent again at once.
      if (!shared) await messages.freeAll();
      worker?.start();
    },
    stop: async (patienceMs) => worker?.stop(patienceMs),
  };
}
