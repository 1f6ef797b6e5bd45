import { style, type StyleRule } from "@vanilla-extract/css";
import { tokens } from "../../theme/tokens.css.ts";

const { color } = tokens;

/** Paper is white in both schemes, but dimmer in the dark one. Drawings on paper are dark in both schemes. */
const paperWhite = "light-dark(#ffffff, #e9e5dc)";
const paperShade = "light-dark(#ede5d6, #d3ccbd)";
const paperLine = "light-dark(#e0d6c5, #c0b7a5)";

const forced = (rule: StyleRule): StyleRule => ({ "@media": { "(forced-colors: active)": rule } });
const outline = forced({ fill: "Canvas", stroke: "CanvasText", strokeWidth: 2 });

const stroke: StyleRule = { fill: "none", strokeWidth: 2.5, strokeLinecap: "round", strokeLinejoin: "round" };

export const drawing = style({ width: "100%", height: "auto", overflow: "visible" });

/** Ground behind the objects, in a quiet colour. */
export const ground = style({ fill: color.sand, ...forced({ fill: "none" }) });

export const paper = style({ fill: paperWhite, stroke: color.line, ...outline });
/** A side of paper that is turned from the light. */
export const shaded = style({ fill: paperShade, stroke: color.line, ...outline });
/** Lines of writing that are too small to read. */
export const writing = style([
  stroke,
  { stroke: paperLine, strokeWidth: 4, ...forced({ stroke: "CanvasText", strokeWidth: 2 }) },
]);

export const sun = style({ fill: color.sun, ...outline });
export const accent = style({ fill: color.accent, ...forced({ fill: "Highlight" }) });
/** Lighter in the dark scheme, but not as light as the paper around it. */
export const ink = style({ fill: "light-dark(#16302b, #5b897c)", ...forced({ fill: "CanvasText" }) });

export const pen = style([stroke, { stroke: color.ink }]);
/** Lines on paper and on `sun`. */
export const penOnPaper = style([stroke, { stroke: color.onSun }]);
/** Lines on `ink`. */
export const penOnInk = style([stroke, { stroke: "light-dark(#fbf8f3, #f3eee5)", ...forced({ stroke: "Canvas" }) }]);
/** Lines on the accent. */
export const onAccent = style([stroke, { stroke: color.onAccent }]);
export const accentPen = style([stroke, { stroke: color.accent, ...forced({ stroke: "Highlight" }) }]);
/** The accent on paper, where the accent of the dark scheme would be too pale. */
export const accentOnPaper = style([stroke, { stroke: "#b83a1e", ...forced({ stroke: "Highlight" }) }]);
