import { style } from "@vanilla-extract/css";
import { rems } from "shared-runtime/theme/rems.ts";
import { tokens } from "shared-runtime/theme/tokens.css.ts";
import { stacked } from "../../chrome/page.css.ts";

const { color, radius, space } = tokens;

export const hours = style({ ...stacked, gap: space.s });

/** A coloured dot shows the state. The text states it, too, for everyone who does not see the colour. */
export const state = style({
  display: "flex",
  alignItems: "start",
  gap: space.xs,
  fontWeight: 620,
  selectors: {
    "&::before": {
      content: "''",
      flex: "none",
      marginBlockStart: "0.5em",
      width: rems(0.625),
      height: rems(0.625),
      border: `2px solid ${color.inkSoft}`,
      borderRadius: radius.pill,
    },
    '[data-open="true"] > &::before': { borderColor: color.good, background: color.good },
  },
});

export const whenOpen = style({ selectors: { '[data-open="false"] &': { display: "none" } } });

export const whenClosed = style({ selectors: { '[data-open="true"] &': { display: "none" } } });

/** The next opening, which the script removes when it has passed. */
export const opening = style({ display: "inline-block", fontWeight: 400 });

export const callMe = style({
  display: "inline-flex",
  alignItems: "center",
  minHeight: rems(2.75),
  fontWeight: 620,
  textDecorationColor: color.sun,
  textDecorationThickness: "2px",
  textUnderlineOffset: "0.2em",
  "@media": { "(forced-colors: active)": { textDecorationColor: "currentColor" } },
});

export const rows = style({ ...stacked, maxWidth: rems(22) });

export const row = style({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "space-between",
  columnGap: space.l,
  paddingBlock: space.xxs,
  selectors: { "& + &": { borderTop: `1px solid ${color.line}` } },
});

export const time = style({ color: color.inkSoft });
