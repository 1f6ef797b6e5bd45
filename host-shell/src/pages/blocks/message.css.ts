import { style } from "@vanilla-extract/css";
import { rems } from "shared-runtime/theme/rems.ts";
import { tokens } from "shared-runtime/theme/tokens.css.ts";
import { column, wideScreen } from "../chrome/page.css.ts";

const { space } = tokens;

export const page = style({ overflow: "clip" });

export const inner = style([
  column,
  {
    display: "grid",
    gap: space.xxl,
    alignItems: "center",
    paddingBlock: `clamp(${space.l}, 4vw, ${space.xxxl})`,
    "@media": { [wideScreen]: { gridTemplateColumns: "minmax(0, 7fr) minmax(0, 4fr)", columnGap: space.xxxl } },
  },
]);

export const drawing = style({ position: "relative", containerType: "inline-size", width: "100%", maxWidth: rems(19), marginInline: "auto" });

export const turned = style({ transform: "rotate(-2.5deg)" });

export const note = style({ insetInlineEnd: "-3%", insetBlockStart: "34%", maxWidth: "70%", transform: "rotate(3deg)" });

export const code = style({
  width: "100%",
  fontVariantNumeric: "tabular-nums",
  wordBreak: "break-all",
});

export const words = style({ display: "grid", gap: space.l, justifyItems: "start" });

export const actions = style({ display: "flex", flexWrap: "wrap", gap: space.s });
