import { chmodSync, lstatSync, readdirSync, realpathSync, type Stats } from "node:fs";
import { join, relative } from "node:path";
import { isMissing } from "shared-runtime/node/is-missing.ts";
import { StartRefused } from "./start-refused.ts";

interface Options {
  /** The setting that names the folder. */
  readonly setting: string;
  /** Names of the entries that are closed together with the folder. Default: all. */
  readonly ours?: ReadonlySet<string>;
  /** The id of the user who must own all of it. Default: this process's user. */
  readonly user?: number | undefined;
}

/** An entry from which permissions were taken. */
export interface ClosedEntry {
  /** Path of the entry relative to the folder; empty for the folder itself. */
  readonly path: string;
  /** The permissions that the entry had. */
  readonly mode: number;
}

/** Permissions of a folder and of a file that only the server's user may use. */
const closed = { folder: 0o700, file: 0o600 } as const;
const forOthers = 0o077;
/** The bit of a folder in which everybody may create files, such as `/tmp`. */
const sticky = 0o1000;

/**
 * Takes the permissions of all other users from an existing folder and from what the server stored in it. Throws
 * `StartRefused` if that is not possible, or if the folder belongs to another user. Returns the entries that were open.
 */
export function closeFolder(
  folder: string,
  { setting, ours, user = process.getuid?.() }: Options,
): readonly ClosedEntry[] {
  const opened: ClosedEntry[] = [];
  const home = realpathSync(folder);
  const top = lstatSync(home);
  const isOpen = (top.mode & forOthers) !== 0;
  const names = isOpen || ours ? readdirSync(home) : [];
  const isForeign = names.length > 0 && ours !== undefined && !names.some((name) => ours.has(name));
  if (isOpen && (isForeign || (top.mode & sticky) !== 0)) {
    throw new StartRefused(
      `${setting} ${folder} has other files, and other users may read it: set it to a folder of its own, or close it with chmod 700.`,
    );
  }
  const refused = (path: string, reason: string, remedy: string, cause?: unknown) =>
    new StartRefused(`${setting} ${join(folder, relative(home, path))} ${reason}: ${remedy}.`, { cause });

  function close(path: string, below: (name: string) => boolean): void {
    const stats = lstatIfThere(path);
    if (!stats) return;
    if (stats.isSymbolicLink()) return refuseLeaving(path);
    if (!stats.isDirectory() && !stats.isFile()) return;
    if (stats.uid !== user) {
      throw refused(
        path,
        "belongs to another user",
        `give it to the user of this server with chown -R, or set another folder`,
      );
    }
    if ((stats.mode & forOthers) !== 0) {
      takeRights(path, stats.isDirectory() ? closed.folder : closed.file);
      opened.push({ path: relative(home, path), mode: stats.mode });
    }
    if (stats.isDirectory()) for (const name of readdirSync(path).filter(below)) close(join(path, name), () => true);
  }

  function takeRights(path: string, mode: number): void {
    const remedy = "set a folder on a file system with permissions, which this server's user may change";
    try {
      chmodSync(path, mode);
    } catch (error) {
      if (isMissing(error)) return;
      throw refused(path, "cannot be closed to other users", remedy, error);
    }
    // Some file systems accept every change of permissions without storing it, so the result is checked.
    if (((lstatIfThere(path)?.mode ?? 0) & forOthers) !== 0) throw refused(path, "stays open to other users", remedy);
  }

  function refuseLeaving(path: string): void {
    let target: string;
    try {
      target = realpathSync(path);
    } catch (error) {
      if (isMissing(error)) return;
      throw error;
    }
    if (!`${target}/`.startsWith(`${home}/`)) {
      throw refused(
        path,
        `is a link to ${target}, outside of the folder`,
        "move the files here, or name their place by a setting such as UPLOADS_DIR",
      );
    }
  }

  close(home, (name) => ours?.has(name) ?? true);
  return opened;
}

/** Returns `undefined` for a missing file: another process may have removed it. */
function lstatIfThere(path: string): Stats | undefined {
  return lstatSync(path, { throwIfNoEntry: false });
}
