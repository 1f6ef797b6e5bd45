import { beforeAll, expect, it } from "vitest";
import { buildParts, buildStyleSheets, nameOf, type Part } from "./build-parts.ts";
import type { PartList } from "./part-list.ts";
import { readSource } from "./source-graph.ts";

const partOf = (...keys: readonly string[]): PartList["scripts"][number] => ({
  modules: Object.fromEntries(keys.map((key) => [key, [...readSource(key).exports]])),
  libraries: {},
  everywhere: false,
});

const base = {
  ...partOf("rules/normal-text.ts", "api/sound-text.ts"),
  libraries: { valibot: ["check", "pipe", "string"] },
};
const names = partOf("rules/person-name.ts");
const alone = partOf("text/escape-html.ts");
const [normalText, soundText, personName, escapeHtml] = [
  "rules/normal-text.ts",
  "api/sound-text.ts",
  "rules/person-name.ts",
  "text/escape-html.ts",
] as const;

let parts: readonly Part[];
beforeAll(async () => {
  parts = await buildParts([base, names, alone]);
});

/** What a part exports, given what it needs. */
async function created(part: Part | undefined, given: Readonly<Record<string, unknown>>): Promise<readonly unknown[]> {
  const { default: file } = await import(`data:text/javascript,${encodeURIComponent(part?.code ?? "")}`);
  const [needs, create] = file as [readonly string[], (...given: readonly unknown[]) => readonly unknown[]];
  return create(...needs.map((name) => given[name]));
}

it("builds the same files again from the same sources", async () => {
  const again = await buildParts([base, names, alone]);
  expect(again).toEqual(parts);
  for (const { name, code } of again) expect(name).toBe(nameOf(code));
});

it("names the parts that a part reads, all of which come before it, and no other", () => {
  expect(parts.map(({ needs }) => needs.map((name) => parts.findIndex((part) => part.name === name)))).toEqual([
    [],
    [0],
    [],
  ]);
});

it("gives each export a place, sources first", () => {
  expect(Object.keys(parts[0]?.exports ?? {})).toEqual([soundText, normalText, "valibot"]);
  expect(parts[2]?.exports).toEqual({ [escapeHtml]: { escapeHtml: 0 } });
});

it("creates what the sources export", async () => {
  const escaping = await created(parts[2], {});
  expect((escaping[0] as (text: string) => string)("<b>")).toBe("&#60;b&#62;");
  const first = await created(parts[0], {});
  const second = await created(parts[1], { [parts[0]?.name ?? ""]: first });
  const place = parts[1]?.exports[personName]?.["personName"] ?? -1;
  expect(second[place]).toBeTypeOf("function");
});

it("changes the name of a part with the content of one that it needs, and of no other", async () => {
  const [changed, dependent, other] = await buildParts([
    { ...base, libraries: { valibot: ["check", "literal", "pipe", "string"] } },
    names,
    alone,
  ]);
  expect(changed?.name).not.toBe(parts[0]?.name);
  expect(dependent?.name).not.toBe(parts[1]?.name);
  expect(other?.name).toBe(parts[2]?.name);
});

it("refuses a list with a part that needs a later one, and says what to do", async () => {
  await expect(buildParts([names, base])).rejects.toThrow(
    /imports [\w/.-]+, which is in a later part: run npm run parts\./,
  );
});

it("builds for production, also in a test", async () => {
  const [button] = await buildParts([partOf("ui/button/button.tsx")]);
  expect(button?.code).toContain("react/jsx-runtime");
  expect(button?.code).not.toContain("jsxDEV");
});

it("adds a part for a source that is imported lazily and is in no other", async () => {
  const gate = "gate/use-tool-gate.tsx";
  const built = await buildParts([partOf(gate)]);
  const lazy = readSource(gate).lazyImports;
  expect(built.flatMap(({ exports }) => Object.keys(exports))).toEqual(expect.arrayContaining([...lazy]));
  const later = built[0]?.later ?? [];
  expect(later.filter((wanted) => !/#[0-9a-f]{8}$/.test(wanted))).toEqual([]);
  expect(later.map((wanted) => wanted.split("#")[0])).toEqual(expect.arrayContaining([...lazy]));
});

it("builds a style sheet of the listed sources alone, and the same one again", async () => {
  const list = [["ui/notice/notice.css.ts"]];
  const [sheet] = await buildStyleSheets(list);
  expect(sheet).toMatchObject({ name: nameOf(sheet?.code ?? ""), sources: list[0] });
  expect(sheet?.code).toMatch(/^\.s[0-9a-f]{8}_/);
  expect(await buildStyleSheets(list)).toEqual([sheet]);
});
