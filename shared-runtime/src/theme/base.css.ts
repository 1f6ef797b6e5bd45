import { globalStyle } from "@vanilla-extract/css";
import "./reset.css.ts";
import { rem } from "./rems.ts";
import "./theme.css.ts";
import { tokens } from "./tokens.css.ts";

// With `!important`, rules of the shadow tree override those of the page. The font family is set too, since the font
// size `medium` is 13 px if the family is `monospace`.
globalStyle(":host", {
  display: "block",
  fontFamily: "serif !important",
  fontSize: "medium !important",
  vars: { [rem]: "1em !important" },
});

globalStyle(":host([hidden])", { display: "none" });

// `all` resets everything that is inherited from the page, except custom properties and `direction`.
globalStyle("[data-widget-root]", {
  all: "initial",
  display: "block",
  containerType: "inline-size",
  direction: "ltr",
  colorScheme: "inherit",
  visibility: "inherit",
  pointerEvents: "inherit",
  textSizeAdjust: "100%",
  boxSizing: "border-box",
  fontFamily: tokens.font.text,
  fontSize: tokens.size.m,
  lineHeight: 1.6,
  color: tokens.color.ink,
  overflowWrap: "break-word",
  hyphens: "auto",
  hyphenateLimitChars: "16 6 6",
});
