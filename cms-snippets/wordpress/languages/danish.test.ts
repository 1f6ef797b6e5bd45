import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { danish } from "./danish.ts";

const root = join(import.meta.dirname, "..");

/** The English texts of the plugin: calls in PHP and TypeScript, and the header of the plugin. */
function textsInSource(): readonly string[] {
  const php = /\b(?:__|esc_html__|esc_html_e)\(\s*'([^']+)', 'lederkredsen'/g;
  const header = /^ \* (?:Plugin Name|Description): (.+)$/gm;
  const script = /\b__\(\s*"([^"]+)",?\s*\)/g;
  return globSync(["plugin/**/*.php", "editor/*.ts"], { cwd: root }).flatMap((path) => {
    const source = readFileSync(join(root, path), "utf8");
    const patterns = path.endsWith(".php") ? [php, header] : [script];
    return patterns.flatMap((pattern) => [...source.matchAll(pattern)].map(([, text = ""]) => text));
  });
}

it("translates each text of the plugin, and no other", () => {
  expect(Object.keys(danish).toSorted()).toEqual([...new Set(textsInSource())].toSorted());
});

it("keeps the placeholders of each text", () => {
  const placeholders = (text: string) => (text.match(/%(?:\d\$)?[sd]/g) ?? []).toSorted();
  const changed = Object.entries(danish).filter(
    ([english, text]) => placeholders(english).join() !== placeholders(text).join(),
  );
  expect(changed).toEqual([]);
});
