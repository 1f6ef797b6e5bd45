import { style } from "@vanilla-extract/css";
import { rems } from "shared-runtime/theme/rems.ts";
import { tokens } from "shared-runtime/theme/tokens.css.ts";

const { color, size, space } = tokens;

export const account = style({ display: "grid", gap: space.xs, minWidth: 0, border: "none" });
export const legend = style({ fontWeight: 600 });
export const hint = style({ fontSize: size.s, color: color.inkSoft });
export const numbers = style({
  display: "grid",
  gridTemplateColumns: `minmax(min(100%, ${rems(6)}), 1fr) minmax(min(100%, ${rems(10)}), 3fr)`,
  gap: space.m,
  alignItems: "start",
  marginBlockStart: space.xs,
});
/** The numbers are remembered and come back. */
export const off = style([account, { color: color.inkSoft }]);
