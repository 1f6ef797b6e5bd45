import { style } from "@vanilla-extract/css";
import { rems } from "shared-runtime/theme/rems.ts";
import { tokens } from "shared-runtime/theme/tokens.css.ts";
import { text } from "shared-runtime/theme/typography.css.ts";

const { color, motion, radius, size, space } = tokens;

const column = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)" });

export const box = style([column, { gap: space.m }]);

export const title = style([text.title]);

export const search = style({ minWidth: 0 });

export const results = style([column, { gap: space.s, justifyItems: "start" }]);

export const news = style({ fontSize: size.s, lineHeight: 1.45, color: color.inkSoft });

export const list = style([column, { gap: space.xs, width: "100%" }]);

const press = style({
  appearance: "none",
  width: "100%",
  minHeight: rems(2.75),
  textAlign: "start",
  color: "inherit",
  font: "inherit",
  cursor: "pointer",
  overflowWrap: "anywhere",
  transition: `border-color ${motion.quick}, background-color ${motion.quick}`,
});

export const place = style([
  press,
  column,
  {
    gap: space.xxs,
    paddingBlock: space.s,
    paddingInline: space.m,
    border: `1.5px solid ${color.edge}`,
    borderRadius: radius.control,
    background: color.surface,
    ":hover": { borderColor: color.ink },
  },
]);

export const name = style({ fontWeight: 620, lineHeight: 1.35, overflowWrap: "anywhere" });

export const address = style({ fontSize: size.s, lineHeight: 1.45, color: color.inkSoft, overflowWrap: "anywhere" });

export const unknown = style([column, { gap: space.xxs }]);

export const option = style([
  press,
  {
    paddingBlock: space.xs,
    paddingInline: 0,
    border: 0,
    background: "none",
    lineHeight: 1.4,
    textDecorationLine: "underline",
    textDecorationColor: color.edge,
    textUnderlineOffset: "0.2em",
    ":hover": { textDecorationColor: color.accent },
  },
]);

export const chosen = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  columnGap: space.m,
  paddingBlock: space.s,
  paddingInline: space.m,
  border: `1px solid ${color.line}`,
  borderRadius: radius.control,
});

export const label = style({ fontSize: size.s, color: color.inkSoft });
