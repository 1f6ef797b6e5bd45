import { style } from "@vanilla-extract/css";
import { rems } from "shared-runtime/theme/rems.ts";
import { tokens } from "shared-runtime/theme/tokens.css.ts";
import { block, column } from "../../chrome/page.css.ts";

const { color, radius, space } = tokens;

export const section = style([column, block]);

export const card = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space.s,
  maxWidth: rems(42),
  padding: `clamp(${rems(1.25)}, 5vw, ${rems(2)})`,
  border: `1px solid ${color.line}`,
  borderRadius: radius.tool,
  background: color.surface,
  overflowWrap: "anywhere",
});

export const sentence = style({ maxWidth: rems(34) });

export const rows = style({ display: "grid", marginBlock: space.s });

export const row = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  justifyContent: "space-between",
  gap: `${space.xxs} ${space.m}`,
  paddingBlock: space.s,
  borderBlockStart: `1px solid ${color.line}`,
});
export const total = style([row, { fontWeight: 620, borderBlockStartColor: color.edge }]);

export const amount = style({ margin: 0, whiteSpace: "nowrap" });

export const choice = style({ display: "flex", flexWrap: "wrap", alignItems: "center", gap: space.xs, margin: 0 });

export const change = style({ display: "grid", justifyItems: "start", gap: space.xs });
