import { style, styleVariants } from "@vanilla-extract/css";
import { rems } from "shared-runtime/theme/rems.ts";
import { tokens } from "shared-runtime/theme/tokens.css.ts";
import { tablet, wideScreen } from "../../chrome/page.css.ts";

const { color, font } = tokens;

/** The background shows until the picture is loaded. */
export const portrait = style({
  display: "block",
  flex: "none",
  aspectRatio: "1",
  maxWidth: "100%",
  height: "auto",
  objectFit: "cover",
  borderRadius: "50%",
  background: color.sand,
});

/** Leaves room for the words next to the portrait, also if the text of a phone is large. */
const besideWords = `min(${rems(6)}, 28vw)`;

export const place = styleVariants({
  row: { width: besideWords, "@media": { [wideScreen]: { width: rems(7) } } },
  card: { width: besideWords, "@media": { [tablet]: { width: rems(11) } } },
  large: { width: rems(10), "@media": { [tablet]: { width: rems(15) } } },
  page: { width: rems(13), "@media": { [tablet]: { width: rems(15) }, [wideScreen]: { width: rems(22) } } },
});

export const drawn = style({ background: "none", overflow: "visible" });

export const circle = style({ fill: color.sand, stroke: color.edge, strokeWidth: 1.5 });

export const initials = style({ fill: color.ink, fontFamily: font.display, fontSize: "30px", letterSpacing: "0.01em" });
