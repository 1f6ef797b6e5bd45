import { style } from "@vanilla-extract/css";
import { rems } from "shared-runtime/theme/rems.ts";
import { tokens } from "shared-runtime/theme/tokens.css.ts";
import { block, column } from "../../chrome/page.css.ts";

const { color, radius, size, space } = tokens;

const beside = "screen and (min-width: 64em)";

/** The card is next to the list on wide screens. Long rows of figures stay in their column. */
export const section = style([
  column,
  block,
  {
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr)",
    alignItems: "start",
    gap: `${space.xl} ${space.xxl}`,
    "@media": { [beside]: { gridTemplateColumns: "minmax(0, 5fr) minmax(0, 6fr)" } },
  },
]);

export const card = style({
  display: "grid",
  gap: space.s,
  padding: `clamp(${rems(1.25)}, 5vw, ${rems(2)})`,
  border: `1px solid ${color.line}`,
  borderRadius: radius.tool,
  background: color.surface,
  overflowWrap: "anywhere",
  breakInside: "avoid",
});

export const facts = style({
  display: "grid",
  gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, ${rems(8.5)}), 1fr))`,
  gap: `${space.m} ${space.l}`,
  marginBlock: space.xs,
  paddingBlockStart: space.m,
  borderBlockStart: `1px solid ${color.line}`,
});

export const fact = style({
  margin: 0,
  fontSize: size.l,
  fontWeight: 620,
  lineHeight: 1.3,
  hyphens: "auto",
});
export const note = style({ margin: 0, fontSize: size.s, color: color.inkSoft });

export const waits = style({ display: "grid", gap: space.l, minWidth: 0 });
export const group = style({ display: "grid", gap: space.m, minWidth: 0 });

/** Hidden while the sheet is over the page, since it changes what is drawn here. */
export const unlessSheet = style({ selectors: { "html[data-signup] &": { display: "none" } } });
export const join = style({ marginBlockStart: space.xs });
export const caseNumber = style({ whiteSpace: "nowrap" });

export const list = style({ display: "grid", listStyle: "none", selectors: { "&:empty": { display: "none" } } });

export const row = style({
  display: "grid",
  gap: space.xxs,
  paddingBlock: space.m,
  borderBlockStart: `1px solid ${color.line}`,
  overflowWrap: "anywhere",
});

export const latest = style({
  display: "grid",
  gap: space.xxs,
  paddingBlockStart: space.m,
  borderBlockStart: `1px solid ${color.line}`,
  overflowWrap: "anywhere",
});

export const link = style({
  display: "inline-flex",
  alignItems: "center",
  justifySelf: "start",
  gap: space.xs,
  minHeight: rems(2.75),
  fontWeight: 600,
  textDecorationColor: color.edge,
  ":hover": { textDecorationColor: color.accent },
});
