import { createVar, globalStyle, style } from "@vanilla-extract/css";
import { rems } from "shared-runtime/theme/rems.ts";
import { tokens } from "shared-runtime/theme/tokens.css.ts";

const { color, radius, shadow, size, space } = tokens;

const summaryHeight = rems(2.75);
/** The greatest height of the open panel. */
const openHeight = `min(60dvh, ${rems(39)})`;

// The room that the panel takes. The end of the page and focused elements keep clear of it.
const panelRoom = createVar();
globalStyle("html:has([data-session-debug])", {
  vars: { [panelRoom]: `calc(${summaryHeight} + 2 * ${space.s})` },
  scrollPaddingBlockEnd: panelRoom,
});
globalStyle("html:has([data-session-debug] > [open])", {
  vars: { [panelRoom]: `calc(${openHeight} + 2 * ${space.s})` },
});
globalStyle("body:has(> [data-session-debug])", { paddingBlockEnd: panelRoom });

/** The panel is in a layer below the question about cookies. */
export const panel = style({
  position: "fixed",
  zIndex: 700,
  insetBlockEnd: space.s,
  insetInlineEnd: space.s,
  maxWidth: `calc(100vw - 2 * ${space.s})`,
  fontSize: size.xs,
  lineHeight: 1.45,
  hyphens: "manual",
  selectors: { "html:not([data-scripted]) &": { display: "none" } },
  "@media": { print: { display: "none" } },
});

export const details = style({
  overflow: "hidden",
  border: `1px solid ${color.edge}`,
  borderRadius: radius.tool,
  background: color.surface,
  color: color.ink,
  boxShadow: shadow.paper,
  selectors: { "&[open]": { width: `min(${rems(26)}, 100vw - 2 * ${space.s})`, boxShadow: shadow.dialog } },
});

export const summary = style({
  minHeight: summaryHeight,
  paddingBlock: rems(0.625),
  paddingInline: space.m,
  borderRadius: radius.tool,
  fontSize: size.s,
  fontWeight: 620,
  cursor: "pointer",
  ":hover": { background: color.sand },
  ":focus-visible": { outlineOffset: "-3px" },
});

export const sheet = style({ borderBlockStart: `1px solid ${color.line}` });

export const actions = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: `${space.xxs} ${space.s}`,
  padding: `${space.xs} ${space.m}`,
});

globalStyle(`${actions} button`, { minHeight: rems(2.75), paddingBlock: space.xs, fontSize: size.s });

export const told = style({ flex: `1 1 ${rems(8)}` });

export const parts = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space.m,
  maxHeight: `calc(${openHeight} - ${rems(6.75)})`,
  minHeight: rems(4),
  padding: `${space.xs} ${space.m} ${space.m}`,
  overflowY: "auto",
  overflowWrap: "anywhere",
  ":focus-visible": { outlineOffset: "-3px" },
});

export const part = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: space.xxs });

export const title = style({ fontSize: size.s, fontWeight: 650 });

export const rows = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)" });

globalStyle(`${rows} > div`, {
  display: "grid",
  gridTemplateColumns: "minmax(0, 2fr) minmax(0, 3fr)",
  columnGap: space.s,
  paddingBlock: space.xxs,
  borderBlockStart: `1px solid ${color.line}`,
});
globalStyle(`${rows} > [data-marked]`, { background: color.warnFill });
globalStyle(`${rows} dt`, { color: color.inkSoft });
globalStyle(`${rows} > [data-marked] :is(dt, dd)`, { color: color.warn, fontWeight: 620 });
