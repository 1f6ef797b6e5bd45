import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { loadEditorWords } from "./load-editor-words.ts";

const home = mkdtempSync(join(tmpdir(), "editor-words-"));
afterAll(() => rmSync(home, { recursive: true }));

const good = {
  title: "Prøve",
  summary: "Til prøven.",
  icon: "M1 1h1",
  audience: "everyone",
  usualLoad: "visible",
  minHeight: 80,
};

function folderWith(name: string, source: string | undefined): string {
  const folder = join(home, name);
  mkdirSync(join(folder, "src"), { recursive: true });
  if (source !== undefined) writeFileSync(join(folder, "src/sample.editor.ts"), source);
  return folder;
}

const exporting = (words: unknown): string => `export const editorWords = ${JSON.stringify(words)};`;

it("loads the words and the profile", async () => {
  const folder = folderWith("good", exporting({ profile: { ...good, home: "/cv-tjek" }, groups: {} }));
  expect(await loadEditorWords(folder)).toEqual({
    file: "src/sample.editor.ts",
    words: { profile: { ...good, home: "/cv-tjek" }, groups: {} },
    profile: { schemaVersion: 1, ...good, home: "/cv-tjek" },
  });
});

it.each<[string, string | undefined, string]>([
  ["no file", undefined, "src/ has no <name>.editor.ts, which describes the widget and its props for editors."],
  ["another export", "export const words = {};", "src/sample.editor.ts does not export editorWords."],
  [
    "no title",
    exporting({ profile: { ...good, title: " " }, groups: {} }),
    "src/sample.editor.ts: profile.title must not be empty.",
  ],
  [
    "a home on another host",
    exporting({ profile: { ...good, home: "//example.org" }, groups: {} }),
    "src/sample.editor.ts: profile.home must be a path that begins with /.",
  ],
  ...["/embed/sample?data-form=a", "/embed/sample", "/sample?form=a"].map((home): [string, string, string] => [
    `the page ${home.replaceAll(/\W/g, "-")} of a choice`,
    exporting({
      profile: { ...good, homes: { prop: "form", of: { a: { home, linkText: "Åbn det ene" } } } },
      groups: {},
    }),
    "src/sample.editor.ts: profile.homes.of.a.home must be the path of a page, without a query.",
  ]),
  [
    "an icon without path data",
    exporting({ profile: { ...good, icon: "<svg onload=alert(1)>" }, groups: {} }),
    "src/sample.editor.ts: profile.icon must be path data of an SVG.",
  ],
])("refuses a widget with %s", async (name, source, sentence) => {
  await expect(loadEditorWords(folderWith(name.replaceAll(" ", "-"), source))).rejects.toThrow(sentence);
});
