import { globalStyle, style } from "@vanilla-extract/css";
import { rems } from "shared-runtime/theme/rems.ts";
import { tokens } from "shared-runtime/theme/tokens.css.ts";
import { stacked, tablet } from "./page.css.ts";

const { color, font, motion, radius, shadow, size, space } = tokens;

export const form = style({ ...stacked, gap: space.xs, "@media": { print: { display: "none" } } });

export const label = style({ fontSize: size.m, fontWeight: 620, lineHeight: 1.4 });

/** The input and its button, and below them the list, which covers what follows. */
export const row = style({
  position: "relative",
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto",
  gap: space.xs,
});

export const input = style({
  appearance: "none",
  width: "100%",
  minWidth: 0,
  minHeight: rems(3.5),
  paddingBlock: space.xs,
  paddingInline: `min(${space.m}, 4vw)`,
  border: `1.5px solid ${color.edge}`,
  borderRadius: radius.control,
  background: color.surface,
  color: color.ink,
  fontFamily: font.text,
  fontSize: size.l,
  lineHeight: 1.4,
  transition: `border-color ${motion.quick}`,
  selectors: {
    "&:hover": { borderColor: color.ink },
    "&::-webkit-search-cancel-button": { filter: "grayscale(1)", cursor: "pointer" },
  },
});

export const button = style({
  appearance: "none",
  display: "inline-flex",
  flex: "none",
  alignItems: "center",
  justifyContent: "center",
  gap: space.xs,
  minWidth: rems(3.5),
  minHeight: rems(3.5),
  paddingInline: space.s,
  border: "1.5px solid transparent",
  borderRadius: radius.control,
  background: color.accent,
  color: color.onAccent,
  fontFamily: font.text,
  fontSize: size.m,
  fontWeight: 600,
  cursor: "pointer",
  transition: `background-color ${motion.quick}`,
  selectors: { "&:hover": { background: color.accentHover } },
  "@media": { [tablet]: { paddingInline: space.l }, "(forced-colors: active)": { borderColor: "ButtonText" } },
});

export const icon = style({
  flex: "none",
  width: rems(1.25),
  height: rems(1.25),
  fill: "none",
  stroke: "currentColor",
  strokeWidth: 1.8,
  strokeLinecap: "round",
});

/** On phones, only the icon is visible. */
export const buttonLabel = style({
  "@media": {
    "screen and (width < 40em)": {
      position: "absolute",
      width: 1,
      height: 1,
      overflow: "hidden",
      clipPath: "inset(50%)",
    },
  },
});

export const list = style({
  gridColumn: "1 / -1",
  position: "absolute",
  zIndex: 2,
  insetInline: 0,
  top: `calc(100% + ${space.xxs})`,
  maxHeight: rems(26),
  margin: 0,
  padding: space.xxs,
  overflowY: "auto",
  border: `1px solid ${color.line}`,
  borderRadius: radius.control,
  background: color.surface,
  boxShadow: shadow.dialog,
  selectors: { "&[hidden]": { display: "none" } },
});

globalStyle(`${list} > div`, {
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  alignContent: "center",
  justifyContent: "space-between",
  gap: `0 ${space.m}`,
  minHeight: rems(2.75),
  paddingBlock: space.xs,
  paddingInline: `min(${space.s}, 3vw)`,
  borderRadius: `calc(${radius.control} - ${space.xxs})`,
  lineHeight: 1.4,
  overflowWrap: "anywhere",
  cursor: "pointer",
});

globalStyle(`${list} > div:hover, ${list} > div[aria-selected="true"]`, { background: color.sand });
globalStyle(`${list} > div[aria-selected="true"]`, {
  boxShadow: `inset 3px 0 0 ${color.accent}`,
  "@media": { "(forced-colors: active)": { outline: "2px solid Highlight", outlineOffset: "-2px" } },
});
globalStyle(`${list} > div > span + span`, { color: color.inkSoft, fontSize: size.s });
