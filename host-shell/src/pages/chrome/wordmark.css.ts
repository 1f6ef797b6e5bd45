import { style } from "@vanilla-extract/css";
import { rems } from "shared-runtime/theme/rems.ts";
import { tokens } from "shared-runtime/theme/tokens.css.ts";

export const wordmark = style({
  display: "inline-flex",
  alignItems: "center",
  gap: tokens.space.xs,
  fontFamily: tokens.font.display,
  fontSize: `min(${rems(1.375)}, 10vw)`,
  fontWeight: 480,
  letterSpacing: "-0.02em",
  lineHeight: 1,
});

/** As high as one line. A name that does not fit wraps below it, where it is not visible. */
const line = rems(2.75);

export const yielding = style([
  wordmark,
  { flexWrap: "wrap", alignContent: "flex-start", minWidth: 0, height: line, overflow: "hidden" },
]);

export const yieldingName = style({ lineHeight: line, whiteSpace: "nowrap" });

export const mark = style({
  flexShrink: 0,
  width: "1.35em",
  height: "1.35em",
  selectors: { [`${yielding} &`]: { marginBlock: `calc((${line} - 1.35em) / 2)` } },
});

export const seat = style({ fill: "currentColor" });

export const ownSeat = style({ fill: tokens.color.accent });
