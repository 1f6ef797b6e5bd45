import { createHash } from "node:crypto";
import { globSync, readFileSync } from "node:fs";
import { cp, mkdir, readFile, symlink, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { builtOnce, repository } from "./built-once.ts";
import { type ReactVersion, writeReact } from "./write-react.ts";

/** A version of a widget, as a team would build it. */
export interface WidgetBuild {
  /** Name of a folder in `e2e/fixtures/widgets` or in `widgets`. */
  readonly name: string;
  readonly version: string;
  /** A version whose build, with the same changes, is also published under this version. */
  readonly sameAs?: string;
  /** The version of React in the build. Default: the repository's. */
  readonly react?: ReactVersion;
  /** Changes to the sources: path in `src/` -> function that returns the changed text. */
  readonly changes?: Changes;
  /** Changes to the `src/` of the shared-runtime in the build. */
  readonly runtimeChanges?: Changes;
  /** Whether the widget bundles its common code too, in place of parts. */
  readonly withoutParts?: boolean;
}

type Changes = Readonly<Record<string, (text: string) => string>>;

/** Builds a widget with the preset and resolves with its `dist/`. Reuses an earlier build of the same sources. */
export async function buildWidget(build: WidgetBuild): Promise<string> {
  const { sameAs, ...itself } = build;
  const { name, version, react } = itself;
  if (sameAs !== undefined && sameAs !== version)
    return renumbered(await buildWidget({ ...itself, version: sameAs }), sameAs, version);
  const sources = sourcesOf(build);
  const runtime = runtimeOf(build);
  return builtOnce(`${name}-${version}-${hashOf(build, sources, runtime)}`, async (desk) => {
    await Promise.all([...sources].map(([path, text]) => write(join(desk, "src", path), text)));
    await write(join(desk, "package.json"), JSON.stringify({ ...packageJson, name, version }));
    await write(join(desk, "vite.config.ts"), viteConfig);
    if (runtime.size > 0) await writeRuntime(desk, runtime);
    if (build.withoutParts) await write(join(desk, "shared-runtime/build/parts/parts.json"), noParts);
    if (react !== undefined) await writeReact(react, join(desk, "node_modules"));
  });
}

/** A copy of a build with another version in its manifest, the only file from which hosts read the version. */
async function renumbered(dist: string, from: string, to: string): Promise<string> {
  const copy = join(dist, `../as-${to}.${process.pid}`);
  await cp(dist, copy, { recursive: true });
  const manifest = join(copy, "widget.json");
  const text = await readFile(manifest, "utf8");
  await writeFile(manifest, text.replace(`"version": "${from}"`, `"version": "${to}"`));
  return copy;
}

type Sources = ReadonlyMap<string, string>;

function sourcesOf({ name, changes = {} }: WidgetBuild): Sources {
  const [src] = globSync(`{e2e/fixtures/,}widgets/${name}/src`, { cwd: repository });
  if (src === undefined) throw new Error(`there is no widget ${name}`);
  return changed(sourcesIn(join(repository, src)), changes);
}

/** The changed sources of shared-runtime; empty if the widget is built with the repository's. */
function runtimeOf({ runtimeChanges = {}, withoutParts = false }: WidgetBuild): Sources {
  if (Object.keys(runtimeChanges).length === 0 && !withoutParts) return new Map();
  return changed(sourcesIn(join(repository, "shared-runtime/src")), runtimeChanges);
}

function sourcesIn(home: string): Sources {
  return new Map(
    globSync("**/*.{ts,tsx,json}", { cwd: home })
      .filter((path) => !/\.test\.tsx?$/.test(path))
      .map((path) => [path, readFileSync(join(home, path), "utf8")] as const),
  );
}

function changed(sources: Sources, changes: Changes): Sources {
  const result = new Map(sources);
  for (const [path, change] of Object.entries(changes)) {
    const before = sources.get(path);
    const after = before === undefined ? undefined : change(before);
    if (after === undefined || after === before) throw new Error(`the change of ${path} has no effect`);
    result.set(path, after);
  }
  return result;
}

/**
 * Writes a shared-runtime next to `node_modules` and links it as a workspace does, since Node runs no TypeScript inside
 * `node_modules`.
 */
async function writeRuntime(desk: string, sources: Sources): Promise<void> {
  const home = join(desk, "shared-runtime");
  const original = join(repository, "shared-runtime");
  for (const part of ["build", "testing", "package.json"])
    await cp(join(original, part), join(home, part), { recursive: true });
  await Promise.all([...sources].map(([path, text]) => write(join(home, "src", path), text)));
  await mkdir(join(desk, "node_modules"), { recursive: true });
  await symlink(home, join(desk, "node_modules/shared-runtime"));
}

/** A hash of everything on which a build depends. */
function hashOf({ version, react, withoutParts = false }: WidgetBuild, sources: Sources, runtime: Sources): string {
  const hash = createHash("sha256").update(
    JSON.stringify([version, react ?? "", withoutParts, ...sources, ...runtime]),
  );
  for (const path of globSync(["package-lock.json", "shared-runtime/{src,build}/**/*.{ts,tsx,json}"], {
    cwd: repository,
  })) {
    hash.update(path).update(readFileSync(join(repository, path)));
  }
  return hash.digest("hex").slice(0, 12);
}

const noParts = JSON.stringify({ scripts: [], styles: [] });
const packageJson = { private: true, type: "module", dependencies: { "shared-runtime": "*" } };
const viteConfig = `import { widget } from "shared-runtime/build/widget.ts";

export default widget(import.meta.dirname);
`;

async function write(file: string, text: string): Promise<void> {
  await mkdir(join(file, ".."), { recursive: true });
  await writeFile(file, text);
}
