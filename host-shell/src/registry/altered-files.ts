/** `changed`: the file has other bytes than the published ones. `missing`: it cannot be read, perhaps for a moment. */
export type FileFault = "changed" | "missing";

interface VersionFile {
  readonly name: string;
  readonly version: string;
  readonly path: string;
}

/** The files of published versions that were found changed or missing on this server. */
export interface AlteredFiles {
  readonly note: (file: VersionFile, fault: FileFault) => void;
  /** Notes that a file is as published. */
  readonly clear: (file: VersionFile) => void;
  /** Whether a file of the version was changed: then none of its files is served. */
  readonly isStopped: (name: string, version: string) => boolean;
  /** The faults of a version by path. */
  readonly faultsOf: (name: string, version: string) => ReadonlyMap<string, FileFault>;
}

const none: ReadonlyMap<string, FileFault> = new Map();

/**
 * Calls `onAltered` with a file when its first fault is noted. Further faults of the file are not passed on until
 * `clear` is called for the file.
 */
export function createAlteredFiles(onAltered: (file: string) => void): AlteredFiles {
  const versions = new Map<string, Map<string, FileFault>>();
  return {
    note({ name, version, path }, fault) {
      const key = `${name}/${version}`;
      const faults = versions.get(key) ?? new Map<string, FileFault>();
      versions.set(key, faults);
      if (!faults.has(path)) onAltered(`${key}/${path}`);
      faults.set(path, fault);
    },
    clear({ name, version, path }) {
      const key = `${name}/${version}`;
      const faults = versions.get(key);
      if (!faults) return;
      faults.delete(path);
      if (faults.size === 0) versions.delete(key);
    },
    isStopped: (name, version) =>
      versions
        .get(`${name}/${version}`)
        ?.values()
        .some((fault) => fault === "changed") ?? false,
    faultsOf: (name, version) => versions.get(`${name}/${version}`) ?? none,
  };
}
