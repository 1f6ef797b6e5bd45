import { style } from "@vanilla-extract/css";
import { rems } from "shared-runtime/theme/rems.ts";
import { tokens } from "shared-runtime/theme/tokens.css.ts";

const { color } = tokens;

const forced = "(forced-colors: active)";

export const line = style({ display: "block", flex: "1 1 0", width: "100%", minWidth: 0, maxWidth: rems(12.5) });

const bar = style({ fill: "none", strokeWidth: 6, strokeLinecap: "round" });

export const rest = style([bar, { stroke: color.line, "@media": { [forced]: { stroke: "GrayText" } } }]);

export const way = style([bar, { stroke: color.inkSoft, "@media": { [forced]: { stroke: "CanvasText" } } }]);

export const marks = style({
  stroke: color.surface,
  strokeWidth: 2,
  "@media": { [forced]: { stroke: "Canvas" } },
});

export const home = style({ fill: color.inkSoft, "@media": { [forced]: { fill: "CanvasText" } } });

export const pin = style({
  fill: color.accent,
  stroke: color.surface,
  strokeWidth: 1.5,
  "@media": { [forced]: { fill: "Highlight", stroke: "Canvas" } },
});

export const hole = style({ fill: color.surface, "@media": { [forced]: { fill: "Canvas" } } });
