import { beforeEach, expect, it } from "vitest";
import { partsOfPage } from "./carry-parts.ts";
import { loadedParts } from "./loaded-parts.ts";
import type { PartFile } from "./part-file.ts";

const url = "https://host.example/widgets/sample/1.0.0/remoteEntry.js";
const noLazyImport = async () => undefined;

const files: Readonly<Record<string, PartFile>> = {
  counter: [["react"], (react) => [{ madeWith: react }]],
  screen: [["counter", "react"], (counter) => [(counter as readonly unknown[])[0]]],
  dialogs: [[], (...given) => ["dialog", given.at(-1)], { "gate/dialogs.tsx": { Dialog: 0, later: 1 } }],
};
const fetchFile = async (name: string) => ({ default: files[name] as PartFile });

beforeEach(() => {
  for (const name of Object.keys(partsOfPage())) delete partsOfPage()[name];
});

it("gives all remotes with the same modules one instance of what a part exports", async () => {
  const react = {};
  const [one, other] = [{ react }, { react }] as Record<string, unknown>[];
  for (const modules of [one!, other!])
    await loadedParts(url, modules, noLazyImport).load(["counter", "screen"], fetchFile);
  expect(one!["counter"]).toBe(other!["counter"]);
  expect(one!["screen"]).toEqual([{ madeWith: react }]);
  expect(other!["screen"]).toBe(one!["screen"]);
});

it("gives a remote with a React of its own an instance that is made with it", async () => {
  const [react, own] = [{ of: "page" }, { of: "remote" }];
  const [one, other] = [{ react }, { react: own }] as Record<string, unknown>[];
  for (const modules of [one!, other!])
    await loadedParts(url, modules, noLazyImport).load(["counter", "screen"], fetchFile);
  expect(one!["screen"]).toEqual([{ madeWith: react }]);
  expect(other!["screen"]).toEqual([{ madeWith: own }]);
});

it("fetches a part once for all remotes", async () => {
  const fetched: string[] = [];
  const counted = async (name: string, addresses: readonly string[]) => {
    fetched.push(...addresses.slice(0, 1));
    return fetchFile(name);
  };
  for (let remote = 0; remote < 3; remote += 1)
    await loadedParts(url, { react: {} }, noLazyImport).load(["counter"], counted);
  expect(fetched).toEqual(["https://host.example/widgets/parts/counter.js"]);
});

it("returns the exports of a source that is imported lazily, by their names", async () => {
  const modules: Record<string, unknown> = {};
  const parts = loadedParts(url, modules, noLazyImport);
  await parts.load(["dialogs"], fetchFile);
  expect(parts.namespaceOf("dialogs", "gate/dialogs.tsx")).toEqual({ Dialog: "dialog", later: expect.any(Function) });
  expect(parts.namespaceOf("dialogs", "gate/other.tsx")).toEqual({});
});

it("loads the remote's own copy if the common address has none", async () => {
  const code = `export default [["react"], (react) => [react.version]];`;
  const folder = `data:text/javascript,${encodeURIComponent(code)}#`;
  const { importFirst } = await import("./import-first.ts");
  const fromOwn = (_name: string, [common = ""]: readonly string[]) =>
    importFirst<{ readonly default: PartFile }>([common.replace("https://", "data:text/plain,"), folder]);
  const modules: Record<string, unknown> = { react: { version: "19" } };
  await loadedParts(url, modules, noLazyImport).load(["version"], fromOwn);
  expect(modules["version"]).toEqual(["19"]);
});
