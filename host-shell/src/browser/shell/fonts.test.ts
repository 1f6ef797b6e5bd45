import { afterEach, expect, it, vi } from "vitest";
import { addFonts } from "./fonts.ts";

afterEach(() => Reflect.deleteProperty(document, "fonts"));

it("fonts are added to a page that lacks the family, and a page's own are left alone", () => {
  class FontFace {
    readonly family: string;
    readonly source: string;
    readonly options: FontFaceDescriptors;
    constructor(family: string, source: string, options: FontFaceDescriptors) {
      this.family = family;
      this.source = source;
      this.options = options;
    }
  }
  vi.stubGlobal("FontFace", FontFace);
  const page = new Set<FontFace>([new FontFace('"LK Text"', "", {})]);
  Object.defineProperty(document, "fonts", { value: page, configurable: true });

  const face = { weight: "400 700", style: "normal", unicodeRange: "U+0-FF" };
  addFonts(
    [
      { family: "LK Text", src: "text.woff2", ...face },
      { family: "LK Display", src: "display.woff2", ...face },
    ],
    (path) => `http://host/${path}`,
  );

  const added = [...page].slice(1);
  expect(added).toEqual([new FontFace("LK Display", 'url("http://host/display.woff2")', { ...face, display: "swap" })]);
  vi.unstubAllGlobals();
});
