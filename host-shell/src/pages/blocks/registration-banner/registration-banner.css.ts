import { style } from "@vanilla-extract/css";
import { rems } from "shared-runtime/theme/rems.ts";
import { tokens } from "shared-runtime/theme/tokens.css.ts";
import { block, column, stacked, wideScreen } from "../../chrome/page.css.ts";

const { color, font, radius, size, space } = tokens;

export const section = style([column, block]);

/** A ticket: the facts, and a stub that is torn off along a dashed line. */
export const ticket = style({
  ...stacked,
  border: `1px solid ${color.line}`,
  borderRadius: radius.tool,
  background: color.surface,
  // Cuts the holes of the dashed line off at the edge.
  clipPath: `inset(0 round ${radius.tool})`,
  "@media": { [wideScreen]: { gridTemplateColumns: "minmax(0, 7fr) minmax(0, 5fr)" } },
});

const part = style({
  ...stacked,
  gap: space.l,
  alignContent: "start",
  padding: `clamp(${space.l}, 4vw, ${space.xxl})`,
});

export const facts = part;

const notch = rems(0.75);

const hole = {
  content: "''",
  position: "absolute",
  width: notch,
  height: notch,
  border: `1px solid ${color.line}`,
  borderRadius: radius.pill,
  background: color.paper,
} as const;

export const stub = style([
  part,
  {
    position: "relative",
    justifyItems: "start",
    overflowWrap: "anywhere",
    borderTop: `2px dashed ${color.line}`,
    "::before": { ...hole, top: `calc(${notch} / -2 - 1px)`, left: `calc(${notch} / -2 - 1px)` },
    "::after": { ...hole, top: `calc(${notch} / -2 - 1px)`, right: `calc(${notch} / -2 - 1px)` },
    "@media": {
      [wideScreen]: {
        alignContent: "center",
        borderTop: "none",
        borderInlineStart: `2px dashed ${color.line}`,
        "::after": {
          top: "auto",
          right: "auto",
          bottom: `calc(${notch} / -2 - 1px)`,
          left: `calc(${notch} / -2 - 1px)`,
        },
      },
    },
  },
]);

export const priceLabel = style({ color: color.inkSoft, fontSize: size.s });

export const price = style({
  fontFamily: font.display,
  fontSize: size.xxl,
  letterSpacing: "-0.02em",
  lineHeight: 1.15,
  fontVariantNumeric: "lining-nums",
  overflowWrap: "anywhere",
});

export const calendar = style({
  display: "inline-flex",
  alignItems: "center",
  gap: space.xs,
  minHeight: rems(2.75),
  fontWeight: 600,
  textDecorationColor: color.edge,
  selectors: { "&:hover": { textDecorationColor: color.accent } },
  "@media": { print: { display: "none" } },
});
