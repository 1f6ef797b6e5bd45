import { globalStyle, style } from "@vanilla-extract/css";
import "shared-runtime/theme/base.css.ts";
import { rems } from "shared-runtime/theme/rems.ts";
import { tokens } from "shared-runtime/theme/tokens.css.ts";

const { color, size, space } = tokens;

globalStyle("body", { margin: 0, background: color.paper });

export const gallery = style({
  minHeight: "100vh",
  paddingBlock: space.xl,
  paddingInline: `max(${space.m}, (100cqi - ${rems(69)}) / 2)`,
  background: color.paper,
});

export const part = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space.l,
  paddingBlock: space.xxl,
  borderTop: `1px solid ${color.line}`,
});

/** A size container, so that container queries match as in a widget. */
export const specimen = style({
  containerType: "inline-size",
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space.s,
  minWidth: 0,
});

export const label = style({ fontSize: size.xs, color: color.inkSoft });

export const row = style({ display: "flex", flexWrap: "wrap", gap: space.m, alignItems: "center" });

export const narrow = style({ width: rems(13), maxWidth: "100%" });

export const columns = style({
  display: "grid",
  gap: space.l,
  gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, ${rems(15)}), 1fr))`,
  alignItems: "start",
});

export const stack = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space.m,
  justifyItems: "start",
});
export const wide = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: space.l });

export const swatch = style({
  display: "grid",
  alignContent: "end",
  minHeight: rems(6),
  padding: space.s,
  border: `1px solid ${color.line}`,
  borderRadius: tokens.radius.control,
  fontSize: size.xs,
});
