import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

interface Options {
  readonly name: string;
  readonly root: string;
}

/** Refuses a build while another process builds the same widget: both would write into one `dist/`. */
export function buildAlone({ name, root }: Options): Plugin {
  const lock = join(root, "node_modules/.widget-build");
  let isOurs = false;
  return {
    name: "build-alone",
    apply: "build",
    buildStart: {
      order: "pre",
      handler() {
        if (isOurs) return;
        mkdirSync(join(root, "node_modules"), { recursive: true });
        const other = otherBuild(lock);
        if (other !== undefined) {
          throw new Error(
            `Another build of ${name} is under way (process ${other}). Wait until it has ended, then build again. If there is none, delete ${lock}.`,
          );
        }
        isOurs = true;
      },
    },
    closeBundle: {
      order: "post",
      handler() {
        if (isOurs) rmSync(lock, { force: true });
        isOurs = false;
      },
    },
  };
}

/** The process that holds the lock; `undefined` if this one holds it now. */
function otherBuild(lock: string): number | undefined {
  try {
    writeFileSync(lock, String(process.pid), { flag: "wx" });
    return undefined;
  } catch (error) {
    if (!hasCode(error, "EEXIST")) throw error;
  }
  const holder = Number(readFileSync(lock, "utf8"));
  if (isRunning(holder)) return holder;
  // It was killed.
  rmSync(lock, { force: true });
  return otherBuild(lock);
}

function isRunning(id: number): boolean {
  try {
    return process.kill(id, 0);
  } catch (error) {
    return hasCode(error, "EPERM");
  }
}

function hasCode(error: unknown, code: string): boolean {
  return error instanceof Error && "code" in error && error.code === code;
}
