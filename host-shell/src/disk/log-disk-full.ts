import type { Logger } from "pino";
import { reasonOf } from "shared-runtime/node/reason-of.ts";
import { isEmbeddedFull } from "./is-disk-full.ts";

/** The disk counts as having room again if no write was refused for this number of milliseconds. */
const quietMs = 60_000;

/** The logs that have reported a full disk, with the timers that remove them after a minute without refusals. */
const quieting = new WeakMap<Logger, NodeJS.Timeout>();

/**
 * Logs one line when the first write is refused because the disk is full, and one when no write was refused for a
 * minute.
 */
export function logDiskFull(log: Logger, error: unknown): void {
  if (isEmbeddedFull(error)) return;
  const quiet = quieting.get(log);
  if (quiet) return void quiet.refresh();
  log.warn({ reason: reasonOf(error) }, "there is no room for what would be stored: it is refused");
  const end = setTimeout(() => {
    quieting.delete(log);
    log.info("nothing was refused for want of room for a minute");
  }, quietMs);
  quieting.set(log, end.unref());
}
