import { style } from "@vanilla-extract/css";
import { rems } from "../../theme/rems.ts";
import { tokens } from "../../theme/tokens.css.ts";

const { size, space } = tokens;

/**
 * Reduces the spaces and sizes of its content, such as lists and tables that a member reads often. Targets keep their
 * size, and so do the smallest spaces and texts.
 */
export const compact = style({
  vars: {
    [space.s]: rems(0.5),
    [space.m]: rems(0.75),
    [space.l]: rems(1),
    [space.xl]: rems(1.5),
    [space.xxl]: rems(2),
    [space.xxxl]: rems(2.5),
    [size.l]: size.m,
  },
});
