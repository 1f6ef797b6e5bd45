import { mkdirSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";
import { type FileLock, lockFile } from "../src/node/file-lock.ts";

interface Options {
  readonly name: string;
  readonly root: string;
}

/** Refuses a build while another process builds the same widget: otherwise both would write into the same `dist/`. */
export function buildAlone({ name, root }: Options): Plugin {
  const folder = join(root, "node_modules");
  let lock: FileLock | undefined;
  return {
    name: "build-alone",
    apply: "build",
    buildStart: {
      order: "pre",
      handler() {
        if (lock) return;
        mkdirSync(folder, { recursive: true });
        lock = lockFile(join(folder, ".widget-build.lock"));
        if (lock) return;
        throw new Error(`Another build of ${name} is under way. Wait until it has ended, then build again.`);
      },
    },
    closeBundle: {
      order: "post",
      handler() {
        lock?.release();
        lock = undefined;
      },
    },
  };
}
