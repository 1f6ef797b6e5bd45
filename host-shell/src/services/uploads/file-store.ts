import type { Readable } from "node:stream";

/** Where whole, checked files are kept, by the ids of their rows. */
export interface FileStore {
  /** Takes the file at `path` over, which does not exist afterwards. Resolves when the file outlives a power cut. */
  readonly put: (id: string, path: string) => Promise<void>;
  /** Resolves with `undefined` if there is no such file. */
  readonly open: (id: string) => Promise<Readable | undefined>;
  /** Does nothing if there is no such file. */
  readonly remove: (id: string) => Promise<void>;
}
