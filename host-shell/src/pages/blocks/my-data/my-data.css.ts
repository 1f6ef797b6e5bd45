import { style } from "@vanilla-extract/css";
import { rems } from "shared-runtime/theme/rems.ts";
import { tokens } from "shared-runtime/theme/tokens.css.ts";
import { block, column, stacked } from "../../chrome/page.css.ts";

const { color, radius, space } = tokens;

export const section = style([column, block, stacked, { gap: space.xl }]);

/** Each part has a minimum height, which also applies while the answer for the part is awaited. */
export const part = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: space.s, minHeight: rems(9) });

export const list = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  border: `1px solid ${color.line}`,
  borderRadius: radius.tool,
  background: color.surface,
  listStyle: "none",
  overflow: "hidden",
  selectors: { "&:empty": { display: "none" } },
});

export const row = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: `${space.xs} ${space.m}`,
  padding: `${space.m} ${space.l}`,
  overflowWrap: "anywhere",
  selectors: { "& + &": { borderBlockStart: `1px solid ${color.line}` } },
});

export const words = style({ display: "grid", gap: space.xxs, minWidth: 0 });
export const side = style({ display: "inline-flex", flexWrap: "wrap", alignItems: "center", gap: space.m });
export const question = style({ flexBasis: "100%", maxWidth: rems(38) });
export const asked = style({ maxWidth: rems(38) });
export const summary = style({ cursor: "pointer", textDecoration: "underline", color: color.inkSoft });
/** The words that a person consented to, one sentence per line. */
export const askedWords = style({ whiteSpace: "pre-line", paddingBlock: space.xs });
export const name = style({ fontWeight: 600 });
export const action = style({ justifySelf: "start" });
export const archive = style({ display: "flex", flexWrap: "wrap", gap: space.m });
export const more = style({ borderBlockStart: `1px solid ${color.line}` });
export const moreSummary = style({
  display: "flex",
  alignItems: "center",
  minHeight: rems(2.75),
  paddingInline: space.l,
  textDecoration: "underline",
  cursor: "pointer",
});
export const moreList = style({
  listStyle: "none",
  selectors: { "&:not(:empty)": { borderBlockStart: `1px solid ${color.line}` } },
});
