import { existsSync, globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { cruise, type ICruiseOptions, type ICruiseResult } from "dependency-cruiser";
import extractDepcruiseConfig from "dependency-cruiser/config-utl/extract-depcruise-config";
import { parseSync } from "vite";

export interface Violation {
  readonly rule: string;
  readonly from: string;
  readonly to: string;
}

export interface CruisedHouse {
  readonly modules: number;
  readonly dependencies: number;
  /** Source files and imports that were not read and hence not checked. */
  readonly unread: readonly string[];
  readonly violations: readonly Violation[];
}

const rules = join(import.meta.dirname, "../../.dependency-cruiser.mjs");
const rooms = ["widgets", "host-shell", "shared-runtime", "e2e", "cms-snippets"];
const notSource: ReadonlySet<string> = new Set(["node_modules", "dist", ".data", ".turbo"]);
/** Applications of CMSs, which import packages that only their own tests install. */
const applications = /^e2e\/cms\/[^/]+\/app(?:\/|$)/;

/**
 * Reads every module below the root and checks its imports against the rules. Tests pass other options in `changes`.
 */
export async function cruiseHouse(root: string, changes: ICruiseOptions = {}): Promise<CruisedHouse> {
  const { forbidden = [], options } = await extractDepcruiseConfig(rules);
  const { output } = await cruise(
    rooms.filter((room) => existsSync(join(root, room))),
    { ...options, ...changes, baseDir: root, validate: true, ruleSet: { forbidden } },
  );
  if (typeof output === "string") throw new Error(output);
  const { totalCruised, totalDependenciesCruised = 0, violations } = output.summary;
  return {
    modules: totalCruised,
    dependencies: totalDependenciesCruised,
    unread: unreadIn(root, output),
    violations: violations.map(({ rule, from, to }) => ({ rule: rule.name, from, to })),
  };
}

/** One sentence for each violation. */
export function objectionsTo({ modules, unread, violations }: CruisedHouse): readonly string[] {
  return [
    ...violations.map(({ rule, from, to }) => `${rule}: ${from} -> ${to}`),
    ...unread.map((what) => `${what} was not read.`),
    ...(modules === 0 ? ["There is nothing to read."] : []),
  ];
}

function unreadIn(root: string, { modules }: ICruiseResult): readonly string[] {
  const read = new Map(modules.map(({ source, dependencies }) => [source, dependencies.map(({ module }) => module)]));
  const files = globSync(`{${rooms.join(",")}}/**/*.{ts,tsx,js,mjs}`, {
    cwd: root,
    exclude: (path) => applications.test(path) || path.split("/").some((part) => notSource.has(part)),
  });
  return files.toSorted().flatMap((file) => {
    const imported = read.get(file);
    if (imported === undefined) return [file];
    return importsIn(file, readFileSync(join(root, file), "utf8"))
      .filter((name) => !imported.includes(name) && !imported.includes(name.replace(/^node:/, "")))
      .map((name) => `${name} in ${file}`);
  });
}

/**
 * The imports of a file, found by another parser than that of dependency-cruiser, to check whether dependency-cruiser
 * missed one.
 */
function importsIn(file: string, text: string): readonly string[] {
  const { staticImports, staticExports, dynamicImports } = parseSync(file, text).module;
  return [
    ...staticImports.map(({ moduleRequest }) => moduleRequest.value),
    ...staticExports.flatMap(({ entries }) => entries.flatMap(({ moduleRequest }) => moduleRequest?.value ?? [])),
    ...dynamicImports.flatMap(
      ({ moduleRequest: { start, end } }) => /^"(.*)"$/.exec(text.slice(start, end))?.[1] ?? [],
    ),
  ];
}
