import { style } from "@vanilla-extract/css";
import { rems } from "shared-runtime/theme/rems.ts";
import { tokens } from "shared-runtime/theme/tokens.css.ts";

export const wordmark = style({
  display: "inline-flex",
  alignItems: "center",
  gap: tokens.space.xs,
  minWidth: 0,
  fontFamily: tokens.font.display,
  fontSize: `min(${rems(1.375)}, 5.5vw)`,
  fontWeight: 480,
  letterSpacing: "-0.02em",
  lineHeight: 1,
});

export const name = style({ minWidth: 0, hyphens: "manual", overflowWrap: "anywhere" });

export const mark = style({ flexShrink: 0, width: "1.35em", height: "1.35em" });

export const seat = style({ fill: "currentColor" });

export const ownSeat = style({ fill: tokens.color.accent });
