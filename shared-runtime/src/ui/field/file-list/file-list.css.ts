import { globalStyle, style, styleVariants } from "@vanilla-extract/css";
import { rems } from "../../../theme/rems.ts";
import { tokens } from "../../../theme/tokens.css.ts";

const { color, motion, radius, size, space } = tokens;

/** In a narrower container, the actions are below the file. */
const roomy = "(min-width: 36em)";

const base = style({
  position: "relative",
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space.m,
  width: "100%",
  containerType: "inline-size",
  marginBlockStart: space.xxs,
  padding: `min(${space.m}, 4vw)`,
  border: `1.5px dashed ${color.edge}`,
  borderRadius: radius.control,
  background: color.paper,
  transition: `background-color ${motion.quick}, border-color ${motion.quick}`,
});

export const zone = styleVariants({
  right: [base],
  wrong: [base, { borderColor: color.bad, borderWidth: 2 }],
  dragging: [base, { borderStyle: "solid", borderColor: color.accent, background: color.sand }],
});

export const list = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: space.m });

export const row = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space.xs,
  paddingBlockEnd: space.m,
  borderBlockEnd: `1px solid ${color.line}`,
  "@container": {
    [roomy]: { gridTemplateColumns: "minmax(0, 1fr) auto", columnGap: space.l, alignItems: "center" },
  },
});

/** Wide enough for a finger, even if a word is short. */
export const actions = style({});
globalStyle(`${actions} button`, { minWidth: rems(2.75) });

export const state = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: space.xs });

export const adding = style({ display: "flex", flexWrap: "wrap", alignItems: "center", gap: space.s });

export const note = style({ fontSize: size.s, lineHeight: 1.5, color: color.inkSoft, overflowWrap: "anywhere" });

/** Hidden on touch screens, where files cannot be dragged. */
export const dropNote = style([note, { "@media": { "(pointer: coarse)": { display: "none" } } }]);

/** Covers the zone while files hover over it. Ignores pointer events, so that it does not disturb the dragging. */
export const release = style({
  position: "absolute",
  zIndex: 1,
  inset: 0,
  display: "grid",
  placeItems: "center",
  padding: space.m,
  borderRadius: `calc(${radius.control} - 2px)`,
  background: color.sand,
  fontSize: size.l,
  minHeight: rems(3),
  textAlign: "center",
  pointerEvents: "none",
});
