import { style } from "@vanilla-extract/css";
import { rems } from "shared-runtime/theme/rems.ts";
import { tokens } from "shared-runtime/theme/tokens.css.ts";
import { column, stacked, tablet } from "../chrome/page.css.ts";

const { color, radius, size, space } = tokens;

export const page = style([column, { maxWidth: rems(34), paddingBlock: `clamp(${space.xl}, 6vw, ${rems(5)})` }]);

/** Looks like a separate app and not like the site. */
export const frame = style({
  border: `1px solid ${color.edge}`,
  borderRadius: radius.tool,
  background: color.surface,
  overflow: "clip",
});

export const brand = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: space.xs,
  margin: 0,
  padding: `${space.s} clamp(${space.m}, 5vw, ${space.xl})`,
  background: color.ink,
  color: color.onInk,
  fontSize: size.l,
  fontWeight: 650,
  "@media": { "(forced-colors: active)": { borderBottom: "1px solid" } },
});

export const mark = style({
  width: rems(2),
  height: rems(2),
  fill: "none",
  stroke: "currentColor",
  strokeWidth: 2,
  strokeLinecap: "round",
});

export const tag = style({
  marginInlineStart: "auto",
  paddingInline: space.s,
  borderRadius: radius.pill,
  background: color.sun,
  color: color.onSun,
  fontSize: size.s,
  "@media": { "(forced-colors: active)": { border: "1px solid" } },
});

export const form = style({
  ...stacked,
  gap: space.m,
  padding: `${space.l} clamp(${space.m}, 5vw, ${space.xl}) ${space.xl}`,
});

/** Takes the focus after the form was sent, so that the error is read first. */
export const summary = style({ borderRadius: radius.control });

export const persons = style({ ...stacked, gap: space.xs, minWidth: 0, margin: 0, padding: 0, border: 0 });

export const legend = style({ padding: 0, marginBottom: space.xs, fontWeight: 620 });

export const person = style({
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr)",
  alignItems: "center",
  columnGap: space.s,
  minHeight: rems(3),
  padding: `${space.xs} ${space.s}`,
  border: `1.5px solid ${color.line}`,
  borderRadius: radius.control,
  cursor: "pointer",
  selectors: {
    "&:hover": { borderColor: color.edge },
    "&:has(:checked)": { borderColor: color.ink, background: color.sand },
  },
});

export const choice = style({
  gridRow: "span 2",
  width: rems(1.25),
  height: rems(1.25),
  margin: 0,
  accentColor: color.accent,
});

export const name = style({ fontWeight: 620, lineHeight: 1.35 });

export const description = style({ gridColumnStart: 2 });

export const actions = style({
  display: "grid",
  gap: space.s,
  marginTop: space.xs,
  "@media": { [tablet]: { display: "flex" } },
});
