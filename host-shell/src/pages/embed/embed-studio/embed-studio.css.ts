import { globalStyle, style } from "@vanilla-extract/css";
import { rems } from "shared-runtime/theme/rems.ts";
import { tokens } from "shared-runtime/theme/tokens.css.ts";
import { column, stacked, tablet, wideScreen } from "../../chrome/page.css.ts";

/** Windows without room for more than one screen. */
const narrow = "screen and (max-width: 39.99em)";

const { color, motion, radius, size, space } = tokens;

/** Applies to parts of the page if scripts run. */
const withScripts = "html[data-scripted] &";

export const page = style([
  column,
  { ...stacked, accentColor: color.accent, gap: space.xxxl, paddingBlock: `clamp(${space.xl}, 6vw, ${rems(5)})` },
]);

export const header = style({ ...stacked, gap: space.m });

export const link = style({ display: "inline-flex", alignItems: "center", minHeight: rems(2.75) });

/**
 * The link to the previews. Hidden without scripts, which the previews need, and on screens that have room for the
 * previews next to the form.
 */
export const toPreview = style([
  link,
  {
    selectors: { "html:not([data-scripted]) &": { display: "none" } },
    "@media": { [wideScreen]: { display: "none" } },
  },
]);

export const links = style({ display: "flex", flexWrap: "wrap", columnGap: space.l });

export const group = style({ ...stacked, gap: space.l });

