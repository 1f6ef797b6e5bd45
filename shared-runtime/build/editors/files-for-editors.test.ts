import type { JsonSchema } from "@valibot/to-json-schema";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeEach, expect, it } from "vitest";
import { filesForEditors } from "./files-for-editors.ts";

const root = mkdtempSync(join(tmpdir(), "files-for-editors-"));
const profile = {
  title: "Prøve",
  summary: "Til prøven.",
  icon: "M1 1h1",
  audience: "site",
  usualLoad: "eager",
  minHeight: 0,
};
const words = { profile, groups: { texts: { title: "Tekster", props: { title: "Overskrift" } } } };
const schema: JsonSchema = { type: "object", properties: { title: { type: "string", default: "Hej" } } };

beforeEach(() => {
  mkdirSync(join(root, "src"), { recursive: true });
  writeFileSync(join(root, "src/sample.editor.ts"), `export const editorWords = ${JSON.stringify(words)};`);
});
afterAll(() => rmSync(root, { recursive: true }));

it("are the schema of the props and the profile", async () => {
  const files = await filesForEditors(root, schema);
  expect(Object.entries(files).map(([path, content]) => [path, JSON.parse(String(content))])).toEqual([
    [
      "props.schema.json",
      {
        type: "object",
        groups: [{ name: "texts", title: "Tekster" }],
        properties: {
          title: { title: "Overskrift", group: "texts", importance: "usual", type: "string", default: "Hej" },
        },
      },
    ],
    ["profile.json", { schemaVersion: 1, ...profile }],
  ]);
});

it("have the picture of a widget that has one", async () => {
  writeFileSync(join(root, "picture.webp"), "RIFF");
  const files = await filesForEditors(root, schema);
  rmSync(join(root, "picture.webp"));
  expect(String(files["picture.webp"])).toBe("RIFF");
  expect(JSON.parse(String(files["profile.json"]))).toMatchObject({ picture: "picture.webp" });
});

it("cannot be made if a prop is not described, and the error names the file", async () => {
  const more: JsonSchema = { type: "object", properties: { ...schema.properties, text: { type: "string" } } };
  await expect(filesForEditors(root, more)).rejects.toThrow(
    "src/sample.editor.ts does not describe the props for editors:\ntext has no title.",
  );
});
