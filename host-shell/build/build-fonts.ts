import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { shortHash } from "shared-runtime/node/hashes.ts";
import subsetFont from "subset-font";
import type { RegisteredFont } from "../src/registry/registry-document.ts";
import { fallbackFace, localFonts, measureFont } from "./font-metrics.ts";

/** Danish, letters of names from neighbouring countries, and typographic signs. Other characters use a local font. */
const characters =
  String.fromCodePoint(...Array.from({ length: 95 }, (_, index) => 32 + index)) +
  "æøåÆØÅáÁäÄàÀéÉèÈêëíïóÓöÖôúüÜýçñß" +
  "\u00A0\u2009\u2011\u202F–—‘’‚“”„«»…•·½¼²³×−±°§©®€↑↓";

const features = ["calt", "ccmp", "kern", "liga", "locl", "mark", "mkmk", "pnum", "rvrn", "tnum"];

interface FontSource {
  readonly family: string;
  readonly file: string;
  readonly weight: string;
  /** The axes that remain variable, with their ranges, and the fixed values of the other axes. */
  readonly axes: Readonly<Record<string, number | { readonly min: number; readonly max: number }>>;
  /** Fallback faces, each with the values of the axes that it imitates. */
  readonly fallbacks: readonly FallbackSource[];
}

interface FallbackSource {
  readonly family: string;
  readonly weight: string;
  readonly local: keyof typeof localFonts;
  readonly like: Readonly<Record<string, number>>;
}

const sources: readonly FontSource[] = [
  {
    family: "LK Text",
    file: "@fontsource-variable/schibsted-grotesk/files/schibsted-grotesk-latin-wght-normal.woff2",
    weight: "400 700",
    axes: { wght: { min: 400, max: 700 } },
    fallbacks: [
      { family: "LK Text Fallback", weight: "400 549", local: "arial", like: { wght: 400 } },
      { family: "LK Text Fallback", weight: "550 900", local: "arialBold", like: { wght: 620 } },
      // The fallback for Linux without other fonts. If several faces of a family are available, browsers use the last
      // one.
      { family: "LK Text Fallback Android", weight: "400 549", local: "dejaVu", like: { wght: 400 } },
      { family: "LK Text Fallback Android", weight: "550 900", local: "dejaVuBold", like: { wght: 620 } },
      { family: "LK Text Fallback Android", weight: "400 549", local: "roboto", like: { wght: 400 } },
      { family: "LK Text Fallback Android", weight: "550 900", local: "robotoBold", like: { wght: 620 } },
    ],
  },
  {
    family: "LK Display",
    file: "@fontsource-variable/newsreader/files/newsreader-latin-opsz-normal.woff2",
    weight: "400 600",
    // Both axes are fixed, since headlines have one weight and few sizes, and variable axes would triple the file.
    axes: { wght: 480, opsz: 40 },
    fallbacks: [
      { family: "LK Display Fallback", weight: "400 600", local: "times", like: { wght: 480, opsz: 40 } },
      {
        family: "LK Display Fallback Android",
        weight: "400 600",
        local: "dejaVuSerif",
        like: { wght: 480, opsz: 40 },
      },
      { family: "LK Display Fallback Android", weight: "400 600", local: "notoSerif", like: { wght: 480, opsz: 40 } },
    ],
  },
];

export interface BuiltFonts {
  /** The fonts for the registry. `src` is relative to the directory. */
  readonly fonts: readonly RegisteredFont[];
  /** The `@font-face` rules of the fonts, for pages without script, in a style sheet one folder below the directory. */
  readonly faces: string;
  /** The `@font-face` rules of the local fonts that replace them. */
  readonly fallbacks: string;
}

/** Writes the brand's fonts, reduced to the characters of Danish, into `fonts/` of a directory. */
export async function buildFonts(directory: string): Promise<BuiltFonts> {
  mkdirSync(join(directory, "fonts"), { recursive: true });
  const built = await Promise.all(sources.map((source) => buildFont(source, directory)));
  return {
    fonts: built.map(({ font }) => font),
    faces: built.map(({ face }) => face).join("\n"),
    fallbacks: built.flatMap(({ fallbacks }) => fallbacks).join("\n"),
  };
}

async function buildFont(
  source: FontSource,
  directory: string,
): Promise<{ readonly font: RegisteredFont; readonly face: string; readonly fallbacks: readonly string[] }> {
  const { family, weight, axes, fallbacks } = source;
  const whole = readFileSync(createRequire(import.meta.url).resolve(source.file));
  const cut = (targetFormat: "woff2" | "truetype", variationAxes: FontSource["axes"]): Promise<Buffer> =>
    subsetFont(whole, characters, { targetFormat, variationAxes, keepFeatures: features });

  const woff2 = await cut("woff2", axes);
  const src = `fonts/${family.toLowerCase().replace(" ", "-")}-${shortHash(woff2)}.woff2`;
  writeFileSync(join(directory, src), woff2);

  const font: RegisteredFont = { family, src, weight, style: "normal", unicodeRange: unicodeRange(characters) };
  const replacing = await Promise.all(
    fallbacks.map(async (fallback) =>
      fallbackFace(
        fallback.family,
        fallback.weight,
        localFonts[fallback.local],
        measureFont(await cut("truetype", fallback.like)),
      ),
    ),
  );
  // Lines of a fallback font break elsewhere, so a font that came later would move what is below them.
  const face =
    `@font-face{font-family:"${family}";font-weight:${weight};font-style:normal;font-display:optional;` +
    `src:url("../${src}") format("woff2");unicode-range:${font.unicodeRange}}`;
  return { font, face, fallbacks: replacing };
}

/** Returns the code points of a text as CSS ranges: "U+20-7E,U+A0". */
export function unicodeRange(text: string): string {
  const points = [...new Set(text)].map((character) => character.codePointAt(0) ?? 0).toSorted((a, b) => a - b);
  const runs: [number, number][] = [];
  for (const point of points) {
    const last = runs.at(-1);
    if (last?.[1] === point - 1) last[1] = point;
    else runs.push([point, point]);
  }
  const hex = (point: number): string => point.toString(16).toUpperCase();
  return runs.map(([from, to]) => (from === to ? `U+${hex(from)}` : `U+${hex(from)}-${hex(to)}`)).join(",");
}
