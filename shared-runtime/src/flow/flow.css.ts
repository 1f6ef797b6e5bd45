import { style } from "@vanilla-extract/css";
import { tokens } from "../theme/tokens.css.ts";

const { space } = tokens;

const column = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)" });

export const frame = style([column, { gap: space.l }]);

export const title = style({ overflowWrap: "anywhere", scrollMarginTop: space.l, outline: "none" });

export const form = style([column, { gap: space.l }]);

export const failure = style([column, { justifyItems: "start", gap: space.s }]);
