import { style } from "@vanilla-extract/css";
import { rems } from "shared-runtime/theme/rems.ts";
import { tokens } from "shared-runtime/theme/tokens.css.ts";
import { wideScreen } from "../../chrome/page.css.ts";
import { card, corner } from "../../patterns/card/card.css.ts";

const { color, motion, size, space } = tokens;

export const lines = style({ borderBlockEnd: `1px solid ${color.line}` });

/** The arrow is at the end of the line, next to the title and the description. */
export const line = style([
  card,
  {
    vars: { [corner]: "0px" },
    display: "grid",
    gridTemplateColumns: `minmax(0, 1fr) ${rems(2)}`,
    gridTemplateAreas: '"title mark" "words mark"',
    alignItems: "center",
    gap: `${space.xxs} ${space.m}`,
    minHeight: rems(4),
    paddingBlock: space.m,
    borderBlockStart: `1px solid ${color.line}`,
    transition: `background-color ${motion.quick}`,
    selectors: { "&:has(a:hover)": { background: color.sand } },
    "@media": {
      [wideScreen]: {
        gridTemplateColumns: `minmax(0, 5fr) minmax(0, 7fr) ${rems(2)}`,
        gridTemplateAreas: '"title words mark"',
        columnGap: space.xl,
        paddingBlock: space.l,
      },
      "(forced-colors: active)": { paddingInline: space.s },
    },
  },
]);

export const description = style({ gridArea: "words", maxWidth: "38em", color: color.inkSoft });

export const mark = style({ gridArea: "mark", justifySelf: "end", fontSize: size.l });
