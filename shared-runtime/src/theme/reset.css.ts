import { globalStyle } from "@vanilla-extract/css";
import { tokens } from "./tokens.css.ts";

// Every selector uses `:where()`, so that any class overrides it, in any order of the built files.

globalStyle(":where(*, ::before, ::after)", { boxSizing: "border-box" });

globalStyle(":where(h1, h2, h3, h4, h5, h6, p, ul, ol, dl, dd, figure, fieldset, blockquote, hr, dialog)", {
  margin: 0,
});

globalStyle(":where(ul, ol, fieldset)", { padding: 0 });

globalStyle(":where(ul, ol)[role=list]", { listStyle: "none" });

globalStyle(":where(h1, h2, h3, h4, h5, h6)", { font: "inherit", textWrap: "balance" });

globalStyle(":where(p, li, dd)", { textWrap: "pretty" });

globalStyle(":where(strong, b)", { fontWeight: 650 });

globalStyle(":where(img, svg, video)", { display: "block", maxWidth: "100%" });

globalStyle(":where(img, video)", { height: "auto" });

globalStyle(":where(button, input, select, textarea)", {
  margin: 0,
  font: "inherit",
  letterSpacing: "inherit",
  color: "inherit",
});

globalStyle(":where(a)", {
  color: "inherit",
  textDecorationThickness: "from-font",
  textUnderlineOffset: "0.2em",
});

globalStyle(":where(:focus-visible)", { outline: `3px solid ${tokens.color.focus}`, outlineOffset: "2px" });

// Without a focus ring: a heading that a script focuses after a change of step is read out, but is not a control.
globalStyle(':where(h1, h2, h3, h4, [tabindex="-1"]):where(:focus)', { outline: "none" });

globalStyle("[hidden]", { display: "none !important" });
