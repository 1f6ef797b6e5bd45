import { globalStyle, style } from "@vanilla-extract/css";
import { rems } from "shared-runtime/theme/rems.ts";
import { tokens } from "shared-runtime/theme/tokens.css.ts";
import { block, column, stacked } from "../../chrome/page.css.ts";

const { color, radius, size, space } = tokens;

export const section = style([column, block, { ...stacked, gap: `clamp(${space.xl}, 5vw, ${space.xxl})` }]);

export const opening = style({ ...stacked, gap: space.s });

export const form = style({
  ...stacked,
  gap: space.l,
  maxWidth: rems(40),
  "@media": { print: { display: "none" } },
});

/** Hides the questions that the answers make irrelevant. A browser without `:has` shows all; the hints say for whom. */
const unless = (answer: string, ...names: readonly string[]) =>
  globalStyle(names.map((name) => `${form}:not(:has(${answer})) > [data-field="${name}"]`).join(", "), {
    display: "none",
  });
const checked = (name: string, ...values: readonly string[]): string =>
  values.map((value) => `[name="${name}"][value="${value}"]:checked`).join(", ");

unless(checked("situation", "opsagt", "selv"), "slut");
unless(checked("situation", "uddannet"), "faerdig", "boern");
unless(checked("medlem", "ja"), "siden", "maaneder", "foer");
globalStyle(
  ["loen", "maaneder", "foer"]
    .map((name) => `${form}:has(${checked("situation", "uddannet")}) > [data-field="${name}"]`)
    .join(", "),
  { display: "none" },
);

export const result = style({
  ...stacked,
  gap: space.m,
  padding: `clamp(${space.l}, 4vw, ${space.xxl})`,
  borderRadius: radius.tool,
  background: color.sand,
  color: color.ink,
  containerType: "inline-size",
  outlineOffset: space.xxs,
  scrollMarginTop: rems(7.5),
  "@media": {
    print: { padding: 0, background: "none" },
    "(forced-colors: active)": { border: "1px solid" },
  },
});

export const reasons = style({ ...stacked, gap: space.xs });

export const list = style({
  ...stacked,
  gap: space.xs,
  maxWidth: "38em",
  paddingInlineStart: "1.2em",
  listStyle: "disc",
});

/** The advice against joining: a line at its side in the accent. */
export const advice = style({
  maxWidth: "34em",
  paddingInlineStart: space.m,
  borderInlineStart: `4px solid ${color.accent}`,
  fontSize: size.l,
  lineHeight: 1.5,
});

/** High enough for a finger, without moving the lines around it. */
export const phone = style({
  display: "inline-block",
  marginBlock: rems(-0.625),
  paddingBlock: rems(0.625),
  color: "inherit",
  fontWeight: 620,
  textUnderlineOffset: "0.2em",
  whiteSpace: "nowrap",
});

export const action = style({ "@media": { print: { display: "none" } } });

export const rulesLink = style({ color: "inherit", textUnderlineOffset: "0.2em" });

export const sources = style({ fontSize: size.s, lineHeight: 1.5, color: color.inkSoft });

globalStyle(`${sources} > summary`, { minHeight: rems(2.75), paddingBlock: rems(0.75), cursor: "pointer" });
globalStyle(`${sources} > ul`, { paddingInlineStart: "1.2em", listStyle: "disc", overflowWrap: "anywhere" });
