import { styleVariants } from "@vanilla-extract/css";
import { tokens } from "shared-runtime/theme/tokens.css.ts";

const { color } = tokens;

export const pairs = styleVariants({
  "ink / paper": { background: color.paper, color: color.ink },
  "ink soft / surface": { background: color.surface, color: color.inkSoft },
  "ink / sand": { background: color.sand, color: color.ink },
  "on ink / ink": { background: color.ink, color: color.onInk },
  "on accent / accent": { background: color.accent, color: color.onAccent },
  "on sun / sun": { background: color.sun, color: color.onSun },
  "good / good fill": { background: color.goodFill, color: color.good },
  "warn / warn fill": { background: color.warnFill, color: color.warn },
  "bad / bad fill": { background: color.badFill, color: color.bad },
  edge: { background: color.surface, color: color.ink, border: `2px solid ${color.edge}` },
});
