import { style } from "@vanilla-extract/css";
import { rems } from "shared-runtime/theme/rems.ts";
import { tokens } from "shared-runtime/theme/tokens.css.ts";
import { block, column, stacked } from "../../chrome/page.css.ts";

const { color, radius, space } = tokens;

/** Always visible to editors; to visitors only after a sign-up. */
export const section = style([
  column,
  block,
  stacked,
  {
    gap: space.m,
    selectors: {
      "html[data-scripted]:not([data-signup]) &": { display: "none" },
      "html:not([data-scripted]) &": { display: "none" },
      "[data-widget-editing] &, html[data-editing] &": { display: "grid" },
    },
  },
]);

const editing = "[data-widget-editing] &, html[data-editing] &";
const state = (name: "later" | "done") => `html[data-signup-sheet="${name}"] &`;

export const unlessLater = style({ selectors: { [state("later")]: { display: "none" } } });
export const unlessDone = style({ selectors: { [state("done")]: { display: "none" } } });
/** Editors see the texts of all states. */
export const ifLater = style({
  display: "none",
  selectors: { [state("later")]: { display: "inline" }, [editing]: { display: "block" } },
});
export const ifDone = style({
  display: "none",
  selectors: { [state("done")]: { display: "inline" }, [editing]: { display: "block" } },
});

export const product = style({
  justifySelf: "start",
  paddingBlock: space.s,
  paddingInline: space.m,
  borderRadius: radius.control,
  background: color.sand,
  selectors: { "&[hidden]": { display: "none" } },
});

export const signedOut = style({ selectors: { "html[data-signed-in] &": { display: "none" } } });

export const steps = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space.l,
  listStyle: "none",
  "@media": { "(min-width: 56em)": { gridTemplateColumns: "repeat(3, minmax(0, 1fr))" } },
});

export const step = style({ display: "grid", gridTemplateColumns: "auto minmax(0, 1fr)", columnGap: space.m });

export const number = style({
  display: "grid",
  placeItems: "center",
  width: rems(2.25),
  height: rems(2.25),
  borderRadius: radius.pill,
  background: color.sun,
  color: color.onSun,
  fontWeight: 620,
});
