import type { Logger } from "pino";
import type { UserOf } from "../../api/session.ts";
import { toolLead } from "../../api/tool-lead.ts";
import type { Tables } from "../../database/database.ts";
import type { ClientAddress } from "../../http/client-address.ts";
import type { Capability } from "../capability.ts";
import { outbox } from "../outbox/outbox.ts";
import { createLeadRetention } from "./lead-retention.ts";
import { createLeadStore } from "./lead-store.ts";

interface Options {
  readonly tables: Tables;
  readonly userOf: UserOf;
  readonly addressOf: ClientAddress;
  readonly leadsPerMinute: number;
  readonly retentionDays: number;
  /** Called when there are new messages to deliver. */
  readonly onKept: () => void;
  readonly log: Logger;
}

/** Accepts leads, and deletes old leads that were delivered. */
export function leadsCapability({
  tables,
  userOf,
  addressOf,
  leadsPerMinute,
  retentionDays,
  onKept,
  log,
}: Options): Capability {
  const leads = createLeadStore({ tables, outbox, onKept });
  return {
    routes: [toolLead({ log, leads, userOf, addressOf, leadsPerMinute })],
    sweeps: [createLeadRetention(tables, outbox, retentionDays)],
  };
}
