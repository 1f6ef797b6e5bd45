import { createHash } from "node:crypto";
import { globSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { rolldown } from "rolldown";
import { minified } from "../minified.ts";
import { sharedModules, versionOf } from "../shared-modules.ts";
import { buildParts, buildStyleSheets, nameOf, type Part, type StyleSheet } from "./build-parts.ts";
import { readPartList } from "./part-list.ts";

/** What the widgets of this `shared-runtime` have in common. */
export interface CommonCode {
  /** Each after those that it needs. */
  readonly parts: readonly Part[];
  /** In the order of the cascade. */
  readonly styles: readonly StyleSheet[];
}

/** The part with the code of the container. */
export interface Container {
  readonly name: string;
  readonly code: string;
}

const home = join(import.meta.dirname, "../..");
const kept = join(home, "dist/parts");

/** Builds the common code, or reads what an earlier build made of the same sources. */
export async function loadParts(): Promise<CommonCode> {
  const file = join(kept, `${hashOfSources()}.json`);
  try {
    return JSON.parse(readFileSync(file, "utf8")) as CommonCode;
  } catch {
    const list = readPartList();
    const code: CommonCode = {
      parts: await buildParts(list.scripts),
      styles: await buildStyleSheets(list.styles),
    };
    mkdirSync(kept, { recursive: true });
    // Others that build at the same time read the file whole or not at all.
    writeFileSync(`${file}.${process.pid}`, JSON.stringify(code));
    renameSync(`${file}.${process.pid}`, file);
    return code;
  }
}

/** Changes with everything that the common code is made of. */
function hashOfSources(): string {
  const hash = createHash("sha256");
  const files = globSync(["src/**/*.{ts,tsx,json}", "build/**/*.{ts,json}", "package.json"], { cwd: home });
  for (const path of files.filter((one) => !/\.test\.tsx?$/.test(one)).toSorted())
    hash.update(`${path}\0`).update(readFileSync(join(home, path)));
  const libraries = readPartList().scripts.flatMap((part) => Object.keys(part.libraries));
  for (const library of ["vite", "rolldown", "@swc/core", "@vanilla-extract/css", ...sharedModules, ...libraries])
    hash.update(`${library} ${versionOf(library, home)}\0`);
  return hash.digest("hex").slice(0, 16);
}

/**
 * The code of the container of remotes that are built with these versions of shared modules. It is a part: every remote
 * loads it first, and it needs nothing.
 */
export async function buildContainer(versions: Readonly<Record<string, string>>): Promise<Container> {
  const bundle = await rolldown({
    input: join(home, "src/federation/container.ts"),
    transform: { define: { __BUILT__: JSON.stringify(versions) } },
  });
  const { output } = await bundle.generate({ format: "es", codeSplitting: false, minify: false });
  await bundle.close();
  const code = await minified("the container", output[0].code);
  return { name: nameOf(code), code };
}
