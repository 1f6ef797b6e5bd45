import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Part } from "./build-parts.ts";
import type { CommonCode, Container } from "./load-parts.ts";
import { readSource } from "./source-graph.ts";
import { partsIn } from "./use-parts.ts";

/** Paths in `dist`. */
export interface UsedParts {
  /** The scripts that a first mount loads, the container's code first. */
  readonly scripts: readonly string[];
  /** The style sheets of all parts that the remote uses. */
  readonly styles: readonly string[];
}

interface Options {
  /** The parts of a first mount. */
  readonly first: readonly Part[];
  /** Absolute paths of the scripts that are imported lazily. */
  readonly files: readonly string[];
  readonly common: CommonCode;
  readonly container: Container;
  /** The keys of the sources that the widget reads from parts. */
  readonly read: ReadonlySet<string>;
}

/** Writes the files of all parts that a remote uses, now or later, into `dist/parts/`. */
export function writeParts(
  dist: string,
  { first, files, common: { parts, styles }, container, read }: Options,
): UsedParts {
  const used = new Set([...first, ...files.flatMap((file) => partsIn(readFileSync(file, "utf8"), parts))]);
  for (const part of used) for (const wanted of part.later) for (const other of partsOf(wanted, parts)) used.add(other);
  const styled = new Set(read);
  for (const key of styled)
    for (const other of [...readSource(key).imports, ...readSource(key).lazyImports]) styled.add(other);
  mkdirSync(join(dist, "parts"), { recursive: true });
  const write = (path: string, code: string): string => {
    writeFileSync(join(dist, path), code);
    return path;
  };
  for (const { name, code } of [container, ...used]) write(scriptOf(name), code);
  return {
    scripts: [container, ...first].map(({ name }) => scriptOf(name)),
    styles: styles
      .filter(({ sources }) => sources.some((key) => styled.has(key)))
      .map(({ name, code }) => write(`parts/${name}.css`, code)),
  };
}

/** All parts that a lazily imported source needs. The part that has the source itself comes last. */
export function partsOf(wanted: string, parts: readonly Part[]): readonly Part[] {
  const [source = ""] = wanted.split("#");
  const own = parts.find(({ exports }) => Object.hasOwn(exports, source));
  if (!own) throw new Error(`no part has ${source}`);
  return partsIn(own.name, parts);
}

export function scriptOf(name: string): string {
  return `parts/${name}.js`;
}
