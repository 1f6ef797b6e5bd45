import { globalStyle, style } from "@vanilla-extract/css";
import { rems } from "shared-runtime/theme/rems.ts";
import { consentAwaited } from "shared-runtime/consent/consent.ts";
import { tokens } from "shared-runtime/theme/tokens.css.ts";
import { heading, text as textStyles } from "shared-runtime/theme/typography.css.ts";

const { color, radius, shadow, size, space } = tokens;

const roomy = "(min-width: 40em)";
const broad = "(min-width: 60em)";
const lowWindow = "(max-height: 20em)";

/** The placeholder reserves the overlay's height, so that the end of the page can be scrolled clear of the overlay. */
globalStyle(":host", { blockSize: "var(--lk-consent-room, 0)" });

// Presses outside the card reach the page.
globalStyle("[data-widget-root]", {
  position: "fixed",
  zIndex: 900,
  insetInline: 0,
  insetBlockEnd: 0,
  pointerEvents: "none",
  hyphens: "manual",
  // The overlay would cover most of a low window, for example at 400 % zoom, so it is part of the page there.
  "@media": { [lowWindow]: { position: "static" } },
});

export const overlay = style({
  // The page sets this property until the visitor has answered. Otherwise the overlay is hidden until the widget is live.
  display: "var(--lk-consent-overlay, none)",
  gridTemplateRows: "minmax(0, 1fr)",
  maxHeight: "max(50dvh, 13em)",
  overflow: "hidden",
  pointerEvents: "auto",
  borderBlockStart: `1px solid ${color.edge}`,
  background: color.surface,
  color: color.ink,
  boxShadow: shadow.dialog,
  "@container": {
    [roomy]: {
      boxSizing: "border-box",
      width: `min(100% - 2 * ${space.l}, ${rems(72)})`,
      marginInline: "auto",
      marginBlockEnd: space.m,
      border: `1px solid ${color.edge}`,
      borderRadius: radius.tool,
    },
  },
  "@media": { print: { display: "none" }, [lowWindow]: { maxHeight: "none" } },
});

export const inside = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gridTemplateRows: "minmax(0, 1fr) auto",
  minHeight: 0,
  // If hardly a line of the content would remain above the buttons, the whole overlay scrolls.
  "@media": { "(max-height: 26em)": { overflowY: "auto", gridTemplateRows: "auto auto" } },
  "@container": {
    [broad]: {
      selectors: { "&:not(:has(li))": { gridTemplateColumns: "minmax(0, 1fr) auto", gridTemplateRows: "auto" } },
    },
  },
});

export const words = style({
  display: "grid",
  gap: space.xs,
  alignContent: "start",
  overflowY: "auto",
  overscrollBehavior: "contain",
  paddingBlock: `${space.m} ${space.xs}`,
  paddingInline: space.m,
  // The question is a short paragraph that begins with its title.
  selectors: {
    ":not(:has(li)) > &": { display: "block", paddingBlockStart: space.s, fontSize: rems(0.875), lineHeight: 1.4 },
  },
  "@container": {
    [roomy]: { paddingBlock: `${space.l} ${space.s}`, paddingInline: space.xl },
    [broad]: { selectors: { ":not(:has(li)) > &": { paddingBlock: space.m, paddingInlineEnd: space.l } } },
  },
});

export const title = style([heading.xl]);

/** The title of the question, on the same line as its text. */
export const lead = style({
  display: "inline",
  fontWeight: 650,
  // Only visible: the accessible name of the region has no full stop.
  "::after": { content: '"." / ""' },
});

export const text = style([textStyles.small, { maxWidth: "46em", color: color.ink }]);

/** The text of the question. */
export const rest = style({ display: "inline" });

/** The page sets this property while a tool waits for the answer. */
export const awaited = style({
  display: `var(${consentAwaited}, none)`,
  marginBlockStart: space.xxs,
  paddingInline: space.xs,
  borderRadius: radius.control,
  background: color.sun,
  color: color.onSun,
  fontWeight: 620,
});

export const policy = style({ color: "inherit", whiteSpace: "nowrap" });

export const actions = style({
  display: "grid",
  // Equal widths for all labels. The buttons are stacked if the reader's text is large.
  gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, ${rems(5.5)}), 1fr))`,
  gap: space.xs,
  alignContent: "center",
  paddingBlock: `${space.xs} ${space.s}`,
  paddingInline: space.m,
  // A line separates the buttons from content that can be scrolled.
  selectors: { ":has(li) > &": { borderBlockStart: `1px solid ${color.line}`, paddingBlockStart: space.s } },
  "@container": {
    [roomy]: { paddingBlock: `${space.s} ${space.l}`, paddingInline: space.xl },
    [broad]: {
      gridTemplateColumns: `repeat(3, minmax(0, ${rems(13)}))`,
      selectors: {
        ":not(:has(li)) > &": {
          gridTemplateColumns: "repeat(3, 1fr)",
          paddingBlock: space.m,
          paddingInlineStart: 0,
        },
      },
    },
  },
});

globalStyle(`${actions} > button`, {
  minHeight: rems(2.75),
  padding: space.xxs,
  fontSize: rems(0.875),
  lineHeight: 1.15,
  "@container": { [roomy]: { minHeight: rems(3), paddingInline: space.m, fontSize: size.m } },
});

export const categories = style({
  display: "grid",
  gap: space.s,
  marginBlockStart: space.xs,
  "@container": { [roomy]: { gridTemplateColumns: "repeat(3, minmax(0, 1fr))", gap: space.l } },
});

export const category = style({
  display: "grid",
  gridTemplateColumns: `${rems(1.75)} minmax(0, 1fr)`,
  columnGap: space.s,
  alignItems: "center",
  alignContent: "start",
});

export const name = style({
  display: "flex",
  alignItems: "center",
  minHeight: rems(2.75),
  fontSize: size.m,
  fontWeight: 620,
  selectors: { "input:not(:disabled) + &": { cursor: "pointer" } },
});

export const explanation = style([textStyles.small, { gridColumn: 2 }]);

export const ways = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  columnGap: space.l,
  minHeight: rems(2.75),
  fontSize: size.s,
});

export const close = style({
  appearance: "none",
  minHeight: rems(2.75),
  padding: 0,
  border: 0,
  background: "none",
  textDecoration: "underline",
  textUnderlineOffset: "0.2em",
  cursor: "pointer",
});

export const preview = style({ display: "grid", gap: space.m, padding: space.m, pointerEvents: "auto" });

// In the preview, the overlay is not fixed to the window and is shown in full.
globalStyle(`${preview} ${overlay}`, { maxHeight: "none" });

globalStyle(`[data-widget-root]:has(${preview})`, { position: "static" });
