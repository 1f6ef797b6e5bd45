import { execFileSync } from "node:child_process";
import { mkdir, mkdtemp, rm, statfs, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ifRoom } from "../../../disk/is-disk-full.ts";

export interface SmallDisk {
  readonly folder: string;
  /** Fills the disk, as another program might, until this number of bytes is free. */
  readonly fill: (freeBytes: number) => Promise<void>;
  /** Makes files, as another program might, until only this number of files can be made. */
  readonly fillFiles: (freeFiles: number) => Promise<void>;
  /** Deletes the files of `fill` and `fillFiles`. */
  readonly empty: () => Promise<void>;
  readonly unmount: () => Promise<void>;
}

/** Mounts a file system of this number of megabytes, which takes at most `files` files. */
export type MountSmallDisk = (megabytes: number, files?: number) => Promise<SmallDisk>;

/** The ways in which this process can mount small file systems: none unless it runs as root on Linux. */
export const smallDisks: readonly { readonly name: string; readonly mount: MountSmallDisk }[] = await possible();

async function possible() {
  try {
    await (await mountSmallDisk(1)).unmount();
    return [{ name: "a small disk", mount: mountSmallDisk }];
  } catch (error) {
    console.warn(
      `Only root on Linux can mount a small disk: a full one is tested by its figures alone. ${String(error)}`,
    );
    return [];
  }
}

async function mountSmallDisk(megabytes: number, files?: number): Promise<SmallDisk> {
  const folder = await mkdtemp(join(tmpdir(), "small-disk-"));
  try {
    const options = [`size=${megabytes}m`, ...(files === undefined ? [] : [`nr_inodes=${files}`])].join(",");
    execFileSync("mount", ["-t", "tmpfs", "-o", options, "tmpfs", folder], { stdio: "ignore" });
  } catch (error) {
    await rm(folder, { recursive: true });
    throw error;
  }
  const filler = join(folder, "of-another-program");
  const manyFiles = join(folder, "many-of-another-program");
  return {
    folder,
    async fill(freeBytes) {
      await rm(filler, { force: true });
      const { bavail, bsize } = await statfs(folder);
      // Ignores a full disk: other programs may take the last bytes first.
      await ifRoom(writeFile(filler, Buffer.alloc(Math.max(0, bavail * bsize - freeBytes))));
    },
    async fillFiles(freeFiles) {
      await mkdir(manyFiles, { recursive: true });
      for (let { ffree } = await statfs(folder); ffree > freeFiles; ffree -= 1)
        await ifRoom(writeFile(join(manyFiles, String(ffree)), ""));
    },
    async empty() {
      await rm(filler, { force: true });
      await rm(manyFiles, { force: true, recursive: true });
    },
    async unmount() {
      execFileSync("umount", [folder]);
      await rm(folder, { recursive: true });
    },
  };
}
