import { globalStyle, keyframes, style } from "@vanilla-extract/css";
import { rems } from "../../theme/rems.ts";
import { tokens } from "../../theme/tokens.css.ts";

const { color, motion, radius, shadow, size, space } = tokens;

const phone = "(max-width: 36em)";
const roomy = "(min-width: 36em)";
/** A window high enough for the actions and a labelled field. In a lower window, the actions follow the content. */
const tall = "(min-height: 30em)";
/** A small phone or a low window, where padding gives way to content. */
const low = "(max-height: 40em)";

const text = `min(${size.m}, 8vw)`;
const edge = `min(${space.m}, 4vw)`;
const paddingBlock = `min(${space.l}, 7vw)`;
const paddingInline = `min(${space.l}, 6vw)`;

export const dialog = style({
  width: `min(${rems(34)}, 100vw - 2 * ${edge})`,
  maxWidth: "none",
  maxHeight: `calc(100dvh - 2 * ${edge})`,
  margin: "auto",
  padding: 0,
  border: "1px solid transparent",
  borderRadius: radius.tool,
  background: color.surface,
  color: color.ink,
  boxShadow: shadow.dialog,
  // The inner element scrolls, not the dialog: a scrollbar of the dialog would make its corners square.
  overflow: "hidden",
  // Limits large text, so that a few words fit on a line.
  fontSize: text,
  lineHeight: 1.5,
  outline: "none",
  opacity: 1,
  translate: "0 0",
  transition: `opacity ${motion.calm}, translate ${motion.calm}`,
  "@starting-style": { opacity: 0, translate: "0 12px" },
  "::backdrop": {
    background: "light-dark(#16302b80, #000000a6)",
    opacity: 1,
    transition: `opacity ${motion.calm}`,
  },
  "@media": {
    // On a phone the dialog is at the bottom, within reach of the thumb.
    [phone]: { marginBottom: edge },
  },
});

const heedless = keyframes({ from: { pointerEvents: "none" }, to: { pointerEvents: "none" } });

/**
 * Ignores presses in the first 400 ms after the dialog opens, since they were meant for the element below it. The
 * animation moves nothing, so it also applies with reduced motion.
 */
export const guarded = style([dialog, { animation: `${heedless} 400ms` }]);

/** Has no padding, since padding would separate the actions from the edge of the dialog. */
export const scroller = style({
  maxHeight: "inherit",
  overflow: "auto",
  overscrollBehavior: "contain",
  outline: 0,
});

export const content = style({
  // Not a grid: a sticky element cannot leave its grid cell.
  display: "flex",
  flexDirection: "column",
  gap: `min(${space.m}, 5vw)`,
  paddingBlock,
  paddingInline,
  "@media": {
    [roomy]: { padding: space.xl },
    [phone]: { gap: `min(${space.s}, 4vw)`, paddingBlockStart: `min(${space.s}, 4vw)` },
    [low]: { gap: `min(${space.s}, 4vw)`, paddingBlockStart: `min(${space.m}, 5vw)` },
  },
});

export const top = style({
  display: "flex",
  alignItems: "flex-start",
  justifyContent: "space-between",
  gap: space.m,
});

export const title = style({ minWidth: 0, overflowWrap: "anywhere" });

globalStyle(`${dialog} ${title}`, {
  fontSize: `min(${size.xl}, 10vw)`,
  "@media": { [`${phone}, ${low}`]: { fontSize: `min(${size.l}, 10vw)` } },
});

export const body = style({ minWidth: 0 });

/** The icon aligns with the edge of the text; the press target extends beyond it. */
export const close = style({
  flex: "none",
  display: "grid",
  placeItems: "center",
  width: rems(2.75),
  height: rems(2.75),
  margin: `calc(-1 * min(${space.s}, 4vw))`,
  padding: 0,
  border: "1px solid transparent",
  borderRadius: radius.pill,
  background: "transparent",
  color: color.inkSoft,
  cursor: "pointer",
  transition: `background-color ${motion.quick}`,
  ":hover": { background: color.sand, color: color.ink },
});

/** Sticky while the text scrolls; a line above the actions shows that more text follows. */
export const actions = style({
  display: "flex",
  flexWrap: "wrap",
  gap: space.s,
  marginInline: `calc(-1 * ${paddingInline})`,
  marginBlockEnd: `calc(-1 * ${paddingBlock})`,
  paddingInline,
  paddingBlock: `${space.xs} ${paddingBlock}`,
  position: "relative",
  background: color.surface,
  // A pseudo-element draws the line, since forced colours would make a transparent border visible.
  "::before": {
    content: "",
    display: "none",
    position: "absolute",
    inset: "0 0 auto",
    borderBlockStart: `1px solid ${color.line}`,
  },
  selectors: { "[data-more] &::before": { display: "block" } },
  "@media": {
    [roomy]: {
      margin: `0 calc(-1 * ${space.xl}) calc(-1 * ${space.xl})`,
      padding: `${space.xs} ${space.xl} ${space.xl}`,
    },
    [tall]: { position: "sticky", insetBlockEnd: 0 },
    [low]: { columnGap: space.m, rowGap: 0, paddingBlockEnd: space.xs },
  },
});

globalStyle(`${actions} > *`, { fontSize: text });

/** An arrow on the upper edge of the actions shows that there is more content below. */
export const more = style({
  display: "none",
  position: "absolute",
  insetBlockEnd: "100%",
  insetInlineStart: "50%",
  translate: "-50% 50%",
  placeItems: "center",
  width: rems(1.75),
  height: rems(1.75),
  border: `1px solid ${color.edge}`,
  borderRadius: radius.pill,
  background: color.surface,
  color: color.inkSoft,
  pointerEvents: "none",
  selectors: { "[data-more] &": { display: "grid" } },
});
