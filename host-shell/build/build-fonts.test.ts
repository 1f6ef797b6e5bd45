import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type BuiltFonts, buildFonts, unicodeRange } from "./build-fonts.ts";

const directory = mkdtempSync(join(tmpdir(), "fonts-"));
let built: BuiltFonts;

beforeAll(async () => {
  built = await buildFonts(directory);
});

afterAll(() => rmSync(directory, { recursive: true }));

const describedAs = (family: string): readonly string[] =>
  built.fallbacks.split("\n").filter((face) => face.includes(`"${family}"`));

it("writes a text and a display font, named by their content, that a page preloads", () => {
  expect(built.fonts.map(({ family, weight, style }) => [family, weight, style])).toEqual([
    ["LK Text", "400 700", "normal"],
    ["LK Display", "400 600", "normal"],
  ]);
  expect(built.fonts.map(({ src }) => src)).toEqual([
    expect.stringMatching(/^fonts\/lk-text-[0-9a-f]{8}\.woff2$/),
    expect.stringMatching(/^fonts\/lk-display-[0-9a-f]{8}\.woff2$/),
  ]);
});

it("keeps both fonts together under 52 kB", () => {
  const sizes = built.fonts.map(({ src }) => readFileSync(join(directory, src)).length);
  expect(sizes.reduce((sum, size) => sum + size)).toBeLessThan(52_000);
});

it("is reproducible", async () => {
  expect(await buildFonts(directory)).toEqual(built);
});

it("gives a fallback the widths and heights of the font it replaces", () => {
  const [regular = "", bold = ""] = describedAs("LK Text Fallback");
  expect(regular).toContain(
    'font-weight:400 549;src:local("Arial"),local("ArialMT"),local("Liberation Sans"),local("LiberationSans"),local("Arimo");' +
      "size-adjust:102.77%;ascent-override:95.02%;descent-override:25.09%;line-gap-override:0%",
  );
  expect(bold).toContain("font-weight:550 900;");
  expect(describedAs("LK Display Fallback")).toHaveLength(1);
});

it("formats runs of characters as a unicode range", () => {
  expect(unicodeRange("cbaæa–")).toBe("U+61-63,U+E6,U+2013");
});
