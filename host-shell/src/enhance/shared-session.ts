import type { LocalKey } from "shared-runtime/storage/stored-items.ts";
import { keep, readStored } from "./safe-storage.ts";

const key: LocalKey = "member-session/1";

/** All times are in milliseconds since 1970. */
export interface SharedSession {
  readonly renewedAt: number;
  readonly endsAt: number;
}

/** Times of the session, shared by all tabs of a browser. */
export const sharedSession = {
  read: (): SharedSession | undefined => {
    const [renewedAt = 0, endsAt = 0] = readStored(key).split(" ").map(Number);
    return renewedAt > 0 && endsAt > 0 ? { renewedAt, endsAt } : undefined;
  },
  keep: ({ renewedAt, endsAt }: SharedSession): void => keep(key, `${renewedAt} ${endsAt}`),
  forget: (): void => {
    if (readStored(key)) keep(key, "");
  },
  /** Listens for renewals in other tabs. Returns a function that stops listening. */
  onKept: (listen: () => void): (() => void) => listenFor((text) => text !== null, listen),
  onForgotten: (listen: () => void): (() => void) => listenFor((text) => text === null, listen),
};

function listenFor(fits: (text: string | null) => boolean, listen: () => void): () => void {
  const onStorage = (event: StorageEvent) => {
    if (event.key === key && fits(event.newValue)) listen();
  };
  addEventListener("storage", onStorage);
  return () => removeEventListener("storage", onStorage);
}
