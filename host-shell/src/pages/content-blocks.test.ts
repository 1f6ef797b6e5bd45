import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { blockOf, blocks } from "./block/block-registry.ts";

const folder = join(import.meta.dirname, "../../content");

/** The template of the search page places this block. */
const onNoPage: readonly string[] = ["SiteSearch"];

/** The names of all components in a JSON value: of renderings, and of renderings inside them. */
function componentsIn(json: unknown): readonly string[] {
  if (typeof json !== "object" || json === null) return [];
  const own = "componentName" in json && typeof json.componentName === "string" ? [json.componentName] : [];
  return [...own, ...Object.values(json).flatMap(componentsIn)];
}

test("every block is on a page of the demo sites", () => {
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" });
  const placed = new Set(
    files
      .filter((file) => file.endsWith(".json"))
      .flatMap((file) => componentsIn(JSON.parse(readFileSync(join(folder, file), "utf8"))))
      .map((componentName) => blockOf({ uid: "any", componentName })?.block.component),
  );
  const missing = blocks.map(({ component }) => component).filter((component) => !placed.has(component));
  expect(missing).toEqual(onNoPage);
});
