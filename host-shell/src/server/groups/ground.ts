import type { ClientAddress } from "../../http/client-address.ts";
import type { Database } from "../../database/database.ts";
import type { DiskShare } from "../../disk/disk-share.ts";
import type { OperatorGuard } from "../../api/guards/operator-guard.ts";
import type { SecurityLog } from "../../api/guards/security-log.ts";
import type { BankDetails } from "../../security/bank-details.ts";
import type { ServerClock } from "../../services/server-clock/server-clock.ts";
import type { Settings } from "../../settings/settings.ts";
import type { Ports } from "../ports.ts";

/** What all groups of capabilities need. */
export interface Ground extends Pick<Database, "tables" | "shared" | "eraseDeleted"> {
  readonly settings: Settings;
  readonly ports: Ports;
  readonly log: Ports["log"];
  readonly metrics: Ports["metrics"];
  readonly clock: ServerClock;
  readonly disk: DiskShare;
  readonly addressOf: ClientAddress;
  readonly security: SecurityLog;
  /** Middleware that admits operators according to their rights. */
  readonly guard: OperatorGuard;
  /** The secret that signs the tokens of CVs and override links, and derives the keys of persons. */
  readonly secret: Uint8Array;
  readonly bankDetails: BankDetails;
  /** Aborted when the server stops. */
  readonly closing: AbortSignal;
}
