import { describe, expect, it } from "vitest";
import { type CommonModule, cutParts, type CutOptions, type When } from "./cut-parts.ts";

const module = (
  key: string,
  bytes: number,
  users: Readonly<Record<string, When>>,
  imports: readonly string[] = [],
): CommonModule => ({ key, bytes, imports, after: [], users: new Map(Object.entries(users)) });

const options: CutOptions = {
  pages: [["one"], ["two"], ["three"], ["one", "two"], ["two", "three"], ["one", "two", "three"]],
  fileCost: 100,
  mostUnused: 0.03,
  mayGiveUp: true,
  ownBytes: () => 10_000,
};
const cut = (modules: readonly CommonModule[], changed: Partial<CutOptions> = {}) =>
  cutParts(modules, { ...options, ...changed });

/** In the order of the alphabet, where the order does not matter. */
const sorted = (parts: ReturnType<typeof cut>) =>
  parts.toSorted((one, other) => one.join().localeCompare(other.join()));

const first = (...names: readonly string[]) => Object.fromEntries(names.map((name) => [name, "first" as const]));

describe("parts", () => {
  it("join what the same widgets use at the same moment", () => {
    const modules = [
      module("a", 1_000, first("one", "two")),
      module("b", 1_000, first("one", "two")),
      module("c", 9_000, first("two", "three")),
    ];
    expect(sorted(cut(modules))).toEqual([["a", "b"], ["c"]]);
  });

  it("join what costs less than another file", () => {
    const modules = [module("a", 5_000, first("one", "two", "three")), module("b", 200, first("one", "two"))];
    expect(cut(modules, { fileCost: 1_000, mayGiveUp: false })).toEqual([["a", "b"]]);
    expect(cut(modules, { fileCost: 10, mayGiveUp: false })).toEqual([["a"], ["b"]]);
  });

  it("are given up if pages become smaller when the widgets bundle their modules", () => {
    const modules = [module("small", 10, first("one", "two")), module("large", 5_000, first("one", "two", "three"))];
    expect(cut(modules, { mostUnused: 0 })).toEqual([["large"]]);
    expect(sorted(cut(modules, { mostUnused: 0, mayGiveUp: false }))).toEqual([["large"], ["small"]]);
  });

  it("come after those that they need, and no two need each other", () => {
    const modules = [
      module("page", 4_000, first("one", "two"), ["base"]),
      module("base", 4_000, first("two", "three"), ["deepest"]),
      module("deepest", 4_000, first("one", "two")),
    ];
    const parts = cut(modules);
    expect(parts.flat().toSorted()).toEqual(["base", "deepest", "page"]);
    const placeOf = (key: string) => parts.findIndex((keys) => keys.includes(key));
    expect(placeOf("base")).toBeLessThanOrEqual(placeOf("page"));
    expect(placeOf("deepest")).toBeLessThanOrEqual(placeOf("base"));
  });

  it("give no widget more than the allowed share of code that it does not run", () => {
    const modules = [module("used", 1_000, first("one", "two")), module("unused", 400, first("two", "three"))];
    const costly = { fileCost: 5_000, mayGiveUp: false };
    expect(cut(modules, { ...costly, mostUnused: 1 }).map((keys) => keys.toSorted())).toEqual([["unused", "used"]]);
    expect(sorted(cut(modules, { ...costly, mostUnused: 0.03 }))).toEqual([["unused"], ["used"]]);
  });

  it("hold apart what a page loads later", () => {
    const modules = [
      module("now", 2_000, first("one", "two")),
      module("later", 9_000, { one: "later", two: "later", three: "later" }),
    ];
    expect(sorted(cut(modules))).toEqual([["later"], ["now"]]);
  });
});

describe("a known cut", () => {
  const modules = [
    module("a", 1_000, first("one", "two", "three")),
    module("b", 1_000, first("one", "two", "three")),
    module("c", 1_000, first("one", "two", "three")),
  ];

  it("is kept where another is not clearly better", () => {
    const similar = [module("a", 9_000, first("one", "two")), module("b", 9_000, first("two", "three"))];
    expect(sorted(cutParts(similar, options, [["b"], ["a"]]))).toEqual([["a"], ["b"]]);
  });

  it("is improved, and names that no longer exist are ignored", () => {
    expect(sorted(cutParts(modules, options, [["a", "gone"], ["b"], ["gone"]]))).toEqual([["a", "b", "c"]]);
  });

  it("loses a module to the part whose widgets use it, and widgets bundle what few use", () => {
    const parts = [
      module("a", 5_000, first("one", "two", "three")),
      module("b", 5_000, first("one", "two")),
      module("misplaced", 2_000, first("one", "two")),
      module("of one", 2_000, first("one")),
    ];
    expect(sorted(cutParts(parts, { ...options, mostUnused: 1 }, [["a", "misplaced", "of one"], ["b"]]))).toEqual([
      ["a"],
      ["b", "misplaced"],
    ]);
  });

  it("keeps in a part what the part needs", () => {
    const parts = [module("needs", 5_000, first("one", "two"), ["needed"]), module("needed", 500, first("one"))];
    expect(cutParts(parts, { ...options, mostUnused: 0.1 }, [["needs", "needed"]])).toEqual([["needed", "needs"]]);
  });

  it("is split where a widget has come to use little of a part", () => {
    const parts = [
      module("large", 9_000, first("one", "two")),
      module("small", 1_000, first("one", "two", "three")),
      module("tiny", 500, first("one", "two", "three"), ["small"]),
    ];
    expect(sorted(cutParts(parts, options, [["large", "small", "tiny"]]))).toEqual([["large"], ["small", "tiny"]]);
  });

  it("makes no first mount larger, however much other pages would save", () => {
    const parts = [module("a", 90_000, first("one", "two", "three")), module("b", 500, first("one", "two"))];
    const costly = { ...options, fileCost: 2_000, mostUnused: 1, mayGiveUp: false };
    expect(cutParts(parts, costly)).toEqual([["a", "b"]]);
    expect(sorted(cutParts(parts, costly, [["a"], ["b"]]))).toEqual([["a"], ["b"]]);
  });
});
