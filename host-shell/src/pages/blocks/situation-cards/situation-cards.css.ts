import { style } from "@vanilla-extract/css";
import { rems } from "shared-runtime/theme/rems.ts";
import { tokens } from "shared-runtime/theme/tokens.css.ts";
import { card } from "../../patterns/card/card.css.ts";

const { color, motion, radius, size, space } = tokens;

const corner = rems(1.75);

export const notes = style({
  display: "grid",
  gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${rems(18)}), 1fr))`,
  gap: space.m,
});

/** A note with its upper right corner turned down. Two triangles draw the corner, so that no focus ring is clipped. */
export const note = style([
  card,
  {
    display: "flex",
    flexDirection: "column",
    padding: space.l,
    borderRadius: radius.paper,
    background: color.sand,
    transition: `background-color ${motion.quick}`,
    "::before": {
      content: '""',
      position: "absolute",
      insetBlockStart: "-1px",
      insetInlineEnd: "-1px",
      width: corner,
      height: corner,
      background: color.paper,
      clipPath: "polygon(0 0, 100% 0, 100% 100%)",
    },
    "::after": {
      content: '""',
      position: "absolute",
      insetBlockStart: 0,
      insetInlineEnd: 0,
      width: corner,
      height: corner,
      background: color.line,
      clipPath: "polygon(0 0, 0 100%, 100% 100%)",
      transition: `background-color ${motion.quick}`,
    },
    selectors: { "&:has(a:hover)::after": { background: color.sun } },
    "@media": { "(forced-colors: active)": { "::before": { display: "none" }, "::after": { display: "none" } } },
  },
]);

export const text = style({ marginBlock: space.s, color: color.inkSoft, fontSize: size.m });

export const cue = style({ marginBlockStart: "auto" });
