import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, expect, it } from "vitest";
import type { Part } from "./build-parts.ts";
import { mostUnused, platformBytes } from "./cut-limits.ts";
import { loadParts } from "./load-parts.ts";
import { measureUse, type WidgetUse } from "./measure-use.ts";
import { libraryKey, packageOf, sourcePath, valibotKey } from "./module-key.ts";
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
      return [libraryKey(key) === undefined ? key : packageOf(key)];
    }),
  );
}

function bytesOf(key: string): number {
  return Math.max(...[...uses.values()].map(({ scripts }) => scripts.get(key)?.bytes ?? 0));
}

/** Shares of the script that a widget loads for its first mount. */
interface UnusedShares {
  /** Of all script, React and the other shared modules included: modules that are not run at the first mount. */
  readonly ofPage: number;
  /** Without the shared modules: modules that are not run at the first mount. */
  readonly notAtFirst: number;
  /** Without the shared modules: modules that are never run. */
  readonly never: number;
}

function unusedShares({ scripts }: WidgetUse): UnusedShares {
  const runs = (key: string) => scripts.get(key)?.when === "first";
  const loaded = new Set(parts.filter((part) => [...keysOf(part)].some(runs)));
  for (const { needs } of loaded) for (const part of parts) if (needs.includes(part.name)) loaded.add(part);
  const inParts = new Set([...loaded].flatMap((part) => [...keysOf(part)]));
  const sum = (keys: Iterable<string>) => [...keys].reduce((bytes, key) => bytes + bytesOf(key), 0);
  const own = [...scripts.keys()].filter((key) => runs(key) && !inParts.has(key));
  const ours = sum(own) + sum(inParts);
  const unused = sum([...inParts].filter((key) => !runs(key)));
  return {
    ofPage: unused / (platformBytes + ours),
    notAtFirst: unused / ours,
    never: sum([...inParts].filter((key) => !scripts.has(key))) / ours,
  };
}

/** The rows of the table of `docs/federation.md`: of a widget, the shares in percent. */
function documentedShares(): ReadonlyMap<string, readonly number[]> {
  const text = readFileSync(join(widgets, "../docs/federation.md"), "utf8");
  const rows = text.matchAll(/^\| ([a-z-]+) \| ([\d.]+) % \| ([\d.]+) % \| ([\d.]+) % \|$/gm);
  return new Map([...rows].map(([, name = "", ...shares]) => [name, shares.map(Number)]));
}

it("lists only sources that exist", () => {
  const { scripts, styles } = readPartList();
  const keys = [...scripts.flatMap(({ modules }) => Object.keys(modules)), ...styles.flat()];
  const missing = keys.filter((key) => !existsSync(sourcePath(key)));
  expect(keys.length).toBeGreaterThan(50);
  expect(missing.map((key) => `${key} does not exist: ${advice}`)).toEqual([]);
});

it("makes no page with one widget load much script that is not run at the first mount", () => {
  const large = [...uses].filter(([, use]) => unusedShares(use).ofPage > mostUnused);
  const percent = (use: WidgetUse) => (unusedShares(use).ofPage * 100).toFixed(1);
  expect(uses.size).toBe(names.length);
  expect(large.map(([name, use]) => `${name} does not run ${percent(use)} % of what it loads: ${advice}`)).toEqual([]);
});

it("makes each widget load as much that it does not run as docs/federation.md says, without React as well", () => {
  const percent = (share: number) => Number((share * 100).toFixed(1));
  const measured = [...uses].map(([name, use]): readonly [string, readonly number[]] => {
    const { ofPage, notAtFirst, never } = unusedShares(use);
    return [name, [ofPage, notAtFirst, never].map(percent)];
  });
  const documented = documentedShares();
  const differences = measured.filter(([name, shares]) =>
    shares.some((share, place) => !(Math.abs(share - (documented.get(name)?.[place] ?? Number.NaN)) <= 0.5)),
  );
  expect(
    differences.map(([name, shares]) => `| ${name} | ${shares.map((share) => `${share} %`).join(" | ")} |`),
  ).toEqual([]);
  expect([...documented.keys()].toSorted()).toEqual(names.toSorted());
});

it("marks the parts that every widget needs, which the platform then holds", () => {
  const runIn = ({ scripts }: WidgetUse, part: Part) =>
    [...keysOf(part)].some((key) => scripts.get(key)?.when === "first");
  const wrong = parts.filter((part) => part.everywhere !== [...uses.values()].every((use) => runIn(use, part)));
  expect(wrong.map(({ name }) => `${name} is marked wrongly: ${advice}`)).toEqual([]);
});
