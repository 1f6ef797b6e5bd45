import { keyframes, style, type StyleRule } from "@vanilla-extract/css";
import { tokens } from "shared-runtime/theme/tokens.css.ts";

const { color, font } = tokens;

type Conditional = NonNullable<StyleRule["@media"]>;

const forced = (rule: Conditional[string]): Conditional => ({ "(forced-colors: active)": rule });
const moving = (animation: string): Conditional => ({ "(prefers-reduced-motion: no-preference)": { animation } });

export const art = style({ display: "block", width: "100%", height: "auto", overflow: "visible" });

export const table = style({
  fill: color.sand,
  "@media": forced({ fill: "none", stroke: "CanvasText", strokeWidth: 1.5 }),
});
export const seat = style({
  fill: color.surface,
  stroke: color.edge,
  strokeWidth: 1.5,
  "@media": forced({ fill: "Canvas", stroke: "CanvasText" }),
});
export const back = style({
  fill: "none",
  stroke: color.ink,
  strokeWidth: 5,
  strokeLinecap: "round",
  "@media": forced({ stroke: "CanvasText" }),
});

const drawUp = keyframes({ from: { transform: "translateY(34px)" } });
/** The new member's chair moves up to the table. */
export const own = style({ "@media": moving(`${drawUp} 900ms cubic-bezier(0.2, 0.8, 0.3, 1) 250ms backwards`) });
export const ownSeat = style([
  seat,
  { fill: color.accent, stroke: color.ink, "@media": forced({ fill: "Highlight" }) },
]);

const appear = keyframes({ from: { opacity: 0 } });
export const initials = style({
  fill: color.onAccent,
  fontFamily: font.text,
  fontSize: 15,
  fontWeight: 650,
  textAnchor: "middle",
  dominantBaseline: "central",
  "@media": { ...moving(`${appear} 500ms ease-out 900ms backwards`), ...forced({ fill: "HighlightText" }) },
});
