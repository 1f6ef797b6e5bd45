import { style } from "@vanilla-extract/css";
import { rems } from "shared-runtime/theme/rems.ts";
import { tokens } from "shared-runtime/theme/tokens.css.ts";
import { text } from "shared-runtime/theme/typography.css.ts";

const { color, size, space } = tokens;

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

export const form = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: space.l });

export const columns = style({
  display: "grid",
  gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, ${rems(15)}), 1fr))`,
  gap: space.l,
  alignItems: "end",
});

export const set = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space.m,
  minWidth: 0,
  margin: 0,
  padding: 0,
  border: 0,
});

export const legend = style([text.title, { padding: 0, marginBlockEnd: space.s }]);

/** The sentence about required fields is closer to the fields than the fields are to one another. */
export const required = style({ fontSize: size.s, color: color.inkSoft, marginBlockEnd: `calc(-1 * ${space.s})` });

/** The button, and the text about the use of the data. */
export const send = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  columnGap: space.l,
  rowGap: space.s,
});

export const privacy = style([
  { flex: "1 1 16rem", fontSize: size.s, lineHeight: 1.5, color: color.inkSoft, maxWidth: "34em" },
]);

export const link = style({
  display: "inline-block",
  color: color.ink,
  fontWeight: 620,
  ":hover": { color: color.accent },
});

export const reference = style({ fontSize: size.s, color: color.inkSoft, overflowWrap: "anywhere" });

export const answers = style({ display: "grid", gap: space.s });
