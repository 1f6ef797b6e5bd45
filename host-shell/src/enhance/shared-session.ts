import { keep, readStored } from "./safe-storage.ts";

const key = "member-session/1";

/** What the tabs of a person know together, in milliseconds since 1970. */
export interface SharedSession {
  readonly renewedAt: number;
  readonly endsAt: number;
}

/** Shared by the tabs of one browser. */
export const sharedSession = {
  read: (): SharedSession | undefined => {
    const [renewedAt = 0, endsAt = 0] = readStored(key).split(" ").map(Number);
    return renewedAt > 0 && endsAt > 0 ? { renewedAt, endsAt } : undefined;
  },
  keep: ({ renewedAt, endsAt }: SharedSession): void => keep(key, `${renewedAt} ${endsAt}`),
  forget: (): void => {
    if (readStored(key)) keep(key, "");
  },
  /** Another tab has renewed the session. Gives back what calls it off. */
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
