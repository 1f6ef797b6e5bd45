import { style } from "@vanilla-extract/css";
import { rems } from "shared-runtime/theme/rems.ts";
import { tokens } from "shared-runtime/theme/tokens.css.ts";

const { color, font } = tokens;

const forced = "(forced-colors: active)";

/** At most as wide as the drawing, but wide enough for legible labels. If necessary, the line wraps below the text. */
export const line = style({ display: "block", flex: `0 1 ${rems(16.25)}`, minWidth: `min(${rems(15)}, 100%)` });

const bar = style({ fill: "none", strokeWidth: 6, strokeLinecap: "round" });

export const rest = style([bar, { stroke: color.line, "@media": { [forced]: { stroke: "GrayText" } } }]);

export const way = style([bar, { stroke: color.inkSoft, "@media": { [forced]: { stroke: "CanvasText" } } }]);

export const marks = style({
  stroke: color.surface,
  strokeWidth: 2,
  "@media": { [forced]: { stroke: "Canvas" } },
});

const small = style({
  fontFamily: font.text,
  fontSize: 12.5,
  fontVariantNumeric: "tabular-nums",
  fill: color.inkSoft,
  "@media": { [forced]: { fill: "CanvasText" } },
});

/** Centred below its mark. */
export const label = style([small, { textAnchor: "middle" }]);

export const unit = small;

export const home = style({ fill: color.inkSoft, "@media": { [forced]: { fill: "CanvasText" } } });

export const pin = style({
  fill: color.accent,
  stroke: color.surface,
  strokeWidth: 1.5,
  "@media": { [forced]: { fill: "Highlight", stroke: "Canvas" } },
});

export const hole = style({ fill: color.surface, "@media": { [forced]: { fill: "Canvas" } } });
