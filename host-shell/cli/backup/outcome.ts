import { UsageError } from "shared-runtime/build/host-cli/command-line.ts";
import { HostRefusal } from "shared-runtime/build/host-cli/host-call.ts";
import { reasonOf } from "shared-runtime/node/reason-of.ts";
import { BackupRefused } from "../../src/backup/backup-refused.ts";
import { describeError } from "../../src/logging/describe-error.ts";
import { StartRefused } from "../../src/settings/start-refused.ts";

/** Returns the sentence about success. Throws if something is missing, so that the command ends with code 1. */
export function missingIn({ missing }: { readonly missing: readonly string[] }, done: string): string {
  if (missing.length === 0) return done;
  throw new HostRefusal([done, `${missing.length} missing:`, ...missing.map((sentence) => `  ${sentence}`)].join("\n"));
}

/** Turns every failure into one sentence without the values of queries, which are personal data. */
export function whatRefused<Command>(run: (command: Command) => Promise<string>) {
  return async (command: Command): Promise<string> => {
    try {
      return await run(command);
    } catch (error) {
      if (error instanceof BackupRefused || error instanceof StartRefused) {
        throw new HostRefusal(error.message, { cause: error });
      }
      if (error instanceof HostRefusal || error instanceof UsageError) throw error;
      throw new HostRefusal(`It failed: ${reasonOf(describeError(error))}.`, { cause: error });
    }
  };
}
