import { globalStyle, style } from "@vanilla-extract/css";
import { rems } from "../theme/rems.ts";
import { tokens } from "../theme/tokens.css.ts";

const { color, space, size } = tokens;

export const words = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: space.s });

/**
 * The text above the form. It is compact on a phone and in a low window, so that the first field is in the upper third.
 */
export const intro = style([
  words,
  { "@media": { "(max-width: 36em), (max-height: 40em)": { gap: space.xs, fontSize: size.s, lineHeight: 1.4 } } },
]);

export const soft = style({ color: color.inkSoft });

export const form = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: `min(${space.l}, 5vw)`,
  "@media": { "(max-height: 40em)": { rowGap: `min(${space.s}, 4vw)` } },
});

/** First and last name, side by side if there is room. */
export const names = style({
  display: "grid",
  gap: "inherit",
  gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, ${rems(12)}), 1fr))`,
  alignItems: "end",
});

export const consents = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space.s,
  paddingBlockStart: `min(${space.m}, 4vw)`,
  borderBlockStart: `1px solid ${color.line}`,
});

/** The main button takes the room that declining leaves on a phone. */
export const actions = style({ display: "flex", alignItems: "center", gap: space.m, width: "100%" });

globalStyle(`${actions} > *`, { fontSize: "inherit" });
globalStyle(`${actions} > :last-child`, { flex: "none" });

/** The editors' preview shows both answers, without the layout of the dialog. */
export const answers = style({ display: "flex", flexWrap: "wrap", gap: space.s });

export const link = style({
  color: color.ink,
  fontWeight: 620,
  ":hover": { color: color.accent },
});

export const small = style({ fontSize: size.s, color: color.inkSoft, overflowWrap: "anywhere" });
