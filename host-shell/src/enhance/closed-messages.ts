import { keep, readStored } from "./safe-storage.ts";

const key = "closed-service-messages/1";

/** The ids of the messages that the visitor has closed, the newest last. */
export function closedMessages(): readonly string[] {
  return readStored(key).match(/[\w-]+/g) ?? [];
}

/** More than there are at a time; older ones will not come back. */
const remembered = 20;

export function rememberClosed(id: string): void {
  keep(key, [...closedMessages(), id].slice(-remembered).join(" "));
}
