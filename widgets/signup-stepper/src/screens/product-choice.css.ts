import { style } from "@vanilla-extract/css";
import { rems } from "shared-runtime/theme/rems.ts";
import { tokens } from "shared-runtime/theme/tokens.css.ts";

const { color, radius, size, space } = tokens;

export const box = style({ background: color.sand, borderRadius: radius.tool });

export const summary = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  columnGap: space.m,
  rowGap: space.xxs,
  paddingBlock: space.s,
  paddingInline: `min(${space.l}, 5vw)`,
  borderRadius: radius.tool,
  cursor: "pointer",
  listStyle: "none",
  selectors: { "&::-webkit-details-marker": { display: "none" } },
});

export const words = style({ display: "grid", minWidth: 0 });

export const lead = style({ fontSize: size.s, lineHeight: 1.4, color: color.inkSoft });

export const name = style({ fontWeight: 620, overflowWrap: "anywhere" });

/** As wide as a price, so that nothing moves when the price is loaded. */
export const price = style({ display: "inline-block", minWidth: rems(5) });

export const change = style({
  display: "inline-flex",
  alignItems: "center",
  minHeight: rems(2.75),
  fontSize: size.s,
  fontWeight: 600,
  textDecorationLine: "underline",
  textDecorationColor: color.edge,
  textUnderlineOffset: "0.2em",
});

export const options = style({
  display: "grid",
  gap: space.m,
  paddingInline: `min(${space.l}, 5vw)`,
  paddingBlock: `${space.s} ${space.l}`,
});

export const remark = style({ fontSize: size.s, color: color.inkSoft });
