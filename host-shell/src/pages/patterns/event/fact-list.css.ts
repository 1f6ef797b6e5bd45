import { style } from "@vanilla-extract/css";
import { rems } from "shared-runtime/theme/rems.ts";
import { tokens } from "shared-runtime/theme/tokens.css.ts";
import { stacked, tablet } from "../../chrome/page.css.ts";

const { color, size, space } = tokens;

export const facts = style({ borderBottom: `1px solid ${color.line}` });

export const fact = style({
  ...stacked,
  paddingBlock: space.s,
  borderTop: `1px solid ${color.line}`,
  "@media": { [tablet]: { gridTemplateColumns: `${rems(7)} minmax(0, 1fr)`, columnGap: space.m } },
});

export const label = style({ paddingTop: rems(0.125), color: color.inkSoft, fontSize: size.s });

export const value = style({ minWidth: 0, overflowWrap: "anywhere" });

export const main = style({ fontWeight: 620, selectors: { "&::first-letter": { textTransform: "uppercase" } } });

export const note = style({ color: color.inkSoft });
