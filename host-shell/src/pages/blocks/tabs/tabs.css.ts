import { style } from "@vanilla-extract/css";
import { rems } from "shared-runtime/theme/rems.ts";
import { tokens } from "shared-runtime/theme/tokens.css.ts";
import { block, column, stacked } from "../../chrome/page.css.ts";

const { color, motion, space } = tokens;

/**
 * Applies on a screen, if scripts run and the page is not being edited. Otherwise, and on paper, all panels are shown
 * below each other.
 */
const live = "html[data-scripted] body:not([data-widget-editing]) &";

export const section = style([column, block, { ...stacked, gap: space.l }]);

export const title = style({ marginBottom: space.xs });

export const bar = style({
  display: "none",
  position: "relative",
  borderBottom: `1px solid ${color.line}`,
  "@media": { screen: { selectors: { [live]: { display: "flex" } } } },
});

/** The row scrolls. The line below the open tab covers the line below all tabs. */
export const list = style({
  display: "flex",
  flex: 1,
  minWidth: 0,
  overflowX: "auto",
  scrollbarWidth: "none",
  gap: space.l,
  marginBottom: -1,
  "@media": { "(prefers-reduced-motion: no-preference)": { scrollBehavior: "smooth" } },
});

export const tab = style({
  flex: "none",
  minHeight: rems(3),
  padding: `${space.xs} 0`,
  border: 0,
  borderBottom: "3px solid transparent",
  background: "none",
  color: color.inkSoft,
  font: "inherit",
  fontWeight: 600,
  cursor: "pointer",
  transition: `border-color ${motion.quick}, color ${motion.quick}`,
  selectors: {
    "&:hover": { color: color.ink, borderBottomColor: color.edge },
    '&[aria-selected="true"]': { color: color.ink, borderBottomColor: color.accent },
    "&:focus-visible": { outlineOffset: "-3px" },
  },
  "@media": {
    "(forced-colors: active)": { selectors: { '&[aria-selected="true"]': { borderBottomColor: "Highlight" } } },
  },
});

export const scroll = style({
  flex: "none",
  display: "grid",
  placeItems: "center",
  width: rems(2.75),
  minHeight: rems(2.75),
  padding: 0,
  border: 0,
  background: "none",
  color: color.ink,
  cursor: "pointer",
  selectors: { "&[hidden]": { display: "none" } },
});

export const back = style({ display: "flex", rotate: "180deg" });

export const panel = style({
  ...stacked,
  gap: space.m,
  selectors: {
    // The reset hides every element with the attribute, which the browser's search would not find.
    '&[hidden="until-found"]': {
      display: "grid !important",
      contentVisibility: "hidden",
      gap: 0,
      // A closed panel has no gap to its neighbours.
      marginBlockStart: `calc(${space.l} * -1)`,
    },
  },
  "@media": {
    screen: { selectors: { [`${live}[data-tab-panel="closed"]:not([hidden])`]: { display: "none" } } },
    print: {
      selectors: { '&[hidden="until-found"]': { contentVisibility: "visible", gap: space.m, marginBlockStart: 0 } },
    },
  },
});

/** Hidden while tabs are shown, since the label of a tab is the same text as the title of its panel. */
export const panelTitle = style({ "@media": { screen: { selectors: { [live]: { display: "none" } } } } });
