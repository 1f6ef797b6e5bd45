import { style } from "@vanilla-extract/css";
import { rems } from "shared-runtime/theme/rems.ts";
import { tokens } from "shared-runtime/theme/tokens.css.ts";
import { column, stacked, tablet } from "../../chrome/page.css.ts";

const { color, radius, size, space } = tokens;

export const page = style([
  column,
  { ...stacked, gap: space.xxl, paddingBlock: `clamp(${space.xl}, 6vw, ${rems(5)})` },
]);

export const header = style({ ...stacked, gap: space.s });

export const link = style({ display: "inline-flex", alignItems: "center", minHeight: rems(2.75) });

/** Addresses, which are never hyphenated. */
export const verbatim = style({ hyphens: "manual", overflowWrap: "anywhere" });

export const box = style({
  ...stacked,
  gap: space.m,
  padding: `clamp(${space.m}, 4vw, ${space.xl})`,
  border: `1px solid ${color.line}`,
  borderRadius: radius.tool,
  background: color.surface,
  scrollMarginTop: space.m,
});

/** Below the other blocks of a page. */
export const boxBelow = style([box, column, { marginBottom: `clamp(${space.xl}, 6vw, ${rems(5)})` }]);

export const form = style({ ...stacked, gap: space.xs });

export const label = style({ fontWeight: 620 });

export const error = style({ color: color.bad, fontWeight: 620 });

export const row = style({
  ...stacked,
  gap: space.s,
  "@media": { [tablet]: { gridTemplateColumns: "minmax(0, 1fr) auto" } },
});

export const input = style({
  width: "100%",
  minHeight: rems(3),
  paddingInline: space.s,
  border: `1.5px solid ${color.edge}`,
  borderRadius: radius.control,
  background: color.paper,
  color: color.ink,
  font: "inherit",
  selectors: { '&[aria-invalid="true"]': { borderColor: color.bad } },
});

export const message = style({ ...stacked, gap: space.xs });

export const result = style({ ...stacked, gap: space.xl });

export const findings = style({ ...stacked, gap: space.m, listStyle: "none" });

export const codeBox = style({
  marginTop: space.xs,
  border: `1px solid ${color.line}`,
  borderRadius: radius.control,
  background: color.surface,
  color: color.ink,
  "@media": { [tablet]: { display: "flex", alignItems: "start" } },
});

export const code = style({
  flex: 1,
  margin: 0,
  padding: space.s,
  fontFamily: "ui-monospace, monospace",
  fontSize: size.s,
  lineHeight: 1.6,
  whiteSpace: "pre-wrap",
  overflowWrap: "anywhere",
  hyphens: "manual",
});

/** The button that copies a text. It needs a script, and is hidden without scripts. */
export const copy = style({
  display: "none",
  minHeight: rems(2.75),
  marginInlineStart: "auto",
  marginInlineEnd: space.xs,
  marginBottom: space.xs,
  "@media": { [tablet]: { flex: "none", marginTop: space.xs } },
  paddingInline: space.m,
  border: `1.5px solid ${color.ink}`,
  borderRadius: radius.pill,
  background: "transparent",
  color: color.ink,
  font: "inherit",
  fontSize: size.s,
  fontWeight: 620,
  cursor: "pointer",
  selectors: { "html[data-scripted] &": { display: "block" }, "&:hover": { background: color.sand } },
});

/** Takes no room while it is empty. */
export const copied = style({
  color: color.good,
  fontWeight: 620,
  selectors: { "&:empty": { position: "absolute" } },
});

export const reports = style({ ...stacked, gap: space.xs });

export const list = style({ paddingLeft: space.l });
