import { style } from "@vanilla-extract/css";
import { rems } from "../../theme/rems.ts";
import { tokens } from "../../theme/tokens.css.ts";

const { color, motion, radius, shadow, space } = tokens;

const phone = "(max-width: 36em)";

export const dialog = style({
  width: `min(${rems(34)}, 100vw - 2 * ${space.m})`,
  maxWidth: "none",
  maxHeight: `calc(100dvh - 2 * ${space.m})`,
  margin: "auto",
  padding: 0,
  border: "1px solid transparent",
  borderRadius: radius.tool,
  background: color.surface,
  color: color.ink,
  boxShadow: shadow.dialog,
  overflow: "auto",
  overscrollBehavior: "contain",
  outline: "none",
  opacity: 1,
  translate: "0 0",
  transition: `opacity ${motion.calm}, translate ${motion.calm}`,
  "@starting-style": { opacity: 0, translate: "0 12px" },
  "::backdrop": {
    background: "light-dark(#16302b80, #000000a6)",
    opacity: 1,
    transition: `opacity ${motion.calm}`,
  },
  "@media": {
    // On a phone it rises from where the thumb is.
    [phone]: { marginBottom: space.m },
  },
});

export const content = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space.m,
  paddingBlock: space.l,
  paddingInline: `min(${space.l}, 6vw)`,
  "@media": { "(min-width: 36em)": { padding: space.xl } },
});

export const top = style({
  display: "flex",
  alignItems: "flex-start",
  justifyContent: "space-between",
  gap: space.m,
});

export const title = style({ minWidth: 0, overflowWrap: "anywhere" });

/** Its drawing lines up with the edge of the text, its target reaches beyond. */
export const close = style({
  flex: "none",
  display: "grid",
  placeItems: "center",
  width: rems(2.75),
  height: rems(2.75),
  margin: `calc(-1 * ${space.s})`,
  padding: 0,
  border: "1px solid transparent",
  borderRadius: radius.pill,
  background: "transparent",
  color: color.inkSoft,
  cursor: "pointer",
  transition: `background-color ${motion.quick}`,
  ":hover": { background: color.sand, color: color.ink },
});

export const actions = style({
  display: "flex",
  flexWrap: "wrap",
  gap: space.s,
  marginTop: space.xs,
});
