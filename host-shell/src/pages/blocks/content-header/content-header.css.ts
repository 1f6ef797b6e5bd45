import { style } from "@vanilla-extract/css";
import { rems } from "shared-runtime/theme/rems.ts";
import { tokens } from "shared-runtime/theme/tokens.css.ts";
import { column, stacked, tablet, wideScreen } from "../../chrome/page.css.ts";

const { color, size, space } = tokens;

export const header = style([
  column,
  {
    ...stacked,
    gap: space.m,
    justifyItems: "start",
    paddingTop: `clamp(${space.xl}, 6vw, ${rems(5)})`,
    paddingBottom: `clamp(${space.l}, 4vw, ${space.xxl})`,
  },
]);

export const title = style({ maxWidth: "15em" });

/** On wide screens the lead stands beside the title, on a phone the tool comes first. */
export const compact = style([
  column,
  {
    ...stacked,
    columnGap: space.xxl,
    rowGap: space.xs,
    alignItems: "end",
    paddingBlock: `${space.m} ${space.s}`,
    "@media": {
      [tablet]: { paddingBlock: `${space.l} ${space.m}` },
      [wideScreen]: { gridTemplateColumns: "minmax(0, 1fr) minmax(0, 1fr)", paddingBlock: `${space.xl} ${space.l}` },
    },
  },
]);

export const compactTitle = style({
  "@media": { [`not ${tablet}`]: { fontSize: size.xl } },
});

export const compactLead = style({
  display: "none",
  color: color.inkSoft,
  textWrap: "pretty",
  "@media": { [tablet]: { display: "block" } },
});
