import type { Readable } from "node:stream";

/** Stores complete, checked files by the ids of their rows. */
export interface FileStore {
  /** Moves the file at `path` into the store. Resolves when the file would survive a power cut. */
  readonly put: (id: string, path: string) => Promise<void>;
  /** Resolves with `undefined` if there is no such file. */
  readonly open: (id: string) => Promise<Readable | undefined>;
  /** Does nothing if there is no such file. */
  readonly remove: (id: string) => Promise<void>;
}
