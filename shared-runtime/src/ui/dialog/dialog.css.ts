import { globalStyle, style } from "@vanilla-extract/css";
import { rems } from "../../theme/rems.ts";
import { tokens } from "../../theme/tokens.css.ts";

const { color, motion, radius, shadow, size, space } = tokens;

const phone = "(max-width: 36em)";
const roomy = "(min-width: 36em)";
/** Room for the actions and some lines beside them. */
const tall = "(min-height: 20em)";
/** A small phone, or a low window: what is to be done comes before the air around it. */
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
  overflow: "auto",
  overscrollBehavior: "contain",
  containerType: "scroll-state",
  // Large text has a page to grow on; here it leaves room for a few words to a line.
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
    // On a phone it rises from where the thumb is.
    [phone]: { marginBottom: edge },
  },
});

export const content = style({
  // The place of something in a grid is its cell, which would leave the actions nowhere to stick.
  display: "flex",
  flexDirection: "column",
  gap: `min(${space.m}, 5vw)`,
  paddingBlock,
  paddingInline,
  "@media": {
    [roomy]: { padding: space.xl },
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
  "@media": { [low]: { fontSize: `min(${size.l}, 10vw)` } },
});

export const body = style({ minWidth: 0 });

/** Its drawing lines up with the edge of the text, its target reaches beyond. */
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

/** Stay in sight while the words are scrolled; a line above them tells that there are more. */
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
  // No border that is only transparent: forced colours would show it at all times.
  "::before": {
    content: "",
    display: "none",
    position: "absolute",
    inset: "0 0 auto",
    borderBlockStart: `1px solid ${color.line}`,
  },
  "@media": {
    [roomy]: {
      margin: `0 calc(-1 * ${space.xl}) calc(-1 * ${space.xl})`,
      padding: `${space.xs} ${space.xl} ${space.xl}`,
    },
    [tall]: { position: "sticky", insetBlockEnd: 0 },
    [low]: { columnGap: space.m, rowGap: 0, paddingBlockEnd: space.xs },
  },
  "@container": { "scroll-state(scrollable: bottom)": { "::before": { display: "block" } } },
});

globalStyle(`${actions} > *`, { fontSize: text });