export const cards = style({
  display: "grid",
  gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${rems(17)}), 1fr))`,
  gap: space.l,
  listStyle: "none",
});

export const card = style({
  ...stacked,
  position: "relative",
  alignContent: "start",
  overflow: "hidden",
  border: `1px solid ${color.line}`,
  borderRadius: radius.tool,
  background: color.surface,
  transition: `border-color ${motion.quick}, translate ${motion.quick}`,
  selectors: {
    "&:hover": { borderColor: color.edge, translate: "0 -2px" },
    "&:has(a:focus-visible)": { outline: `3px solid ${color.focus}`, outlineOffset: 2 },
  },
});

export const cardWords = style({ ...stacked, gap: space.xs, padding: space.l });

/** The link covers its card. */
export const cardLink = style({
  color: "inherit",
  textDecoration: "none",
  outline: "none",
  selectors: { "&::after": { content: '""', position: "absolute", inset: 0 } },
});

const pictureFrame = style({
  width: "100%",
  height: "auto",
  aspectRatio: "16 / 10",
  borderBottom: `1px solid ${color.line}`,
  background: color.sand,
});

export const picture = style([pictureFrame, { overflow: "hidden" }]);

globalStyle(`${picture} img`, {
  display: "block",
  width: "100%",
  height: "100%",
  objectFit: "cover",
  objectPosition: "top",
});

export const noPicture = style([pictureFrame, { display: "grid", placeItems: "center", color: color.inkSoft }]);

export const studio = style({
  ...stacked,
  gap: space.xxl,
  selectors: { "html:not([data-scripted]) &": { display: "none" } },
  "@media": {
    [wideScreen]: { gridTemplateColumns: `minmax(${rems(20)}, 4fr) minmax(0, 8fr)`, alignItems: "start" },
  },
});

export const settings = style({
  ...stacked,
  alignContent: "start",
  gap: space.m,
  vars: { "--lk-form-accent": color.accent, "--lk-form-problem": color.bad },
});

export const waiting = style({ color: color.inkSoft, selectors: { "&:empty": { display: "none" } } });

export const disclosure = style({ border: `1px solid ${color.line}`, borderRadius: radius.control });

export const summary = style({
  minHeight: rems(2.75),
  padding: `${space.xs} ${space.m}`,
  fontSize: rems(1),
  lineHeight: 1.5,
  fontWeight: 600,
  cursor: "pointer",
  borderRadius: radius.control,
  display: "flex",
  alignItems: "center",
  gap: space.xs,
  selectors: {
    "&::-webkit-details-marker": { display: "none" },
    // The same arrow as on the disclosures of the form.
    "&::before": {
      content: '""',
      boxSizing: "border-box",
      flex: "none",
      width: rems(0.5),
      height: rems(0.5),
      marginInline: rems(0.125),
      border: "solid currentColor",
      borderWidth: "0 2px 2px 0",
      rotate: "-45deg",
    },
    "details[open] > &::before": { rotate: "45deg", translate: `0 -${rems(0.125)}` },
  },
});

export const count = style({
  marginInlineStart: "auto",
  fontSize: size.s,
  color: color.accent,
  whiteSpace: "nowrap",
});

export const fields = style({ ...stacked, gap: space.m, padding: `${space.xs} ${space.m} ${space.m}` });

export const labelled = style({ ...stacked, gap: space.xxs });

export const label = style({ fontSize: size.s, fontWeight: 620 });

export const select = style({
  width: "100%",
  minHeight: rems(2.75),
  paddingInline: space.s,
  border: `1px solid ${color.edge}`,
  borderRadius: radius.control,
  background: color.surface,
  color: color.ink,
  font: "inherit",
  textOverflow: "ellipsis",
});

export const colorRow = style({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: space.s,
  minHeight: rems(2.75),
});

export const colorLabel = style({
  display: "flex",
  alignItems: "center",
  gap: space.s,
  fontSize: rems(1),
  fontWeight: 620,
});

export const swatch = style({
  flex: "none",
  width: rems(3.25),
  height: rems(2.75),
  padding: 2,
  border: `1px solid ${color.edge}`,
  borderRadius: radius.control,
  background: color.surface,
  cursor: "pointer",
});

const button = style({
  minHeight: rems(2.75),
  paddingInline: space.m,
  border: `1.5px solid ${color.ink}`,
  borderRadius: radius.pill,
  background: "transparent",
  color: color.ink,
  font: "inherit",
  fontSize: size.s,
  fontWeight: 620,
  cursor: "pointer",
  selectors: { "&:hover": { background: color.sand }, "&[hidden]": { display: "none" } },
});

export const small = style([button, { flex: "none" }]);

export const warnings = style({
  ...stacked,
  gap: space.xs,
  color: color.bad,
  fontWeight: 620,
  fontSize: size.s,
  selectors: { "&:empty": { display: "none" } },
});

export const preview = style({
  ...stacked,
  gap: space.m,
  "@media": { [wideScreen]: { position: "sticky", top: space.m } },
});

export const previewTop = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "end",
  columnGap: space.xl,
  rowGap: space.s,
});

export const previewTitle = style({ flexBasis: "100%" });

export const schemes = style({
  display: "flex",
  flexWrap: "wrap",
  columnGap: space.m,
  border: 0,
  padding: 0,
  margin: 0,
});

/** The distance of the legend from its controls is the same as that of a `label`. */
export const legend = style({ padding: `0 0 ${space.xxs}`, fontSize: size.s, fontWeight: 620 });

export const scheme = style({ display: "inline-flex", alignItems: "center", gap: space.xs, minHeight: rems(2.75) });

/** The choice of a preview size, only on phones, where one preview is shown at a time. */
export const sizes = style({ "@media": { [tablet]: { display: "none" } } });

export const skip = style({ position: "relative" });

/** Visible when it has the focus. */
export const skipLink = style([
  link,
  { selectors: { "&:not(:focus)": { position: "absolute", clipPath: "inset(50%)", pointerEvents: "none" } } },
]);

export const screens = style({ display: "flex", flexWrap: "wrap", alignItems: "start", gap: space.l });

/**
 * The preview of a phone has the real size of the phone. The preview of a tablet is next to it if there is room for a
 * third of the width of the tablet.
 */
export const screen = style({
  ...stacked,
  gap: space.xxs,
  margin: 0,
  minWidth: 0,
  flex: "1 1 100%",
  selectors: {
    '&[data-screen="360"]': { flex: "0 0 auto", width: `min(100%, ${rems(22.625)})` },
    '&[data-screen="768"]': { flex: `1 1 ${rems(17)}` },
  },
  "@media": {
    [narrow]: {
      selectors: Object.fromEntries(
        ["360", "768", "1280"].map((width) => [
          `[data-shown]:not([data-shown="${width}"]) > &[data-screen="${width}"]`,
          { display: "none" },
        ]),
      ),
    },
  },
});

export const viewport = style({
  position: "relative",
  overflow: "hidden",
  border: `1px solid ${color.edge}`,
  borderRadius: radius.control,
  background: color.surface,
  "@media": {
    [narrow]: { selectors: { '[data-screen]:not([data-screen="360"]) > &': { overflow: "auto hidden" } } },
  },
});

/** The script scales the frame to the width of its viewport, and gives this element the size that is visible. */
export const scaled = style({ overflow: "hidden" });

export const frame = style({ display: "block", maxWidth: "none", border: 0, transformOrigin: "0 0" });

export const codes = style({ ...stacked, gap: space.l });

export const problem = style({
  padding: space.m,
  borderRadius: radius.control,
  background: color.warnFill,
  color: color.ink,
  selectors: { "&[hidden]": { display: "none" } },
});

export const tabs = style({
  display: "none",
  flexWrap: "wrap",
  gap: space.xs,
  selectors: { [withScripts]: { display: "flex" } },
});

export const tab = style([
  button,
  {
    borderColor: color.edge,
    selectors: {
      '&[aria-selected="true"]': { borderColor: color.ink, background: color.ink, color: color.onInk },
    },
    "@media": {
      "(forced-colors: active)": {
        selectors: { '&[aria-selected="true"]': { borderColor: "Highlight", borderWidth: 3 } },
      },
    },
  },
]);

export const panel = style({ ...stacked, gap: space.m, selectors: { "&[hidden]": { display: "none" } } });

export const panelTitle = style({
  fontSize: size.l,
  fontWeight: 620,
  selectors: { [withScripts]: { display: "none" } },
});

export const scripted = style({ display: "none", selectors: { [withScripts]: { ...stacked, gap: space.m } } });

export const codeBox = style({
  ...stacked,
  border: `1px solid ${color.line}`,
  borderRadius: radius.control,
  background: color.surface,
  selectors: { "&[hidden]": { display: "none" } },
});

export const codeTop = style({
  display: "flex",
  minHeight: rems(3.75),
  alignItems: "center",
  justifyContent: "space-between",
  gap: space.s,
  padding: `${space.xs} ${space.xs} ${space.xs} ${space.m}`,
  borderBottom: `1px solid ${color.line}`,
});

export const codeTitle = style({ fontSize: size.s, fontWeight: 620 });

export const copy = style([button, { flex: "none" }]);

export const code = style({
  margin: 0,
  padding: space.m,
  fontFamily: "ui-monospace, monospace",
  fontSize: size.s,
  lineHeight: 1.6,
  whiteSpace: "pre-wrap",
  overflowWrap: "anywhere",
  hyphens: "manual",
});

export const note = style({
  padding: `0 ${space.m} ${space.m}`,
  fontSize: size.s,
  selectors: { "&[hidden]": { display: "none" } },
});

export const copied = style({ minHeight: "1.6em", color: color.good, fontWeight: 620 });
