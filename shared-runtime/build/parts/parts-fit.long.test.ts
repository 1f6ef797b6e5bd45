import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, expect, it } from "vitest";
import type { Part } from "./build-parts.ts";
import { mostUnused, platformBytes } from "./cut-limits.ts";
import { loadParts } from "./load-parts.ts";
import { measureUse, type WidgetUse } from "./measure-use.ts";
import { libraryKey, sourcePath, valibotKey } from "./module-key.ts";
import { readPartList } from "./part-list.ts";

const widgets = join(import.meta.dirname, "../../../widgets");
const names = readdirSync(widgets).filter((name) => existsSync(join(widgets, name, "src/widget.tsx")));
const advice = "run npm run parts";
const uses = new Map<string, WidgetUse>();
let parts: readonly Part[];
beforeAll(async () => {
  ({ parts } = await loadParts());
  for (const name of names) uses.set(name, await measureUse(join(widgets, name)));
}, 300_000);

/** The keys of what a part holds, as `measureUse` names them. */
function keysOf({ exports }: Part): ReadonlySet<string> {
  return new Set(
    Object.entries(exports).flatMap(([key, places]) => {
      if (key === "valibot") return Object.keys(places).map(valibotKey);
      return [libraryKey(key) === undefined ? key : /^(?:@[^/]+\/)?[^/]+/.exec(key)![0]];
    }),
  );
}

function bytesOf(key: string): number {
  return Math.max(...[...uses.values()].map(({ scripts }) => scripts.get(key)?.bytes ?? 0));
}

/** The share of what a widget loads for its first mount, the platform included, that it does not run then. */
function unusedShare({ scripts }: WidgetUse): number {
  const runs = (key: string) => scripts.get(key)?.when === "first";
  const loaded = new Set(parts.filter((part) => [...keysOf(part)].some(runs)));
  for (const { needs } of loaded) for (const part of parts) if (needs.includes(part.name)) loaded.add(part);
  const inParts = new Set([...loaded].flatMap((part) => [...keysOf(part)]));
  const sum = (keys: Iterable<string>) => [...keys].reduce((bytes, key) => bytes + bytesOf(key), 0);
  const own = [...scripts.keys()].filter((key) => runs(key) && !inParts.has(key));
  const unused = sum([...inParts].filter((key) => !runs(key)));
  return unused / (platformBytes + sum(own) + sum(inParts));
}

it("lists only sources that exist", () => {
  const { scripts, styles } = readPartList();
  const keys = [...scripts.flatMap(({ modules }) => Object.keys(modules)), ...styles.flat()];
  expect(keys.length).toBeGreaterThan(50);
  expect(
    keys.filter((key) => !existsSync(sourcePath(key))),
    advice,
  ).toEqual([]);
});

it("makes no widget load much that it does not run at its first mount", () => {
  const shares = [...uses].map(([name, use]) => [name, Math.round(unusedShare(use) * 1000) / 10] as const);
  expect(shares).toHaveLength(names.length);
  expect(
    shares.filter(([, percent]) => percent > mostUnused * 100),
    advice,
  ).toEqual([]);
});

it("gives all widgets what they all use from a part that the platform holds", () => {
  const everywhere = parts.filter((part) =>
    [...uses.values()].every(({ scripts }) => [...keysOf(part)].some((key) => scripts.get(key)?.when === "first")),
  );
  expect(
    everywhere.map(({ name }) => name),
    advice,
  ).toEqual(parts.filter((part) => part.everywhere).map(({ name }) => name));
});
