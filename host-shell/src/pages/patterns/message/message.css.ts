import { globalStyle, style } from "@vanilla-extract/css";
import { rems } from "shared-runtime/theme/rems.ts";
import { tokens } from "shared-runtime/theme/tokens.css.ts";
import { column, stacked, wideScreen } from "../../chrome/page.css.ts";

const { space } = tokens;

/** Fills the remaining height of the screen, so that the sheet always reaches below the footer. */
export const page = style({ display: "flex", flexGrow: 1, overflow: "clip" });

export const inner = style([
  column,
  {
    ...stacked,
    gridTemplateRows: "auto 1fr",
    gap: space.xxl,
    paddingTop: `clamp(${space.xxl}, 6vw, ${space.huge})`,
    "@media": {
      [wideScreen]: {
        gridTemplateRows: "1fr",
        gridTemplateColumns: "minmax(0, 7fr) minmax(0, 4fr)",
        columnGap: space.xxxl,
      },
    },
  },
]);

export const drawing = style({
  position: "relative",
  alignSelf: "end",
  containerType: "inline-size",
  width: "100%",
  maxWidth: rems(21),
  marginInline: "auto",
  marginBottom: "-45%",
  "@media": { [wideScreen]: { marginBottom: "-15%" } },
});

export const turned = style({ transform: "rotate(-2.5deg)" });

export const note = style({
  insetInlineEnd: "-3%",
  insetBlockStart: "34%",
  maxWidth: "70%",
  transform: "rotate(3deg)",
});

export const code = style({ display: "block", overflowWrap: "anywhere" });

export const words = style({
  ...stacked,
  gap: space.l,
  justifyItems: "start",
  alignContent: "center",
  "@media": { [wideScreen]: { paddingBottom: space.huge } },
});

/** For words with a part that is shown later, which must not move the others. */
export const fromTop = style({ alignContent: "start" });

export const actions = style({ display: "flex", flexWrap: "wrap", gap: space.s });

// On narrow screens, a part that is shown later takes the place of the drawing, so that nothing else moves.
globalStyle(`${fromTop}:has(> nav:not([hidden])) + ${drawing}`, {
  "@media": { "screen and (width < 62em)": { display: "none" } },
});
