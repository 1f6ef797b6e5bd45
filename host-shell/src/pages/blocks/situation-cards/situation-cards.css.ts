import { style } from "@vanilla-extract/css";
import { rems } from "shared-runtime/theme/rems.ts";
import { tokens } from "shared-runtime/theme/tokens.css.ts";
import { heading } from "shared-runtime/theme/typography.css.ts";
import { card, gridGap } from "../../patterns/card/card.css.ts";

const { color, motion, space } = tokens;

const fold = rems(1.75);

export const notes = style({ vars: { [gridGap]: space.m } });

/** A note with its upper right corner turned down. Two triangles draw the corner, so that no focus ring is clipped. */
export const note = style([
  card,
  {
    display: "flex",
    flexDirection: "column",
    minHeight: rems(12),
    padding: space.l,
    background: color.sand,
    transition: `background-color ${motion.quick}`,
    "::before": {
      content: '""',
      position: "absolute",
      insetBlockStart: "-1px",
      insetInlineEnd: "-1px",
      width: fold,
      height: fold,
      background: color.paper,
      clipPath: "polygon(0 0, 100% 0, 100% 100%)",
    },
    "::after": {
      content: '""',
      position: "absolute",
      insetBlockStart: 0,
      insetInlineEnd: 0,
      width: fold,
      height: fold,
      background: color.line,
      clipPath: "polygon(0 0, 0 100%, 100% 100%)",
      transition: `background-color ${motion.quick}`,
    },
    selectors: { "&:has(a:hover)::after": { background: color.sun } },
    "@media": { "(forced-colors: active)": { "::before": { display: "none" }, "::after": { display: "none" } } },
  },
]);

/** Ends before the corner. */
export const title = style([heading.xl, { paddingInlineEnd: space.m }]);

export const text = style({ marginBlock: space.s, color: color.inkSoft });

export const cue = style({ marginBlockStart: "auto" });
