import { globalStyle, style } from "@vanilla-extract/css";
import { rems } from "shared-runtime/theme/rems.ts";
import { tokens } from "shared-runtime/theme/tokens.css.ts";
import { block, column, stacked } from "../../chrome/page.css.ts";

const { color, motion, radius, space } = tokens;

const state = (name: string) => `[data-video="${name}"] &`;
const scripted = "html[data-scripted] body:not([data-widget-editing])";

export const section = style([column, block]);

export const figure = style({ ...stacked, gap: space.s, margin: 0, maxWidth: rems(62) });

/** Keeps the room of the video in every state. Everything in it is in one cell, which grows with a long message. */
export const stage = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  position: "relative",
  overflow: "hidden",
  borderRadius: radius.control,
  background: color.sand,
  selectors: { "&::before": { content: "", gridArea: "1 / 1", paddingTop: "56.25%" } },
  "@media": { "(forced-colors: active)": { border: "1px solid" } },
});

const layer = style({ gridArea: "1 / 1", minWidth: 0, minHeight: 0 });

/** Out of the flow, so that a picture with another aspect ratio does not change the size of the stage. */
export const poster = style({
  position: "absolute",
  inset: 0,
  selectors: {
    [`${state("asking")}, ${state("failed")}`]: { visibility: "hidden" },
  },
});

export const thumbnail = style({ display: "block", width: "100%", height: "100%", objectFit: "cover" });
globalStyle(`${poster} picture, ${poster} picture > img`, {
  display: "block",
  width: "100%",
  height: "100%",
  borderRadius: 0,
  objectFit: "cover",
});

const cover = style([layer, { position: "relative", display: "grid", placeItems: "center" }]);

export const mark = style({ width: `clamp(${rems(3.5)}, 9vw, ${rems(5.5)})`, height: "auto" });
globalStyle(`${mark} circle`, { fill: color.ink, stroke: color.paper, strokeWidth: 2 });
globalStyle(`${mark} path`, { fill: color.paper });

/** The poster is a link where no script can play the video. */
export const unscripted = style([cover, { selectors: { [`${scripted} &`]: { display: "none" } } }]);

export const play = style([
  cover,
  {
    display: "none",
    padding: 0,
    border: 0,
    background: "none",
    cursor: "pointer",
    selectors: {
      [`${scripted} ${state("poster")}`]: { display: "grid" },
      "&:focus-visible": { outlineOffset: "-6px" },
    },
  },
]);
globalStyle(`${play} > ${mark}`, { transition: `scale ${motion.quick}` });
globalStyle(`${play}:hover > ${mark}`, { scale: "1.06" });

const message = style([
  layer,
  {
    ...stacked,
    display: "none",
    position: "relative",
    gap: space.m,
    alignContent: "center",
    justifyItems: "center",
    padding: space.m,
    textAlign: "center",
    overflowWrap: "anywhere",
  },
]);
globalStyle(`${message} > p`, { maxWidth: "32em" });

export const asking = style([message, { selectors: { [state("asking")]: { display: "grid" } } }]);
export const failed = style([message, { selectors: { [state("failed")]: { display: "grid" } } }]);

globalStyle(`${stage} > iframe`, { gridArea: "1 / 1", position: "relative", width: "100%", height: "100%", border: 0 });

export const caption = style({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "space-between",
  gap: `${space.xxs} ${space.l}`,
});

export const title = style({ color: color.ink, overflowWrap: "anywhere" });

/** Fills the window where the browser does not allow fullscreen. */
export const theatre = style({
  width: "100vw",
  height: "100dvh",
  maxWidth: "none",
  maxHeight: "none",
  padding: 0,
  border: 0,
  background: "#000",
});

export const screen = style({
  display: "grid",
  gridTemplateRows: "auto minmax(0, 1fr)",
  width: "100%",
  height: "100%",
  background: "#000",
});
globalStyle(`${screen} > iframe`, { width: "100%", height: "100%", border: 0 });

/** A browser does not reveal that a player shows an error, so the link is always visible. */
export const bar = style({ display: "flex", flexWrap: "wrap", justifyContent: "space-between" });
globalStyle(`${bar} > *`, { minHeight: rems(2.75), padding: `0 ${space.m}`, color: "#fff" });
globalStyle(`${bar} > :focus-visible`, { outline: "3px solid #fff", outlineOffset: "-6px" });

export const close = style({
  marginInlineStart: "auto",
  border: 0,
  background: "none",
  font: "inherit",
  fontWeight: 600,
  cursor: "pointer",
});
