import { globalStyle, style, styleVariants } from "@vanilla-extract/css";
import { rems } from "../../theme/rems.ts";
import { tokens } from "../../theme/tokens.css.ts";
import { hidden } from "../visually-hidden/visually-hidden.css.ts";

const { color, motion, radius, size, space } = tokens;

/**
 * In a narrower container, only the numbers are shown, with the current step's name on one line below them. More than
 * four steps need more room for their names.
 */
const roomy = { few: "(min-width: 36em)", many: "(min-width: 56em)" } as const;
const forced = "(forced-colors: active)";

export const list = style({ display: "flex", gap: space.xs });

const bar = style({
  flex: "1 1 0",
  minWidth: 0,
  borderTop: "3px solid",
  fontSize: size.s,
  lineHeight: 1.4,
  transition: `border-color ${motion.calm}`,
});

export const step = styleVariants({
  done: [bar, { borderColor: color.ink, color: color.ink }],
  current: [
    bar,
    {
      borderColor: color.accent,
      color: color.ink,
      fontWeight: 620,
      "@media": { [forced]: { borderColor: "Highlight", borderTopWidth: "6px" } },
    },
  ],
  ahead: [
    bar,
    {
      borderColor: color.line,
      color: color.inkSoft,
      "@media": { [forced]: { borderColor: "CanvasText", borderTopStyle: "dotted" } },
    },
  ],
});

const face = style({
  display: "flex",
  alignItems: "flex-start",
  gap: space.xs,
  width: "100%",
  minHeight: rems(2.75),
  paddingBlock: space.xs,
  font: "inherit",
  color: "inherit",
  textAlign: "start",
});

export const still = style([face]);

export const visit = style([
  face,
  {
    appearance: "none",
    margin: 0,
    paddingInline: 0,
    border: "none",
    borderRadius: radius.control,
    background: "transparent",
    cursor: "pointer",
    touchAction: "manipulation",
  },
]);

export const mark = style({
  flex: "none",
  display: "grid",
  placeItems: "center",
  boxSizing: "border-box",
  width: rems(1.625),
  height: rems(1.625),
  border: "1.5px solid currentColor",
  borderRadius: radius.pill,
  fontSize: size.xs,
  fontWeight: 620,
  fontVariantNumeric: "lining-nums tabular-nums",
  lineHeight: 1,
  transition: `background-color ${motion.quick}`,
  selectors: {
    [`${step.done} &`]: { borderColor: color.ink, background: color.ink, color: color.onInk },
    [`${step.current} &`]: { borderColor: color.accent, background: color.accent, color: color.onAccent },
    [`${step.ahead} &`]: { borderColor: color.edge },
    [`${step.done} ${visit}:hover &`]: { background: color.inkHover },
  },
});

/** The class of the whole stepper, by the number of its steps. */
export const room = styleVariants(roomy, () => ({}));

export const name = style([hidden, { overflowWrap: "anywhere", hyphens: "auto" }]);

for (const amount of ["few", "many"] as const) {
  globalStyle(`${room[amount]} ${name}`, {
    "@container": {
      [roomy[amount]]: {
        position: "static",
        width: "auto",
        minWidth: 0,
        height: "auto",
        margin: 0,
        // Centres the text on the first line, next to the mark.
        paddingTop: `calc((${rems(1.625)} - 1.4em) / 2)`,
        overflow: "visible",
        clipPath: "none",
        whiteSpace: "normal",
      },
    },
  });
}

globalStyle(`${visit} ${name}`, {
  textDecoration: "underline",
  textDecorationColor: color.edge,
  textDecorationThickness: "1.5px",
  textUnderlineOffset: "0.3em",
});

globalStyle(`${visit}:hover ${name}`, { color: color.accent, textDecorationColor: color.accent });

export const position = style({
  fontSize: size.s,
  lineHeight: 1.4,
  color: color.inkSoft,
  overflowWrap: "anywhere",
  hyphens: "auto",
});

for (const amount of ["few", "many"] as const) {
  globalStyle(`${room[amount]} ${position}`, { "@container": { [roomy[amount]]: { display: "none" } } });
}

export const positionName = style({ fontWeight: 620, color: color.ink });
