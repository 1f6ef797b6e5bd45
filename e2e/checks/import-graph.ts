import { globSync, readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path";

/** The uses between the files of a repository. Paths are relative to its root. */
export interface ImportGraph {
  readonly files: ReadonlySet<string>;
  readonly textOf: (file: string) => string;
  /** Files that the file imports, starts as a process or reads by a literal path. */
  readonly usedBy: (file: string) => readonly string[];
  /** Files that import, start or read the file. */
  readonly usersOf: (file: string) => readonly string[];
}

const rooms = ["cms-snippets", "docs", "e2e", "host-shell", "shared-runtime", "widgets"];
const source = /\.(?:[jt]sx?|mjs)$/;
/** A string literal that may be the path of a file. */
const literal = /["'`]([\w@.][\w@./-]*\.\w+)["'`]/g;

/**
 * Reads every source file below the root. Every literal that names an existing file counts as a use, so that imports,
 * workers, forked programs and fixtures are included.
 */
export function readImportGraph(root: string): ImportGraph {
  const found = globSync([`{${rooms.join(",")}}/**/*.*`, "*", ".*"], {
    cwd: root,
    exclude: (path) => /(?:^|\/)(?:node_modules|dist|\.data|\.turbo|\.git|results)$/.test(path),
  });
  const files = new Set(found);
  const texts = new Map<string, string>();
  const used = new Map<string, readonly string[]>();
  const users = new Map<string, string[]>();
  for (const file of found.filter((path) => source.test(path))) {
    const text = readFileSync(join(root, file), "utf8");
    texts.set(file, text);
    const names = [...text.matchAll(literal)].map(([, name = ""]) => name);
    const targets = new Set(names.flatMap((name) => candidates(file, name)).filter((path) => files.has(path)));
    targets.delete(file);
    used.set(file, [...targets]);
    for (const target of targets) users.set(target, [...(users.get(target) ?? []), file]);
  }
  return {
    files,
    textOf: (file) => texts.get(file) ?? "",
    usedBy: (file) => used.get(file) ?? [],
    usersOf: (file) => users.get(file) ?? [],
  };
}

/**
 * The files that a literal may name: relative to the file, relative to the root, a fixture, or an export of
 * shared-runtime.
 */
function candidates(file: string, name: string): readonly string[] {
  const beside = normalize(join(dirname(file), name));
  const [, inRuntime] = /^shared-runtime\/(?!build\/|testing\/)(.*)$/.exec(name) ?? [];
  return [
    beside,
    normalize(name),
    `e2e/fixtures/${name}`,
    ...(inRuntime === undefined ? [] : [`shared-runtime/src/${inRuntime}`]),
  ];
}

/** The files themselves, and all files that are reachable from them by `next`. */
export function closure(from: readonly string[], next: (file: string) => readonly string[]): ReadonlySet<string> {
  const reached = new Set(from);
  for (const file of reached) for (const other of next(file)) reached.add(other);
  return reached;
}
