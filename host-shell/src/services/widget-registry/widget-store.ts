import { randomUUID } from "node:crypto";
import { mkdir, open, readdir, readFile, rename, rm, rmdir, stat, utimes, writeFile } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import type { VersionSignatures } from "shared-runtime/api/widget-keys.ts";
import { manifestFile, signaturesFile } from "shared-runtime/contract/listed-files.ts";
import { VersionNumber, WidgetName } from "shared-runtime/contract/widget-manifest.ts";
import * as v from "valibot";
import { type DiskShare, usualDiskShare } from "../../disk/disk-share.ts";
import { DiskFull } from "../../disk/is-disk-full.ts";
import { syncFolder } from "../../disk/sync-folder.ts";

/**
 * The files of published versions, in a folder that several servers may share: `<name>/<version>/<path>`. Parts are in
 * `parts/` too, at one path for all versions, so that a CDN of the folder has them there. Files of unfinished
 * publications are in `.incoming`.
 */
export interface WidgetStore {
  readonly receive: () => Promise<IncomingFiles>;
  /** Writes the manifest of a version and its signatures next to its files. */
  readonly keepSignatures: (
    name: string,
    version: string,
    manifest: string,
    signatures: VersionSignatures,
  ) => Promise<void>;
  /**
   * Text that changes with every write to a file, also with one that restores its size and its time of change. Rejects if
   * there is no such file.
   */
  readonly stampOf: (name: string, version: string, path: string) => Promise<string>;
  /** Rejects if there is no such file. */
  readonly read: (name: string, version: string, path: string) => Promise<Uint8Array>;
  /** Like `stampOf`, for a part in the folder of all parts (`parts/<name>.js`). Rejects if the part is not there. */
  readonly stampOfPart: (path: string) => Promise<string>;
  /** Rejects if it is not there. */
  readonly readPart: (path: string) => Promise<Uint8Array>;
  readonly keepPart: (path: string, bytes: Uint8Array) => Promise<void>;
  readonly discardPart: (path: string) => Promise<void>;
  /**
   * Removes what killed servers left: files in `.incoming`, and the folders of versions that were placed but never
   * published. Leaves what a running publication may still need. Resolves with the number of removed publications.
   */
  readonly discardLeftovers: (unlessPublished: UnlessPublished) => Promise<number>;
  /**
   * Removes the parts that no version has needed for a day. `needed` resolves with the parts that are needed now. Pages
   * that were opened before find removed parts in the folder of their version. Resolves with the number of files.
   */
  readonly discardParts: (needed: () => Promise<ReadonlySet<string>>) => Promise<number>;
}

/** Runs `work` if a version is not published, while no other server can publish it. */
export type UnlessPublished = (name: string, version: string, work: () => Promise<void>) => Promise<void>;

export interface IncomingFiles {
  /** Resolves when the file is synced to disk. */
  readonly add: (path: string, bytes: Uint8Array) => Promise<void>;
  /**
   * Moves all files to the folder from which they are served, in one step. Replaces the files of an earlier attempt.
   * Calls `confirm` right before, and moves nothing if it rejects.
   */
  readonly place: (name: string, version: string, confirm: () => Promise<unknown>) => Promise<void>;
  /** Notes that the placed files belong to a published version. Otherwise `discardLeftovers` removes them. */
  readonly settle: () => Promise<void>;
  /** Removes files that were added but not placed. */
  readonly discard: () => Promise<void>;
}

/** The version whose files a publication places, in `.incoming/<publication>.json` until it is published. */
const Placing = v.object({ name: WidgetName, version: VersionNumber });

/**
 * The milliseconds after which a publication is abandoned. None takes longer, since all files are in memory when the
 * first is written.
 */
const longestReceiving = 10 * 60_000;

/** The milliseconds for which a part is kept that no version needs any more. */
const unneededKept = 24 * 60 * 60_000;

/** The folder of unfinished publications. */
export function incomingIn(folder: string): string {
  return join(folder, ".incoming");
}

interface Options {
  readonly disk?: DiskShare;
  readonly now?: () => number;
}

