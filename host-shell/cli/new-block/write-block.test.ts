import { execFileSync } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { objectionToBlock, registered, writeBlock } from "./write-block.ts";

const real = join(import.meta.dirname, "../../src/pages");
const root = join(import.meta.dirname, "../../..");
let pages: string;

beforeEach(() => {
  pages = join(mkdtempSync(join(tmpdir(), "new-block-")), "pages");
  cpSync(join(real, "block/block-registry.ts"), join(pages, "block/block-registry.ts"));
  cpSync(join(real, "blocks/quote"), join(pages, "blocks/quote"), { recursive: true });
});
afterEach(() => rmSync(join(pages, ".."), { recursive: true }));

const read = (path: string) => readFileSync(join(pages, path), "utf8");

it("writes a folder in the form of the formatter, and registers the block", () => {
  expect(writeBlock("tram-lines", pages)).toBe("TramLines");
  const files = ["tsx", "css.ts", "samples.ts", "test.tsx"].map((ending) => `blocks/tram-lines/tram-lines.${ending}`);
  const before = [...files, "block/block-registry.ts"].map(read);
  execFileSync(join(root, "node_modules/.bin/oxfmt"), ["-c", join(root, ".oxfmtrc.json"), pages]);
  expect([...files, "block/block-registry.ts"].map(read)).toEqual(before);
  expect(read("block/block-registry.ts")).toContain('import { tramLines } from "../blocks/tram-lines/tram-lines.tsx";');
  expect(read("block/block-registry.ts")).toMatch(/ {2}toolCards,\n {2}tramLines,\n {2}video,\n {2}widget,\n/);
});

it.each(["accessible-list", "zebra"])("registers %s in alphabetical order", (name) => {
  const lines = registered(readFileSync(join(real, "block/block-registry.ts"), "utf8"), name).split("\n");
  const entries = lines.filter((line) => /^ {2}\w+,$/.test(line));
  expect(entries).toEqual(entries.toSorted());
});

it.each([
  ["", "Give the block a name"],
  ["Icon-Cards", '"Icon-Cards" cannot be the name of a block'],
  ["icon--cards", "cannot be the name"],
  ["../x", "cannot be the name"],
  ["class", "cannot be the name"],
  ["quote", 'The block "quote" already exists, in host-shell/src/pages/blocks/quote.'],
  ["call-me-form", "The registry of blocks already has the name callMeForm"],
])("refuses the name %j and says what to do", (name, objection) => {
  expect(objectionToBlock(name, pages)).toContain(objection);
});
