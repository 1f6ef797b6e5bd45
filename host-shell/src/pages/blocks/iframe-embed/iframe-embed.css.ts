import { style } from "@vanilla-extract/css";
import { block, column } from "../../chrome/page.css.ts";

export const section = style([column, block]);
