import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { integrityOf } from "../node/hashes.ts";
import { partsOfPage } from "./carry-parts.ts";
import { type LazyFiles, lazyImportOf } from "./lazy-imports.ts";
import { loadedParts } from "./loaded-parts.ts";

let widgets: string;
let remote: string;
beforeEach(() => {
  widgets = mkdtempSync(join(tmpdir(), "lazy-imports-"));
  remote = join(widgets, "sample/1.0.0");
  mkdirSync(join(remote, "parts"), { recursive: true });
  mkdirSync(join(widgets, "parts"));
  for (const name of Object.keys(partsOfPage())) delete partsOfPage()[name];
  // A browser without `modulepreload`, whose fetch reads files and checks their integrity.
  const head = { append: () => undefined };
  vi.stubGlobal("document", { head, createElement: () => ({ relList: { supports: () => false } }) });
  vi.stubGlobal("fetch", async (href: string, { integrity }: { readonly integrity: string }) => {
    const content = readFileSync(fileURLToPath(href));
    if (integrityOf(content) !== integrity) throw new TypeError(`the integrity of ${href} differs`);
    return new Response(new Uint8Array(content));
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  rmSync(widgets, { recursive: true });
});

const dialogs = `export default [["react", "base"], (react, base, later) => [react.version + base[0], later],
  { "gate/dialogs.tsx": { title: 0 } }];`;
const base = `export default [[], () => [" base"]];`;

/** The lazy import of a remote that has these files, with the integrity of their contents as they were built. */
function lazyImportWith(built: Readonly<Record<string, string>>, list: Readonly<Record<string, readonly string[]>>) {
  const files: LazyFiles = Object.fromEntries(
    Object.entries(list).map(([wanted, paths]) => [
      wanted,
      Object.fromEntries(paths.map((path) => [path, integrityOf(built[path] ?? "")])),
    ]),
  );
  writeFileSync(join(remote, "lazy-files.json"), JSON.stringify(files));
  const url = pathToFileURL(join(remote, "lazy-files.json")).href;
  const modules: Record<string, unknown> = { react: { version: "19" } };
  const lazyImport = lazyImportOf(url, integrityOf(JSON.stringify(files)), () => parts);
  const parts = loadedParts(pathToFileURL(join(remote, "remoteEntry.js")).href, modules, lazyImport);
  return { lazyImport, modules };
}

const built = { "parts/dialogs.js": dialogs, "parts/base.js": base };
const list = { "gate/dialogs.tsx#1a2b3c4d": ["parts/base.js", "parts/dialogs.js"] };

it("loads the parts of a source in order, and returns its exports", async () => {
  for (const [path, code] of Object.entries(built)) writeFileSync(join(widgets, path), code);
  const { lazyImport } = lazyImportWith(built, list);
  expect(await lazyImport("gate/dialogs.tsx#1a2b3c4d")).toEqual({ title: "19 base" });
});

it("loads the remote's own copy of a part that was altered at the common address", async () => {
  for (const [path, code] of Object.entries(built)) writeFileSync(join(remote, path), code);
  writeFileSync(join(widgets, "parts/base.js"), `export default [[], () => [" altered"]];`);
  const { lazyImport } = lazyImportWith(built, list);
  expect(await lazyImport("gate/dialogs.tsx#1a2b3c4d")).toEqual({ title: "19 base" });
});

it("evaluates no part that was altered everywhere, and can be repeated", async () => {
  for (const [path, code] of Object.entries(built)) writeFileSync(join(widgets, path), code);
  writeFileSync(join(widgets, "parts/base.js"), "globalThis.ran = true;");
  const { lazyImport } = lazyImportWith(built, list);
  await expect(lazyImport("gate/dialogs.tsx#1a2b3c4d")).rejects.toThrow(/did not arrive as it was built/);
  expect(globalThis).not.toHaveProperty("ran");
  writeFileSync(join(widgets, "parts/base.js"), base);
  expect(await lazyImport("gate/dialogs.tsx#1a2b3c4d")).toEqual({ title: "19 base" });
});

it("gives a file that is imported lazily the parts that it reads", async () => {
  const files = { ...built, "screen.js": "export const title = 'screen';" };
  writeFileSync(join(widgets, "parts/base.js"), base);
  writeFileSync(join(remote, "screen.js"), files["screen.js"]);
  const { lazyImport, modules } = lazyImportWith(files, { "screen.js": ["parts/base.js", "screen.js"] });
  expect(await lazyImport("screen.js")).toMatchObject({ title: "screen" });
  expect(modules["base"]).toEqual([" base"]);
});
