import { randomUUID } from "node:crypto";
import { mkdir, open, readdir, readFile, rename, rm, stat } from "node:fs/promises";
import { dirname, join } from "node:path";

/**
 * The files of published versions, below one folder that several servers may share: `<name>/<version>/<path>`. What is
 * on its way lies in `.incoming`, where nobody looks for a version.
 */
export interface WidgetStore {
  readonly receive: () => Promise<IncomingFiles>;
  /** Throws if the file is not there. */
  readonly read: (name: string, version: string, path: string) => Promise<Uint8Array>;
  /** Removes what servers that were killed had received and not placed. Other servers may be receiving right now. */
  readonly discardLeftovers: () => Promise<void>;
}

export interface IncomingFiles {
  /** Resolves when the file would survive a power cut. */
  readonly add: (path: string, bytes: Uint8Array) => Promise<void>;
  /** Puts everything where it is served from, in one step. What an earlier attempt left there goes. */
  readonly place: (name: string, version: string) => Promise<void>;
  /** Removes what was received and not placed. */
  readonly discard: () => Promise<void>;
}

/** Nobody takes longer between the first file and placing them all; they are already here when the first is written. */
const longestReceiving = 10 * 60_000;

/** Where versions are received, in the folder of them all. */
export function incomingIn(folder: string): string {
  return join(folder, ".incoming");
}

export function createWidgetStore(folder: string, now: () => number = Date.now): WidgetStore {
  const incoming = incomingIn(folder);
  return {
    async receive() {
      const home = join(incoming, randomUUID());
      await mkdir(home, { recursive: true });
      return {
        async add(path, bytes) {
          const file = join(home, path);
          await mkdir(dirname(file), { recursive: true });
          const handle = await open(file, "wx");
          try {
            await handle.writeFile(bytes);
            await handle.sync();
          } finally {
            await handle.close();
          }
        },
        async place(name, version) {
          const target = join(folder, name, version);
          await mkdir(dirname(target), { recursive: true });
          await rm(target, { recursive: true, force: true });
          const folders = await readdir(home, { recursive: true, withFileTypes: true });
          await Promise.all(
            [home, ...folders.filter((entry) => entry.isDirectory()).map((one) => join(one.parentPath, one.name))].map(
              syncFolder,
            ),
          );
          await rename(home, target);
          await Promise.all([dirname(target), folder].map(syncFolder));
        },
        discard: () => rm(home, { recursive: true, force: true }),
      };
    },
    read: (name, version, path) => readFile(join(folder, name, version, path)),
    async discardLeftovers() {
      const names = await readdir(incoming).catch(() => []);
      for (const name of names) {
        const left = join(incoming, name);
        const { mtimeMs } = await stat(left).catch(() => ({ mtimeMs: Number.POSITIVE_INFINITY }));
        if (now() - mtimeMs > longestReceiving) await rm(left, { recursive: true, force: true });
      }
    },
  };
}

/** Which names a folder holds is written apart from the files. */
async function syncFolder(path: string): Promise<void> {
  const handle = await open(path, "r");
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
