import { style } from "@vanilla-extract/css";
import { tokens } from "shared-runtime/theme/tokens.css.ts";
import { stacked } from "../../chrome/page.css.ts";

const { color, radius, space } = tokens;

const inState = (state: string) => `[data-foreign-frame="${state}"] &`;

export const place = style({ ...stacked, gap: space.s });

/** Takes the room of the frame in every state, so that nothing moves. All contents of the box share one grid cell. */
export const box = style({
  display: "none",
  position: "relative",
  gridTemplateColumns: "minmax(0, 1fr)",
  alignItems: "center",
  overflow: "hidden",
  border: `1px solid ${color.line}`,
  borderRadius: radius.control,
  background: color.sand,
  selectors: { "html[data-scripted] &, body[data-widget-editing] &": { display: "grid" } },
  "@media": { print: { display: "none !important" } },
});

/**
 * Hidden while it is empty, so that the Tab key does not stop there. Light in every colour scheme, since many pages have
 * dark words and no background of their own.
 */
export const frame = style({
  gridArea: "1 / 1",
  display: "block",
  width: "100%",
  border: 0,
  background: "#fff",
  colorScheme: "light",
  visibility: "hidden",
  selectors: {
    [inState("live")]: { visibility: "visible" },
    // Documents of this server set their own colours.
    "[data-own] &": { background: "none", colorScheme: "inherit" },
  },
});

const over = style({
  gridArea: "1 / 1",
  zIndex: 1,
  justifySelf: "center",
  maxWidth: "34em",
  padding: space.l,
  textAlign: "center",
  overflowWrap: "anywhere",
});

export const still = style([over, { color: color.inkSoft }]);

export const loading = style([over, { display: "none", selectors: { [inState("loading")]: { display: "block" } } }]);

export const asking = style([
  over,
  {
    ...stacked,
    display: "none",
    gap: space.m,
    justifyItems: "center",
    selectors: { [inState("asking")]: { display: "grid" } },
  },
]);

export const failed = style({
  position: "absolute",
  inset: 0,
  placeContent: "center",
  padding: space.l,
  textAlign: "center",
  overflowWrap: "anywhere",
  display: "none",
  selectors: { [inState("failed")]: { display: "grid" } },
});

export const unlisted = style({
  ...stacked,
  gap: space.xs,
  justifyItems: "start",
  padding: space.l,
  border: `1px solid ${color.line}`,
  borderRadius: radius.control,
  background: color.sand,
  overflowWrap: "anywhere",
});
