import { style } from "@vanilla-extract/css";
import { rems } from "shared-runtime/theme/rems.ts";

/** Room above it where it is scrolled to. */
export const title = style({ scrollMarginTop: rems(7) });
