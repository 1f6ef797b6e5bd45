import { createHash } from "node:crypto";
import type { LayoutServiceData } from "../layout-service-data.ts";
import type { FiledLayout, LayoutFiles } from "./layout-files.ts";
import { linkedPaths } from "./linked-paths.ts";

/** The last good answer for a path. */
export interface KeptLayout extends FiledLayout {
  /** The paths to which the page has links, on any site. */
  readonly links: readonly string[];
}

/**
 * Last good answers in memory and in files. If there are too many, the answers that were requested least recently are
 * dropped.
 */
export interface KeptLayouts {
  /** Reads the files. */
  readonly restore: () => Promise<void>;
  readonly find: (site: string, path: string) => KeptLayout | undefined;
  /**
   * Compares an answer with the last stored one. If both are the same, notes the time and returns the stored object;
   * otherwise changes nothing and returns `undefined`.
   */
  readonly confirm: (filed: FiledLayout) => LayoutServiceData | undefined;
  readonly keep: (filed: FiledLayout) => void;
  readonly drop: (site: string, path: string) => void;
  readonly all: () => Iterable<KeptLayout>;
  readonly isFull: () => boolean;
  /** The paths to which kept pages have links. */
  readonly linked: () => ReadonlySet<string>;
  /** A number that grows whenever a layout is added, changed or dropped. */
  readonly changes: () => number;
}

interface Limits {
  readonly pages: number;
  /** The size of the layout as JSON. */
  readonly bytes: number;
}

interface Entry {
  kept: KeptLayout;
  readonly print: string;
  readonly bytes: number;
}

const usual: Limits = { pages: 5_000, bytes: 64 * 2 ** 20 };

export function createKeptLayouts(files: LayoutFiles, limits: Limits = usual): KeptLayouts {
  // A Map keeps the order of insertion, so that the first entry has the oldest request.
  const entries = new Map<string, Entry>();
  let bytes = 0;
  let changes = 0;
  let linked: { readonly at: number; readonly paths: ReadonlySet<string> } | undefined;

  const drop = (key: string): void => {
    const entry = entries.get(key);
    if (!entry) return;
    bytes -= entry.bytes;
    entries.delete(key);
    changes += 1;
    files.remove(entry.kept);
  };
  const put = (filed: FiledLayout): void => {
    const key = keyOf(filed.site, filed.path);
    const json = JSON.stringify(filed.layout);
    const entry: Entry = {
      kept: { ...filed, links: linkedPaths(json) },
      print: printOf(json),
      bytes: Buffer.byteLength(json),
    };
    bytes += entry.bytes - (entries.get(key)?.bytes ?? 0);
    entries.set(key, entry);
    changes += 1;
    for (const oldest of entries.keys()) {
      if (entries.size <= limits.pages && bytes <= limits.bytes) break;
      if (oldest !== key) drop(oldest);
    }
  };

  return {
    async restore() {
      for (const filed of await files.readAll()) put(filed);
    },
    find: (site, path) => {
      const key = keyOf(site, path);
      const entry = entries.get(key);
      if (!entry) return undefined;
      entries.delete(key);
      entries.set(key, entry);
      return entry.kept;
    },
    confirm: (filed) => {
      const known = entries.get(keyOf(filed.site, filed.path));
      if (known?.print !== printOf(JSON.stringify(filed.layout))) return undefined;
      known.kept = { ...known.kept, answeredAt: filed.answeredAt };
      files.touch(known.kept);
      return known.kept.layout;
    },
    keep: (filed) => {
      put(filed);
      files.write(filed);
    },
    drop: (site, path) => drop(keyOf(site, path)),
    all: () => [...entries.values()].map(({ kept }) => kept),
    isFull: () => entries.size >= limits.pages || bytes >= limits.bytes * 0.9,
    linked: () => {
      if (linked?.at !== changes)
        linked = { at: changes, paths: new Set([...entries.values()].flatMap(({ kept }) => kept.links)) };
      return linked.paths;
    },
    changes: () => changes,
  };
}

function printOf(json: string): string {
  return createHash("sha256").update(json).digest("base64");
}

export function keyOf(site: string, path: string): string {
  return `${site}\n${path}`;
}
