import { style } from "@vanilla-extract/css";
import { rems } from "shared-runtime/theme/rems.ts";

/** Leaves room above the title when the page is scrolled to it. */
export const title = style({ scrollMarginTop: rems(7) });
