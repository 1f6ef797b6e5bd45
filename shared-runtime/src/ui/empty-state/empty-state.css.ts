import { style } from "@vanilla-extract/css";
import { rems } from "../../theme/rems.ts";
import { tokens } from "../../theme/tokens.css.ts";

const { space } = tokens;

const roomy = "(min-width: 34em)";

export const place = style({ containerType: "inline-size", minWidth: 0 });

export const empty = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space.l,
  alignItems: "center",
  paddingBlock: space.l,
  "@container": { [roomy]: { gridTemplateColumns: `${rems(10)} minmax(0, 1fr)`, gap: space.xl } },
});

export const drawing = style({ width: rems(7.5), maxWidth: "100%", "@container": { [roomy]: { width: "100%" } } });

export const words = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space.s,
  justifyItems: "start",
  overflowWrap: "anywhere",
  hyphens: "auto",
});

export const actions = style({ display: "flex", flexWrap: "wrap", gap: space.s, paddingTop: space.xs });
