import { globalStyle, style, styleVariants } from "@vanilla-extract/css";
import { rems } from "../../theme/rems.ts";
import { tokens } from "../../theme/tokens.css.ts";

const { color, motion, radius, size, space } = tokens;

const roomy = "(min-width: 36em)";

export const picker = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: space.m });

/** The same height in every state, so that nothing below moves when a file is picked. */
const base = style({
  position: "relative",
  display: "flex",
  flexDirection: "column",
  alignItems: "center",
  justifyContent: "center",
  gap: space.s,
  minHeight: rems(12),
  paddingBlock: space.m,
  paddingInline: `min(${space.m}, 5cqi)`,
  border: `2px dashed ${color.edge}`,
  borderRadius: radius.tool,
  textAlign: "center",
  background: color.paper,
  transition: `background-color ${motion.quick}, border-color ${motion.quick}`,
  "@container": { [roomy]: { padding: space.xl } },
});

export const zone = styleVariants({
  ready: [base],
  disabled: [base, { borderColor: color.line }],
  /** A file was picked. */
  holding: [base, { borderStyle: "solid", borderWidth: 1, borderColor: color.line }],
  dragging: [
    base,
    {
      borderStyle: "solid",
      borderColor: color.accent,
      background: color.sand,
    },
  ],
});

/** The invisible input above the visible content. It receives every click and drop in the zone. */
export const cover = style({
  position: "absolute",
  zIndex: 1,
  inset: 0,
  width: "100%",
  height: "100%",
  opacity: 0,
  cursor: "pointer",
  selectors: {
    "&::file-selector-button": { cursor: "pointer" },
    '&[aria-disabled="true"], &[aria-disabled="true"]::file-selector-button': { cursor: "not-allowed" },
  },
});

/** The visible button. It shows the state of the input that covers it. */
export const face = style({ display: "contents" });

globalStyle(`${cover}:focus-visible + ${face} > *`, { outline: `3px solid ${color.focus}`, outlineOffset: "2px" });

globalStyle(`${cover}:hover:not([aria-disabled="true"]) + ${face} > *`, { background: color.accentHover });

export const hint = style({
  color: color.inkSoft,
  fontSize: size.s,
  "@media": { "(pointer: coarse)": { display: "none" } },
  selectors: { [`${cover}:valid ~ &`]: { display: "none" } },
});

export const chosen = style({
  display: "none",
  fontSize: size.s,
  selectors: { [`${cover}:valid ~ &`]: { display: "block" } },
});

/** Covers the zone while files hover over it. Ignores pointer events, so that it does not disturb the dragging. */
export const release = style({
  position: "absolute",
  zIndex: 2,
  inset: 0,
  display: "grid",
  placeItems: "center",
  padding: space.m,
  borderRadius: `calc(${radius.tool} - 2px)`,
  background: color.sand,
  fontFamily: tokens.font.display,
  fontSize: size.xl,
  pointerEvents: "none",
});

export const note = style({
  fontSize: size.s,
  selectors: { "&:empty": { display: "none" } },
});

export const requirements = style({
  display: "flex",
  flexWrap: "wrap",
  columnGap: space.l,
  rowGap: space.xxs,
  fontSize: size.s,
  color: color.inkSoft,
});

export const requirement = style({
  display: "flex",
  alignItems: "baseline",
  gap: space.xs,
  "::before": {
    content: "",
    flex: "none",
    width: "0.45em",
    height: "0.45em",
    borderRadius: radius.pill,
    background: color.sun,
    border: `1px solid ${color.sun}`,
    translate: "0 -0.08em",
  },
});
