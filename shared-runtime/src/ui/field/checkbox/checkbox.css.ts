import { style } from "@vanilla-extract/css";
import { rems } from "../../../theme/rems.ts";
import { tokens } from "../../../theme/tokens.css.ts";

const { color, motion, size, space } = tokens;

/** The box and its label, which can be pressed as a whole. */
export const choice = style({
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr)",
  columnGap: `min(${space.s}, 3vw)`,
  alignItems: "start",
  minHeight: rems(2.75),
  paddingBlock: space.xs,
  cursor: "pointer",
  scrollMarginTop: rems(1.5),
});

export const box = style({
  appearance: "none",
  display: "grid",
  placeContent: "center",
  width: rems(1.75),
  height: rems(1.75),
  flex: "none",
  border: `1.5px solid ${color.edge}`,
  borderRadius: "6px",
  background: color.paper,
  cursor: "pointer",
  transition: `background-color ${motion.quick}, border-color ${motion.quick}`,
  ":hover": { borderColor: color.ink },
  ":checked": { background: color.ink, borderColor: color.ink },
  ":disabled": { background: color.inkSoft, borderColor: color.inkSoft, cursor: "not-allowed" },
  "::before": {
    content: "",
    width: rems(1),
    height: rems(1),
    // The tick is a clipped background, which `forcedColorAdjust` below keeps in forced colours.
    background: color.onInk,
    clipPath: "polygon(14% 47%, 4% 58%, 38% 90%, 97% 22%, 86% 12%, 37% 68%)",
    visibility: "hidden",
  },
  selectors: {
    "&:checked::before": { visibility: "visible" },
    '&[aria-invalid="true"]': { borderColor: color.bad, borderWidth: 2 },
  },
  "@media": {
    "(forced-colors: active)": {
      forcedColorAdjust: "none",
      ":checked": { background: "Highlight", borderColor: "Highlight" },
      "::before": { background: "HighlightText" },
    },
  },
});

export const label = style({
  paddingBlockStart: rems(0.125),
  fontSize: size.m,
  lineHeight: 1.45,
  overflowWrap: "anywhere",
  hyphens: "auto",
});

/** A label with a note at the end of its line. */
export const noted = style({
  display: "grid",
  gridTemplateColumns: `minmax(0, 1fr) minmax(${rems(6)}, auto)`,
  columnGap: space.s,
});

export const note = style({ textAlign: "end", fontVariantNumeric: "lining-nums", hyphens: "none" });

/** Aligned with the label, not with the box. */
export const hint = style({
  marginInlineStart: `calc(${rems(1.75)} + min(${space.s}, 3vw))`,
  marginBlockStart: `calc(-1 * ${space.xxs})`,
});
