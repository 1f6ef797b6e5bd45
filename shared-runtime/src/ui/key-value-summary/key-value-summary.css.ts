import { style } from "@vanilla-extract/css";
import { rems } from "../../theme/rems.ts";
import { tokens } from "../../theme/tokens.css.ts";

const { color, size, space } = tokens;

const roomy = "(min-width: 36em)";

export const list = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)" });

/** On a phone: the action next to the label, the value below both. */
export const row = style({
  display: "grid",
  gridTemplate: '"key action" auto "value value" auto / minmax(0, 1fr) auto',
  columnGap: space.m,
  alignItems: "baseline",
  paddingBlock: space.s,
  borderBlockStart: `1px solid ${color.line}`,
  breakInside: "avoid",
  "@container": { [roomy]: { gridTemplate: `"key value action" auto / minmax(0, ${rems(15)}) minmax(0, 1fr) auto` } },
});

export const label = style({
  gridArea: "key",
  fontSize: size.s,
  color: color.inkSoft,
  overflowWrap: "anywhere",
  hyphens: "auto",
});

export const value = style({ gridArea: "value", margin: 0, overflowWrap: "anywhere", whiteSpace: "pre-line" });

export const action = style({ gridArea: "action", margin: 0 });
