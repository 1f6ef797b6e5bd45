import * as v from "valibot";
import type { LogLevel } from "../../logging/logger.ts";
import { zeroOrOne } from "../checks.ts";
import { type Given, setting } from "../setting.ts";

export const observingEntries = {
  LOG_LEVEL: setting(
    v.picklist(
      ["fatal", "error", "warn", "info", "debug", "trace", "silent"],
      "must be one of fatal, error, warn, info, debug, trace, silent",
    ),
    "The lowest level that is logged. The security log is written on every level but `silent`.",
    "info",
  ),
  LOG_CLIENT_ADDRESSES: setting(
    zeroOrOne,
    "`1` writes the client's address into the lines of the security log, and that of the first sender whose `X-Forwarded-For` is ignored. It is personal data.",
    "0",
  ),
};

type ObservingGiven = Given<typeof observingEntries>;

export interface ObservingSettings {
  readonly logLevel: LogLevel;
  /** Whether the security log names the addresses of clients. */
  readonly logClientAddresses: boolean;
}

export function observingSettings(given: ObservingGiven): ObservingSettings {
  return {
    logLevel: given.LOG_LEVEL,
    logClientAddresses: given.LOG_CLIENT_ADDRESSES === "1",
  };
}
