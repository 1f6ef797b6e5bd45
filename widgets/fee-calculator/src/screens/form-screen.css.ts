import { style } from "@vanilla-extract/css";
import { tokens } from "shared-runtime/theme/tokens.css.ts";

const { space } = tokens;

/** The texts are next to the fields if there is room, and above them on a phone. */
export const screen = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space.l,
  "@container": {
    "(min-width: 48em)": { gridTemplateColumns: "minmax(0, 2fr) minmax(0, 3fr)", columnGap: space.xxl },
  },
});

export const words = style({ display: "grid", gap: space.s, alignContent: "start" });

/** Hidden without scripting, where a sentence about the missing scripting is shown instead. */
export const form = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space.l,
  "@media": { "(scripting: none)": { display: "none" } },
});

export const noScript = style({ fontWeight: 620 });

export const action = style({ display: "grid", justifyItems: "start" });
