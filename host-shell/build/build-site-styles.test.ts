import { join } from "node:path";
import { expect, it } from "vitest";
import { buildSiteStyles } from "./build-site-styles.ts";

// WebKit drops the whole declaration if it has these, and a minifier may join the longhands.
it("gives no colour, style or thickness in the shorthand text-decoration, which WebKit refuses", async () => {
  const { sheets } = await buildSiteStyles(join(import.meta.dirname, ".."));
  const shorthands = [...sheets.values()].flatMap((css) => css.match(/(?<![\w-])text-decoration:[^;}]+/g) ?? []);
  expect(shorthands.length).toBeGreaterThan(0);
  expect(shorthands.filter((shorthand) => !/:\s*(none|underline|line-through|inherit)$/.test(shorthand))).toEqual([]);
});
