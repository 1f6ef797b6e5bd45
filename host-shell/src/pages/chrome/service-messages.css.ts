import { style } from "@vanilla-extract/css";
import { rems } from "shared-runtime/theme/rems.ts";
import { tokens } from "shared-runtime/theme/tokens.css.ts";
import { column } from "./page.css.ts";

const { color, motion, radius, size, space } = tokens;

export const message = style({
  background: color.warnFill,
  borderBottom: `1px solid ${color.line}`,
  color: color.ink,
  fontSize: size.s,
  lineHeight: 1.5,
});

export const line = style([column, { display: "flex", alignItems: "flex-start", gap: space.s }]);

/** The icon is centered on the first line. */
export const mark = style({
  display: "flex",
  flex: "none",
  alignItems: "center",
  height: "1.5em",
  marginBlock: rems(0.625),
});

export const text = style({ flex: 1, minWidth: 0, maxWidth: "60em", marginBlock: rems(0.625) });

/** Aligns the icon with the edge of the column. Hidden without script, since the button would do nothing. */
export const close = style({
  flex: "none",
  display: "grid",
  placeItems: "center",
  width: rems(2.75),
  height: rems(2.75),
  marginInline: `auto calc(-1 * ${space.s})`,
  padding: 0,
  border: 0,
  borderRadius: radius.pill,
  background: "transparent",
  color: "inherit",
  cursor: "pointer",
  transition: `background-color ${motion.quick}`,
  selectors: {
    "html:not([data-scripted]) &": { visibility: "hidden" },
    "&:hover": { background: color.sand },
  },
});
