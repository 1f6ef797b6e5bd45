import { style } from "@vanilla-extract/css";
import { rems } from "shared-runtime/theme/rems.ts";
import { tokens } from "shared-runtime/theme/tokens.css.ts";
import { wideScreen } from "../chrome/page.css.ts";

const { color, radius, shadow, space } = tokens;

const alreadyIn = "html[data-signed-in] &";

export const signedIn = style({ display: "none", selectors: { [alreadyIn]: { display: "grid" } } });

export const toSignIn = style({ selectors: { [alreadyIn]: { display: "none" } } });

export const drawing = style({
  alignSelf: "center",
  width: "100%",
  maxWidth: rems(22),
  marginInline: "auto",
  paddingBottom: space.xxl,
  "@media": { [wideScreen]: { paddingBottom: space.huge } },
});

/** A card with the proportions of an identity card. */
export const card = style({
  position: "relative",
  display: "grid",
  gridTemplateColumns: "28% minmax(0, 1fr)",
  alignItems: "center",
  aspectRatio: "1.586 / 1",
  padding: `${space.xl} ${space.l}`,
  columnGap: space.l,
  border: `1px solid ${color.line}`,
  borderRadius: radius.tool,
  background: color.surface,
  boxShadow: shadow.paper,
  transform: "rotate(-2.5deg)",
});

export const portrait = style({
  width: "100%",
  padding: "18% 14% 0",
  borderRadius: radius.control,
  background: color.sand,
  fill: color.inkSoft,
});

export const lines = style({ minWidth: 0 });

export const note = style({ insetInlineEnd: "-3%", insetBlockEnd: "-6%", transform: "rotate(4deg)" });

export const number = style({ whiteSpace: "nowrap" });
