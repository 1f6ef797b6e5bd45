import { reasonOf } from "shared-runtime/node/reason-of.ts";
import { isDiskFull } from "../disk/is-disk-full.ts";
import { describeError } from "../logging/describe-error.ts";
import { createLogger } from "../logging/logger.ts";
import { StartRefused } from "../settings/start-refused.ts";

/** Ends the process with a one-sentence message and code 1 if the start rejects. */
export async function exitIfNotStarted(start: () => Promise<void>): Promise<void> {
  try {
    await start();
  } catch (error) {
    if (!isExpected(error)) createLogger("fatal").fatal({ err: error }, "the server did not start");
    process.stderr.write(`${failureOf(error)}\n`);
    process.exit(1);
  }
}

const isExpected = (error: unknown): boolean => error instanceof StartRefused || isDiskFull(error);

/** The message of a failed start, without the values of queries, which are personal data. */
function failureOf(error: unknown): string {
  if (isDiskFull(error)) return "The disk is full: make room for what the server stores, and start it again.";
  if (error instanceof StartRefused) return error.message;
  return `The server did not start: ${reasonOf(describeError(error))}.`;
}
