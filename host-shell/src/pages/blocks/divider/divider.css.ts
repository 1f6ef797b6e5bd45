import { style } from "@vanilla-extract/css";
import { rems } from "shared-runtime/theme/rems.ts";
import { tokens } from "shared-runtime/theme/tokens.css.ts";
import { block, blockSpace, column } from "../../chrome/page.css.ts";

const { color, space } = tokens;

/** The blocks around it have space of their own. */
export const section = style([column, block, { vars: { [blockSpace]: space.l } }]);

export const line = style({ border: 0, borderTop: `1px solid ${color.line}` });

/** Three dots, drawn as a border. */
export const ornament = style({
  width: rems(2.5),
  marginInline: "auto",
  border: 0,
  borderTop: `${rems(0.5)} dotted ${color.sun}`,
  "@media": { "(forced-colors: active)": { borderTopColor: "CanvasText" } },
});
