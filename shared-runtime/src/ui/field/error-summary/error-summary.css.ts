import { style } from "@vanilla-extract/css";
import { rems } from "../../../theme/rems.ts";
import { tokens } from "../../../theme/tokens.css.ts";

const { color, radius, size, space } = tokens;

const phone = "(max-width: 30em)";

export const summary = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space.xs,
  paddingBlock: `min(${space.m}, 4vw)`,
  paddingInline: `min(${space.m}, 4vw)`,
  border: `2px solid ${color.bad}`,
  borderRadius: radius.control,
  background: color.badFill,
  color: color.ink,
  scrollMarginTop: rems(1.5),
  "@media": { [phone]: { gridTemplateColumns: "minmax(0, 1fr) auto", columnGap: space.s, rowGap: 0 } },
  // Visible, since the summary takes the focus after each failed attempt.
  ":focus": { outline: `3px solid ${color.focus}`, outlineOffset: "2px" },
});

export const title = style({
  gridColumn: "1 / -1",
  display: "flex",
  gap: space.xs,
  fontSize: size.l,
  fontWeight: 620,
  lineHeight: 1.3,
  "@media": { [phone]: { fontSize: size.m } },
});

export const mark = style({ display: "flex", flex: "none", alignItems: "center", height: "1.3em", color: color.bad });

export const list = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  minWidth: 0,
  selectors: { "&:last-child": { gridColumn: "1 / -1" } },
});

/** An error after the first one while the summary is not open: only a phone has no room for it. */
export const later = style({ "@media": { [phone]: { display: "none" } } });

export const link = style({
  display: "inline-flex",
  alignItems: "center",
  minHeight: rems(2.75),
  paddingBlock: rems(0.5),
  fontSize: size.m,
  fontWeight: 620,
  lineHeight: 1.35,
  color: color.bad,
  overflowWrap: "anywhere",
});

/** An error while the summary is not open: one line on a phone. */
export const cutLink = style([
  link,
  {
    "@media": {
      [phone]: {
        display: "block",
        overflow: "hidden",
        paddingBlock: rems(0.65),
        whiteSpace: "nowrap",
        textOverflow: "ellipsis",
      },
    },
  },
]);

/** Shows the other errors on a phone. On wider screens they are always shown. */
export const more = style([
  link,
  {
    display: "none",
    alignSelf: "start",
    appearance: "none",
    paddingInline: 0,
    border: 0,
    background: "transparent",
    fontFamily: "inherit",
    textDecoration: "underline",
    whiteSpace: "nowrap",
    cursor: "pointer",
    "@media": { [phone]: { display: "inline-flex" } },
  },
]);
