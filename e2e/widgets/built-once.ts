import { execFile } from "node:child_process";
import { mkdir, rename, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { promisify } from "node:util";
import { type FileLock, lockFile } from "shared-runtime/node/file-lock.ts";

export const repository = join(import.meta.dirname, "../..");
// Below the repository, so that packages are resolved as in `widgets/`, in a folder that git and all checks ignore.
const builds = join(repository, "shared-runtime/dist/widgets-of-tests");
const running = new Map<string, Promise<string>>();

/**
 * Runs `vite build` in a folder that `writeSources` fills, and resolves with its `dist/`. Reuses an earlier build with
 * the same key, by this or another worker.
 */
export function builtOnce(key: string, writeSources: (folder: string) => Promise<void>): Promise<string> {
  const known = running.get(key) ?? buildInto(join(builds, key), writeSources);
  running.set(key, known);
  return known;
}

async function buildInto(folder: string, writeSources: (folder: string) => Promise<void>): Promise<string> {
  const dist = join(folder, "dist");
  if (await isThere(dist)) return dist;
  await mkdir(builds, { recursive: true });
  const lock = await lockOf(`${folder}.lock`);
  const desk = `${folder}.${process.pid}`;
  try {
    // Another worker may have finished the build in the meantime.
    if (await isThere(dist)) return dist;
    await mkdir(desk, { recursive: true });
    await writeSources(desk);
    const vite = join(repository, "node_modules/vite/bin/vite.js");
    await promisify(execFile)(process.execPath, [vite, "build", "--logLevel", "warn"], { cwd: desk });
    await mkdir(folder, { recursive: true });
    await rename(join(desk, "dist"), dist);
    return dist;
  } finally {
    await rm(desk, { recursive: true, force: true });
    lock.release();
  }
}

/** Waits while another worker makes the same build. */
async function lockOf(path: string): Promise<FileLock> {
  for (;;) {
    const lock = lockFile(path);
    if (lock !== undefined) return lock;
    await pause(100);
  }
}

function isThere(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  );
}
