import type { LocalKey } from "shared-runtime/storage/stored-items.ts";
import { keep, readStored } from "./safe-storage.ts";

const key: LocalKey = "closed-service-messages/1";

/** Returns the ids of the messages that the visitor has closed, the newest last. */
export function closedMessages(): readonly string[] {
  return readStored(key).match(/[\w-]+/g) ?? [];
}

/**
 * The number of closed messages that are remembered. It exceeds the number of messages shown at a time, so that an
 * older message does not come back.
 */
const remembered = 20;

export function rememberClosed(id: string): void {
  keep(key, [...closedMessages(), id].slice(-remembered).join(" "));
}
