import { style } from "@vanilla-extract/css";
import { tokens } from "shared-runtime/theme/tokens.css.ts";

const { space } = tokens;

const column = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)" });

export const body = style([column, { gap: space.l }]);
export const step = style([column, { gap: space.m }]);
export const title = style({ outline: "none", overflowWrap: "anywhere" });
/** As wide as the dialog, so that the button knows the available width. */
export const actions = style([column, { flex: "1 1 100%", gap: space.xs }]);
export const waiting = style({ display: "flex", alignItems: "center", gap: space.s });
export const reference = style({ overflowWrap: "anywhere" });
