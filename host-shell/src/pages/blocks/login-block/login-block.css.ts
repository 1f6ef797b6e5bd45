import { style } from "@vanilla-extract/css";
import { rems } from "shared-runtime/theme/rems.ts";
import { tokens } from "shared-runtime/theme/tokens.css.ts";
import { block, column, stacked } from "../../chrome/page.css.ts";

const { color, radius, space } = tokens;

const alreadyIn = "html[data-signed-in] &";

export const section = style([column, block]);

export const box = style({
  ...stacked,
  gap: space.m,
  maxWidth: rems(44),
  padding: `clamp(${space.l}, 4vw, ${space.xxl})`,
  border: `1px solid ${color.line}`,
  borderRadius: radius.tool,
  background: color.surface,
});

export const toSignIn = style({ marginTop: space.xs, selectors: { [alreadyIn]: { display: "none" } } });

export const signedIn = style({
  ...stacked,
  display: "none",
  gap: space.m,
  justifyItems: "start",
  fontWeight: 600,
  selectors: { [alreadyIn]: { display: "grid" } },
});
