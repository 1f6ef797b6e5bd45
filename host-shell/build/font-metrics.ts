import { createCanvas, GlobalFonts } from "@napi-rs/canvas";

/** The metrics that decide how much room a text needs, as fractions of the font size. */
export interface FontMetrics {
  readonly ascent: number;
  /** The descent below the baseline, as a positive number. */
  readonly descent: number;
  /** Mean width of a character of Danish running text, kerned. */
  readonly width: number;
}

const sample =
  "Du passer på de andre. Vi passer på dig. Rådgivning, løntjek, netværk og en a-kasse, der forstår, hvad det vil sige " +
  "at have ansvar for andre. Upload dit CV, og få en gennemgang område for område: hvad virker, og hvad du kan gøre " +
  "skarpere. Skriv, hvad der kom ud af det: nedbragte sygefraværet fra 6,1 til 3,8 procent.";

/** Measures a static font from its TrueType bytes. Throws if a table is missing. */
export function measureFont(font: Buffer): FontMetrics {
  const table = (tag: string): number => {
    for (let at = 12, left = font.readUInt16BE(4); left > 0; at += 16, left -= 1) {
      if (font.toString("latin1", at, at + 4) === tag) return font.readUInt32BE(at + 8);
    }
    throw new Error(`the font has no table ${tag}`);
  };
  const unitsPerEm = font.readUInt16BE(table("head") + 18);
  const hhea = table("hhea");

  const family = `measured-${font.length}-${font.readUInt32BE(table("head") + 8)}`;
  GlobalFonts.register(font, family);
  const context = createCanvas(1, 1).getContext("2d");
  context.font = `1000px ${family}`;

  return {
    ascent: font.readInt16BE(hhea + 4) / unitsPerEm,
    descent: -font.readInt16BE(hhea + 6) / unitsPerEm,
    width: context.measureText(sample).width / 1000 / sample.length,
  };
}

/** A font that is installed on many computers, and its mean character width for the sample text. */
export interface LocalFont {
  readonly names: readonly string[];
  readonly width: number;
}

// Measured with `measureFont` on Liberation (which has the widths of Arial and Times New Roman), Roboto, Noto Serif and
// DejaVu.
const arial: LocalFont = { names: ["Arial", "ArialMT", "Liberation Sans", "LiberationSans", "Arimo"], width: 0.4445 };
const arialBold: LocalFont = {
  names: ["Arial Bold", "Arial-BoldMT", "Liberation Sans Bold", "LiberationSans-Bold", "Arimo Bold"],
  width: 0.4745,
};
const roboto: LocalFont = { names: ["Roboto", "Roboto-Regular"], width: 0.4365 };
const robotoBold: LocalFont = { names: ["Roboto Bold", "Roboto-Bold"], width: 0.4454 };
const times: LocalFont = {
  names: ["Times New Roman", "TimesNewRomanPSMT", "Liberation Serif", "LiberationSerif", "Tinos"],
  width: 0.4002,
};
const notoSerif: LocalFont = { names: ["Noto Serif", "NotoSerif", "NotoSerif-Regular"], width: 0.4727 };
const dejaVu: LocalFont = { names: ["DejaVu Sans", "DejaVuSans"], width: 0.5066 };
const dejaVuBold: LocalFont = { names: ["DejaVu Sans Bold", "DejaVuSans-Bold"], width: 0.5705 };
const dejaVuSerif: LocalFont = { names: ["DejaVu Serif", "DejaVuSerif"], width: 0.5112 };
export const localFonts = {
  arial,
  arialBold,
  roboto,
  robotoBold,
  times,
  notoSerif,
  dejaVu,
  dejaVuBold,
  dejaVuSerif,
} as const;

/**
 * Returns a `@font-face` rule that gives a local font the widths and line heights of the font that is still loading.
 */
export function fallbackFace(family: string, weight: string, local: LocalFont, wanted: FontMetrics): string {
  const size = wanted.width / local.width;
  const percent = (part: number): string => `${(part * 100).toFixed(2)}%`;
  return (
    `@font-face{font-family:"${family}";font-weight:${weight};` +
    `src:${local.names.map((name) => `local("${name}")`).join(",")};` +
    `size-adjust:${percent(size)};ascent-override:${percent(wanted.ascent / size)};` +
    `descent-override:${percent(wanted.descent / size)};line-gap-override:0%}`
  );
}
