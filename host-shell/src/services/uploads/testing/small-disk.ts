import { execFileSync } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

export interface SmallDisk {
  readonly folder: string;
  readonly unmount: () => Promise<void>;
}

/** File systems of a megabyte that this process may mount: none, unless it runs as root on Linux. */
export const smallDisks: readonly { readonly name: string; readonly mount: () => Promise<SmallDisk> }[] =
  await possible();

async function possible() {
  const disk = { name: "a disk of a megabyte", mount: mountSmallDisk };
  try {
    await (await mountSmallDisk()).unmount();
    return [disk];
  } catch {
    return [];
  }
}

async function mountSmallDisk(): Promise<SmallDisk> {
  const folder = await mkdtemp(join(tmpdir(), "small-disk-"));
  try {
    execFileSync("mount", ["-t", "tmpfs", "-o", "size=1m", "tmpfs", folder], { stdio: "ignore" });
  } catch (error) {
    await rm(folder, { recursive: true });
    throw error;
  }
  return {
    folder,
    async unmount() {
      execFileSync("umount", [folder]);
      await rm(folder, { recursive: true });
    },
  };
}
