import { style } from "@vanilla-extract/css";
import { rems } from "shared-runtime/theme/rems.ts";
import { tokens } from "shared-runtime/theme/tokens.css.ts";

const { space } = tokens;

export const section = style({ display: "grid", gap: space.l, maxWidth: rems(42) });
export const part = style({ display: "grid", gap: space.xs });
export const products = style({ display: "grid", gap: space.m, margin: 0, padding: 0, listStyle: "none" });
