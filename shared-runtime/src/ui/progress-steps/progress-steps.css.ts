import { style, styleVariants } from "@vanilla-extract/css";
import { rems } from "../../theme/rems.ts";
import { tokens } from "../../theme/tokens.css.ts";
import { hidden } from "../visually-hidden/visually-hidden.css.ts";

const { color, motion, size, space } = tokens;

/**
 * In a narrower container, only the current step's name is shown, on one line below all bars; in a wider one, each name
 * is below its bar.
 */
const roomy = "(min-width: 36em)";

export const list = style({
  display: "flex",
  gap: space.xs,
});

const step = style({
  flex: "1 1 0",
  minWidth: 0,
  borderTop: "3px solid",
  paddingTop: space.xs,
  fontSize: size.s,
  lineHeight: 1.4,
  transition: `border-color ${motion.calm}`,
});

export const steps = styleVariants({
  done: [step, { borderColor: color.ink, color: color.inkSoft }],
  current: [
    step,
    {
      borderColor: color.accent,
      color: color.ink,
      fontWeight: 620,
      "@media": { "(forced-colors: active)": { borderColor: "Highlight", borderTopWidth: "6px" } },
    },
  ],
  ahead: [
    step,
    {
      borderColor: color.line,
      color: color.inkSoft,
      "@media": { "(forced-colors: active)": { borderColor: "CanvasText", borderTopStyle: "dotted" } },
    },
  ],
});

/** Visible if there is room. Always read out. */
export const name = style([
  hidden,
  {
    "@container": {
      [roomy]: {
        position: "static",
        display: "flex",
        gap: space.xxs,
        alignItems: "center",
        width: "auto",
        height: "auto",
        margin: 0,
        overflow: "visible",
        clipPath: "none",
        whiteSpace: "normal",
      },
    },
  },
]);

export const nameText = style({ minWidth: 0, overflowWrap: "anywhere", hyphens: "auto" });

export const position = style({
  fontSize: size.s,
  lineHeight: 1.4,
  color: color.inkSoft,
  minHeight: rems(1.25),
  overflowWrap: "anywhere",
  hyphens: "auto",
  "@container": { [roomy]: { display: "none" } },
});

export const positionName = style({ fontWeight: 620, color: color.ink });
