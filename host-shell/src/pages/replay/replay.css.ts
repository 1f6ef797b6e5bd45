import { style } from "@vanilla-extract/css";
import { rems } from "shared-runtime/theme/rems.ts";
import { tokens } from "shared-runtime/theme/tokens.css.ts";
import { column, stacked } from "../chrome/page.css.ts";

const { color, radius, size, space } = tokens;

export const header = style([column, { ...stacked, gap: space.xs, maxWidth: rems(72), paddingBlock: space.l }]);

export const place = style([column, { ...stacked, gap: space.m, paddingBottom: space.xxl }]);

export const caption = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  gap: `${space.xs} ${space.m}`,
  paddingTop: space.s,
  borderTop: `1px solid ${color.line}`,
});

export const name = style({ minWidth: 0, overflowWrap: "anywhere", fontSize: size.s, fontWeight: 620 });

export const facts = style({ display: "flex", flexWrap: "wrap", gap: space.xs, minWidth: 0, overflowWrap: "anywhere" });

/** Foreign content in a separate frame, so that nobody takes it for a part of our page. */
export const foreign = style({
  border: `2px dashed ${color.warn}`,
  borderRadius: radius.control,
  padding: space.s,
  minWidth: 0,
});

export const foreignLabel = style({ marginBottom: space.s, color: color.warn, fontSize: size.s, fontWeight: 620 });

export const page = style([
  column,
  {
    ...stacked,
    gap: space.l,
    maxWidth: rems(44),
    paddingBlock: `clamp(${space.xl}, 6vw, ${rems(5)})`,
  },
]);

export const form = style({ ...stacked, gap: space.s });

export const label = style({ fontWeight: 620 });

/** Takes the focus after the form was sent, so that the error is read first. */
export const summary = style({ borderRadius: radius.control });

export const error = style({ color: color.bad, fontSize: size.s, fontWeight: 620 });

export const input = style({
  width: "100%",
  padding: space.s,
  border: `1.5px solid ${color.edge}`,
  borderRadius: radius.control,
  background: color.surface,
  fontFamily: "ui-monospace, monospace",
  fontSize: size.s,
  overflowWrap: "anywhere",
  resize: "vertical",
  selectors: { '&[aria-invalid="true"]': { borderColor: color.bad } },
});
