import { style } from "@vanilla-extract/css";
import { rems } from "shared-runtime/theme/rems.ts";
import { tokens } from "shared-runtime/theme/tokens.css.ts";

const { color, motion, size, space } = tokens;

const roomy = "(min-width: 36em)";
const oneColumn = "minmax(0, 1fr)";

export const screen = style({ display: "grid", gridTemplateColumns: oneColumn, gap: space.l });

export const top = style({
  display: "grid",
  gridTemplateColumns: oneColumn,
  columnGap: space.l,
  rowGap: space.xs,
  "@container": { "(min-width: 44em)": { gridTemplateColumns: `${oneColumn} auto`, alignItems: "baseline" } },
});

/** Scrolled to, it leaves the steps above it in sight. */
export const title = style({ scrollMarginTop: rems(7) });

export const restart = style({
  "@container": { "(min-width: 44em)": { gridRow: 1, gridColumn: 2 } },
});

export const advice = style({ marginBlockStart: space.s });

/** What is about to be replaced loses its colours, and stays readable for who reads on. */
export const old = style({
  opacity: 0.85,
  filter: "grayscale(1)",
  transition: `opacity ${motion.calm}, filter ${motion.calm}`,
});

export const list = style({ position: "relative", display: "grid", gridTemplateColumns: oneColumn });

/** Under the last card: what stands at the top too. */
export const end = style({
  display: "flex",
  alignItems: "center",
  minHeight: rems(4.5),
  borderTop: `1px solid ${color.line}`,
});

/** Beside the list from where the top of it is out of sight, and in a short one at its end. Nothing in it but the button takes a press. */
export const track = style({
  position: "absolute",
  insetBlock: "min(100vh, 100%) 0",
  insetInlineEnd: 0,
  display: "flex",
  alignItems: "flex-end",
  pointerEvents: "none",
});

/** Goes along at the lower edge of the window, and comes to rest under the last card. */
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

/** On a phone the arrow says it, so that the button covers less of what is read. */
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

/** Far from the screen nothing of a job is laid out or painted. */
export const job = style({
  contentVisibility: "auto",
  containIntrinsicBlockSize: `auto ${rems(19)}`,
  borderTop: `1px solid ${color.line}`,
  // Room for the rings of what has the focus, which are cut at the edge.
  overflowClipMargin: rems(0.375),
});

export const more = style({
  display: "grid",
  justifyItems: "center",
  gap: space.s,
  paddingBlockStart: space.l,
  borderTop: `1px solid ${color.line}`,
  textAlign: "center",
});
