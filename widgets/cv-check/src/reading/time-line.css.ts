import { style } from "@vanilla-extract/css";
import { rems } from "shared-runtime/theme/rems.ts";
import { tokens } from "shared-runtime/theme/tokens.css.ts";

const { color, space, size, radius } = tokens;
const nameWidth = "9.5em";

export const timeLine = style({
  display: "grid",
  gap: space.xs,
  maxWidth: rems(48),
  fontSize: size.s,
  "@container": { "(max-width: 36em)": { display: "none" } },
});

export const years = style({
  position: "relative",
  height: "1.5em",
  marginInlineStart: nameWidth,
  color: color.inkSoft,
  fontVariantNumeric: "tabular-nums",
});

export const year = style({
  position: "absolute",
  borderInlineStart: `1px solid ${color.line}`,
  paddingInlineStart: space.xxs,
});

export const lane = style({
  display: "grid",
  gridTemplateColumns: `${nameWidth} minmax(0, 1fr)`,
  alignItems: "center",
});

export const laneName = style({ color: color.inkSoft, paddingInlineEnd: space.s, lineHeight: 1.2 });

export const track = style({
  position: "relative",
  height: rems(1.25),
  borderBlockEnd: `1px solid ${color.line}`,
});

const span = style({
  position: "absolute",
  insetBlock: space.xxs,
  minWidth: 3,
  borderRadius: radius.paper,
  boxSizing: "border-box",
});

export const bar = style([span, { background: color.ink, border: `1px solid ${color.surface}` }]);

/** An entry that may have been misread. */
export const doubted = style([span, { background: color.surface, border: `2px dashed ${color.warn}` }]);

export const gap = style([span, { background: color.warnFill, border: `1px solid ${color.warnFill}` }]);
