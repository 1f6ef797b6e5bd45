import { style } from "@vanilla-extract/css";
import { rems } from "shared-runtime/theme/rems.ts";
import { tokens } from "shared-runtime/theme/tokens.css.ts";
import { block, column, stacked, tablet } from "../../chrome/page.css.ts";

const { color, radius, size, space } = tokens;

const dot = rems(1.25);

export const section = style([column, block, { ...stacked, gap: space.xl }]);

export const opening = style({ ...stacked, gap: space.s, maxWidth: rems(44) });

/** On phones a line from top to bottom, from tablets on rows from left to right. */
export const line = style({
  ...stacked,
  "@media": {
    [tablet]: { gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, ${rems(12)}), 1fr))`, rowGap: space.xl },
  },
});

export const place = style({
  position: "relative",
  minWidth: 0,
  paddingInlineStart: space.xl,
  paddingBlockEnd: space.l,
  selectors: {
    // The line between the stops.
    "&::before": {
      content: '""',
      position: "absolute",
      insetInlineStart: `calc(${dot} / 2 - 1px)`,
      insetBlock: 0,
      width: "2px",
      background: color.ink,
      forcedColorAdjust: "none",
    },
    "&:first-child::before": { insetBlockStart: "0.6em" },
    "&:last-child::before": { insetBlockEnd: "auto", height: "0.6em" },
    "&:only-child::before": { display: "none" },
  },
  "@media": {
    [tablet]: {
      paddingInlineStart: 0,
      paddingInlineEnd: space.l,
      paddingBlock: `${space.xl} 0`,
      selectors: {
        "&::before, &:first-child::before, &:last-child::before": {
          insetInline: 0,
          insetBlock: `calc(${dot} / 2 - 1px) auto`,
          width: "auto",
          height: "2px",
        },
        "&:last-child::before": { insetInlineEnd: "auto", width: dot },
      },
    },
  },
});

export const stop = style({
  ...stacked,
  gap: space.xxs,
  position: "static",
  selectors: {
    // The stop itself, on the line.
    "&::before": {
      content: '""',
      position: "absolute",
      insetInlineStart: 0,
      insetBlockStart: "0.35em",
      width: dot,
      boxSizing: "border-box",
      height: dot,
      border: `2px solid ${color.ink}`,
      borderRadius: radius.pill,
      background: color.paper,
      forcedColorAdjust: "none",
    },
    "&[data-current]::before": { background: color.sun, boxShadow: `inset 0 0 0 4px ${color.paper}` },
  },
  "@media": {
    [tablet]: { selectors: { "&::before": { insetBlockStart: 0 } } },
    "(forced-colors: active)": { border: "none" },
  },
});

export const date = style({
  fontSize: size.s,
  fontWeight: 560,
  selectors: { "&::first-letter": { textTransform: "uppercase" } },
});

export const marks = style({ display: "flex", flexWrap: "wrap", gap: space.xs, marginTop: space.xs });

export const mark = style({
  paddingInline: space.xs,
  border: "1px solid transparent",
  borderRadius: radius.pill,
  background: color.sun,
  color: color.onSun,
  fontSize: size.xs,
  fontWeight: 620,
  lineHeight: 1.6,
});

export const over = style([mark, { borderColor: color.edge, background: "none", color: color.inkSoft }]);
