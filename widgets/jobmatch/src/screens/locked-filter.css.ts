import { style } from "@vanilla-extract/css";
import { rems } from "shared-runtime/theme/rems.ts";
import { tokens } from "shared-runtime/theme/tokens.css.ts";

const { color, radius, size, space } = tokens;

/** On a phone, label and value share a line, since a control that cannot be used should take little room. */
export const field = style({
  display: "grid",
  gridTemplateColumns: `${rems(4.5)} minmax(0, 1fr)`,
  alignItems: "center",
  gap: space.xs,
  minWidth: 0,
  "@container": { "(min-width: 30em)": { gridTemplateColumns: "minmax(0, 1fr)" } },
});

export const frame = style({ position: "relative" });

/** Legible, but unlike a field that can be changed. */
export const choice = style({
  appearance: "none",
  width: "100%",
  minHeight: rems(3),
  paddingBlock: rems(0.5),
  paddingInline: `min(${space.m}, 4vw) ${rems(2.75)}`,
  border: `1.5px dashed ${color.edge}`,
  borderRadius: radius.control,
  background: "transparent",
  color: color.inkSoft,
  fontSize: size.m,
  lineHeight: 1.4,
  opacity: 1,
  textOverflow: "ellipsis",
  cursor: "not-allowed",
  "@media": { "(forced-colors: active)": { color: "GrayText", borderColor: "GrayText" } },
});

export const lock = style({
  position: "absolute",
  insetInlineEnd: `min(${space.m}, 4vw)`,
  insetBlock: 0,
  display: "flex",
  alignItems: "center",
  color: color.inkSoft,
  pointerEvents: "none",
});

export const way = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  columnGap: space.m,
  // The links are higher than their text; the negative margin compensates for the additional height.
  marginBlock: `${rems(-0.25)} ${rems(-0.5)}`,
  "@container": { "(min-width: 56em)": { marginBlock: 0 } },
});

export const forWhom = style({ fontSize: size.m, fontWeight: 620 });
