import { mkdirSync, statSync } from "node:fs";
import { dirname } from "node:path";
import { StartRefused } from "./start-refused.ts";

interface Options {
  /** The setting that names the folder. */
  readonly setting: string;
  /** Permissions of a folder that is created. Default: those of the system. */
  readonly mode?: number;
}

/** Creates a folder and its parents if they do not exist. Throws `StartRefused` if that fails. */
export function makeFolder(folder: string, { setting, mode }: Options): void {
  try {
    makeBelow(folder, mode);
  } catch (error) {
    throw new StartRefused(
      `${setting} ${folder} cannot be a folder: set it to one that this server may make and write to.`,
      { cause: error },
    );
  }
}

export function folderUnwritable(folder: string, setting: string, cause: unknown): StartRefused {
  return new StartRefused(
    `${setting} ${folder} cannot be written to: let the user of this server write there, or set another folder.`,
    { cause },
  );
}

/** Avoids Node's option `recursive`, which never ends if a parent exists but allows no subfolder, as in `/proc`. */
export function makeBelow(folder: string, mode?: number): void {
  if (isFolder(folder)) return;
  makeBelow(dirname(folder), mode);
  try {
    mkdirSync(folder, { mode });
  } catch (error) {
    // Another process may have created the folder meanwhile.
    if (!isFolder(folder)) throw error;
  }
}

function isFolder(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;
}
