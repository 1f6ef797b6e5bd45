import { HostRefusal } from "shared-runtime/build/host-cli/host-call.ts";
import { BackupRefused } from "../../src/backup/backup-refused.ts";
import { StartRefused } from "../../src/settings/start-refused.ts";

/** Returns the sentence about success. Throws if something is missing, so that the command ends with code 1. */
export function missingIn({ missing }: { readonly missing: readonly string[] }, done: string): string {
  if (missing.length === 0) return done;
  throw new HostRefusal([done, `${missing.length} missing:`, ...missing.map((sentence) => `  ${sentence}`)].join("\n"));
}

/** Makes the refusals of a start and of a backup those of a command. */
export function whatRefused<Command>(run: (command: Command) => Promise<string>) {
  return async (command: Command): Promise<string> => {
    try {
      return await run(command);
    } catch (error) {
      if (error instanceof BackupRefused || error instanceof StartRefused) {
        throw new HostRefusal(error.message, { cause: error });
      }
      throw error;
    }
  };
}
