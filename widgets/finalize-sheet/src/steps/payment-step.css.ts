import { style } from "@vanilla-extract/css";
import { rems } from "shared-runtime/theme/rems.ts";
import { tokens } from "shared-runtime/theme/tokens.css.ts";

const { color, size, space } = tokens;

export const account = style({ display: "grid", gap: space.xs, minWidth: 0, border: "none" });
export const legend = style({ padding: 0, fontWeight: 600 });
export const hint = style({ fontSize: size.s, color: color.inkSoft });
/** Below each other, since an error next to a short field would break after each word. */
export const numbers = style({ display: "grid", gap: space.m, maxWidth: rems(18), marginBlockStart: space.xs });
/** Shown as unused. The numbers are remembered and return when invoices are deselected. */
export const off = style([account, { color: color.inkSoft }]);
