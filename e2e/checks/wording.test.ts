import { globSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { commentsIn, objectionsTo, sentencesIn } from "./wording.ts";

const root = join(import.meta.dirname, "../..");
const isOurs = (path: string): boolean => !/(?:^|\/)(?:node_modules|dist|\.data)\//.test(path);
const filesOf = (pattern: string): readonly string[] =>
  globSync(pattern, { cwd: root, exclude: (path) => !isOurs(`${path}/`) });

function objectionsIn(files: readonly string[], textsIn: (file: string) => readonly string[]): readonly string[] {
  return files.flatMap((file) =>
    textsIn(join(root, file))
      .flatMap(objectionsTo)
      .map((found) => `${file}: ${found}`),
  );
}

it("comments are in plain words", () => {
  const files = filesOf("{e2e,host-shell,shared-runtime,widgets}/**/*.{ts,tsx}");
  expect(files.length).toBeGreaterThan(2_000);
  expect(objectionsIn(files, commentsIn)).toEqual([]);
});

it("documents are in plain words", () => {
  const files = filesOf("{*.md,docs/**/*.md,.changeset/*.md,{e2e,host-shell,shared-runtime,widgets}/**/README.md}");
  expect(files.length).toBeGreaterThan(30);
  expect(objectionsIn(files, sentencesIn)).toEqual([]);
});

it.each([
  "A whole period is none that goes on.",
  "The widget tells visitors that a review takes long.",
  "The text behind the colon.",
  "The cell beside it.",
  "The label stands above its field.",
])("refuses: %s", (text) => {
  expect(objectionsTo(text)).toHaveLength(1);
});

it.each([
  "`undefined` if there is none.",
  "Nobody can tell a stop from a wrong clock.",
  "A site behind a proxy. Files that killed servers left behind.",
  "Quiet ground behind the objects.",
  "`{tid}` stands for the time that is left. The clock stands still.",
])("allows: %s", (text) => {
  expect(objectionsTo(text)).toEqual([]);
});
