import { style } from "@vanilla-extract/css";
import { rems } from "shared-runtime/theme/rems.ts";
import { tokens } from "shared-runtime/theme/tokens.css.ts";

const { color, size, space } = tokens;

const roomy = "(min-width: 36em)";
const oneColumn = "minmax(0, 1fr)";

export const list = style({ position: "relative", display: "grid", gridTemplateColumns: oneColumn });

/** Repeats the restart button below the last card. */
export const end = style({
  display: "flex",
  alignItems: "center",
  minHeight: rems(4.5),
  borderTop: `1px solid ${color.line}`,
});

/** Track of the sticky button, beside the list from below its first cards. It ignores presses beside the button. */
export const track = style({
  position: "absolute",
  insetBlock: "min(100vh, 100%) 0",
  insetInlineEnd: 0,
  display: "flex",
  alignItems: "flex-end",
  pointerEvents: "none",
});

/** Sticks to the lower edge of the window, and stops below the last card. */
export const toTop = style({
  position: "sticky",
  insetBlockEnd: space.s,
  marginBlockEnd: space.s,
  display: "inline-flex",
  alignItems: "center",
  justifyContent: "center",
  gap: space.xs,
  minWidth: rems(3),
  minHeight: rems(3),
  border: `1.5px solid ${color.edge}`,
  borderRadius: tokens.radius.pill,
  background: color.surface,
  color: color.ink,
  fontFamily: "inherit",
  fontSize: size.s,
  fontWeight: 620,
  cursor: "pointer",
  pointerEvents: "auto",
  ":hover": { background: color.sand },
  "@container": { [roomy]: { paddingInline: space.m } },
});

/** Visually hidden on a phone, where the button with only the arrow covers less text. */
export const toTopLabel = style({
  position: "absolute",
  width: 1,
  height: 1,
  overflow: "hidden",
  clipPath: "inset(50%)",
  whiteSpace: "nowrap",
  "@container": { [roomy]: { position: "static", width: "auto", height: "auto", clipPath: "none" } },
});

export const jobs = style({ display: "grid", gridTemplateColumns: oneColumn });

/** Jobs far from the viewport are neither laid out nor painted. */
export const job = style({
  contentVisibility: "auto",
  containIntrinsicBlockSize: `auto ${rems(19)}`,
  borderTop: `1px solid ${color.line}`,
  // Leaves room for focus rings, which are clipped at the edge.
  overflowClipMargin: rems(0.375),
});
