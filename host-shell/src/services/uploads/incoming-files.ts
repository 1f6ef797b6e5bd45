import { createWriteStream } from "node:fs";
import { readdir, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { type Readable, Transform } from "node:stream";
import { pipeline } from "node:stream/promises";
import { isMissing } from "shared-runtime/node/is-missing.ts";
import { type DiskShare, usualDiskShare } from "../../disk/disk-share.ts";
import { createChunkCollector } from "./chunk-collector.ts";

/** Files that are incomplete or not checked so far, by the ids of their rows. */
export interface IncomingFiles {
  readonly create: (id: string) => Promise<void>;
  /**
   * Adds bytes at `offset`, which must be the current size. Resolves with the new size when they are on the disk. If
   * the content ends with an error, rejects with the error and keeps the bytes that arrived before it.
   */
  readonly append: (id: string, content: Readable, place: Place) => Promise<number>;
  /** Resolves with `undefined` if there is no such file. */
  readonly sizeOf: (id: string) => Promise<number | undefined>;
  readonly pathOf: (id: string) => string;
  readonly remove: (id: string) => Promise<void>;
  /**
   * Resolves with whether the disk has room for this number of bytes, in addition to a reserve for all other uses of
   * the disk.
   */
  readonly hasRoomFor: (bytes: number) => Promise<boolean>;
  /** Resolves with the ids of files to which nothing was written for a day. */
  readonly leftovers: () => Promise<readonly string[]>;
}

interface Place {
  readonly offset: number;
  /** The most bytes that the file may have. */
  readonly most: number;
  /** Called with the current size while the content arrives. */
  readonly onGrown?: ((size: number) => void) | undefined;
}

/** The content of a file is longer than allowed. */
export class ContentTooLong extends Error {
  override readonly name = "ContentTooLong";
}

const dayMs = 24 * 60 * 60 * 1_000;

export function createIncomingFiles(folder: string, { freeBytes, reserve }: DiskShare = usualDiskShare): IncomingFiles {
  const pathOf = (id: string) => join(folder, id);
  const passed = createChunkCollector();
  return {
    pathOf,
    create: (id) => writeFile(pathOf(id), "", { flag: "wx", mode: 0o600 }),
    async append(id, content, { offset, most, onGrown }) {
      let size = offset;
      const meter = new Transform({
        transform(chunk: Buffer, _, passOn) {
          if (size + chunk.length > most) return passOn(new ContentTooLong());
          size += chunk.length;
          passed(chunk.length);
          onGrown?.(size);
          passOn(null, chunk);
        },
      });
      await pipeline(content, meter, createWriteStream(pathOf(id), { flags: "r+", start: offset, flush: true }));
      return size;
    },
    async sizeOf(id) {
      try {
        return (await stat(pathOf(id))).size;
      } catch (error) {
        if (isMissing(error)) return undefined;
        throw error;
      }
    },
    remove: (id) => rm(pathOf(id), { force: true }),
    hasRoomFor: async (bytes) => freeBytes(folder) - bytes >= reserve,
    async leftovers() {
      const names = await readdir(folder);
      const ages = await Promise.all(
        names.map(async (name) => ({ name, changedAt: (await stat(pathOf(name)).catch(() => undefined))?.mtimeMs })),
      );
      return ages.filter(({ changedAt = Infinity }) => Date.now() - changedAt > dayMs).map(({ name }) => name);
    },
  };
}
