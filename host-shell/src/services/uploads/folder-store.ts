import { open, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { isMissing } from "shared-runtime/node/is-missing.ts";
import type { FileStore } from "./file-store.ts";
import { syncFolder } from "../../disk/sync-folder.ts";

/**
 * Stores files in a folder. The folder must be on the same file system as the incoming files, since `put` moves them.
 * The bytes of incoming files are already on the disk.
 */
export function createFolderStore(folder: string): FileStore {
  return {
    async put(id, path) {
      await rename(path, join(folder, id));
      await syncFolder(folder);
    },
    async open(id) {
      try {
        const file = await open(join(folder, id), "r");
        return file.createReadStream();
      } catch (error) {
        if (isMissing(error)) return undefined;
        throw error;
      }
    },
    remove: (id) => rm(join(folder, id), { force: true }),
  };
}