export function createWidgetStore(
  folder: string,
  { disk = usualDiskShare, now = Date.now }: Options = {},
): WidgetStore {
  const incoming = incomingIn(folder);
  const parts = join(folder, "parts");

  /** Writes a file whole. A kill leaves nothing but a file in `.incoming`. */
  async function replace(file: string, content: string | Uint8Array): Promise<void> {
    await mkdir(incoming, { recursive: true });
    const draft = join(incoming, randomUUID());
    try {
      await writeFile(draft, content, { flag: "wx", flush: true });
      await rename(draft, file);
    } catch (error) {
      await rm(draft, { force: true });
      throw error;
    }
  }

  /** Copies the parts of a version to the folder of all parts. The time of each copy records when it was last needed. */
  async function placeParts(home: string): Promise<void> {
    const names = await readdir(join(home, "parts")).catch(() => []);
    if (names.length === 0) return;
    await mkdir(parts, { recursive: true });
    for (const name of names) await replace(join(parts, name), await readFile(join(home, "parts", name)));
    await syncFolder(parts);
  }

  /** Removes the files of a version that a killed server placed, if it was not published afterwards. */
  async function discardPlaced(mark: string, unlessPublished: UnlessPublished): Promise<void> {
    const placing = v.safeParse(v.pipe(v.string(), v.parseJson(), Placing), await readFile(mark, "utf8"));
    if (placing.success) {
      const { name, version } = placing.output;
      await unlessPublished(name, version, async () => {
        await rm(join(folder, name, version), { recursive: true, force: true });
        // Fails if the widget has other versions.
        await rmdir(join(folder, name)).catch(() => undefined);
      });
    }
    await rm(mark, { force: true });
  }

  const pathOfPart = (path: string): string => join(parts, basename(path));

  /** Milliseconds since the last change of a file or folder; 0 if it does not exist. */
  const ageOf = async (path: string): Promise<number> =>
    stat(path).then(
      ({ mtimeMs }) => now() - mtimeMs,
      () => 0,
    );

  return {
    async receive() {
      if (disk.freeBytes(folder) < disk.reserve) throw new DiskFull({ setting: "WIDGETS_DIR" });
      const home = join(incoming, randomUUID());
      const mark = `${home}.json`;
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
        async place(name, version, confirm) {
          const target = join(folder, name, version);
          await mkdir(dirname(target), { recursive: true });
          const folders = await readdir(home, { recursive: true, withFileTypes: true });
          await Promise.all(
            [home, ...folders.filter((entry) => entry.isDirectory()).map((one) => join(one.parentPath, one.name))].map(
              syncFolder,
            ),
          );
          await replace(mark, JSON.stringify({ name, version }));
          await syncFolder(incoming);
          await placeParts(home);
          await confirm();
          await rm(target, { recursive: true, force: true });
          await rename(home, target);
          await Promise.all([dirname(target), folder].map(syncFolder));
        },
        settle: () => rm(mark, { force: true }),
        discard: () => rm(home, { recursive: true, force: true }),
      };
    },
    async discardParts(needed) {
      const names = await readdir(parts).catch(() => []);
      if (names.length === 0) return 0;
      const kept = await needed();
      let discarded = 0;
      for (const name of names) {
        const file = join(parts, name);
        const isNeeded = kept.has(`parts/${name}`);
        // Read after `needed`, since a publication may have placed the part again in the meantime.
        const age = await ageOf(file);
        if (isNeeded && age > unneededKept / 4) await utimes(file, now() / 1000, now() / 1000).catch(() => undefined);
        if (isNeeded || age <= unneededKept) continue;
        await rm(file, { force: true });
        discarded += 1;
      }
      return discarded;
    },
    async keepSignatures(name, version, manifest, signatures) {
      const home = join(folder, name, version);
      const contents = { [manifestFile]: manifest, [signaturesFile]: JSON.stringify(signatures) };
      for (const [path, content] of Object.entries(contents)) await replace(join(home, path), content);
      await syncFolder(home);
    },
    stampOf: (name, version, path) => stampOfFile(join(folder, name, version, path)),
    read: (name, version, path) => readFile(join(folder, name, version, path)),
    stampOfPart: (path) => stampOfFile(pathOfPart(path)),
    readPart: (path) => readFile(pathOfPart(path)),
    async keepPart(path, bytes) {
      await mkdir(parts, { recursive: true });
      await replace(pathOfPart(path), bytes);
      await syncFolder(parts);
    },
    discardPart: (path) => rm(pathOfPart(path), { force: true }),
    async discardLeftovers(unlessPublished) {
      const names = await readdir(incoming).catch(() => []);
      let discarded = 0;
      for (const name of names) {
        const left = join(incoming, name);
        if ((await ageOf(left)) <= longestReceiving) continue;
        if (name.endsWith(".json")) await discardPlaced(left, unlessPublished);
        else await rm(left, { recursive: true, force: true });
        discarded += 1;
      }
      return discarded;
    },
  };
}

async function stampOfFile(file: string): Promise<string> {
  const { ino, size, mtimeNs, ctimeNs } = await stat(file, { bigint: true });
  return [ino, size, mtimeNs, ctimeNs].join(" ");
}
