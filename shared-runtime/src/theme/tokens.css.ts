import { createGlobalThemeContract } from "@vanilla-extract/css";

/**
 * The design tokens as custom properties. The names of the properties do not depend on the build, so that independently
 * built remotes and the pages around the remotes use the same tokens. A page themes a widget by setting the properties
 * on the placeholder: `[data-widget], [data-site-widget] { --lk-color-accent: #0a7a3c; }`.
 */
export const tokens = createGlobalThemeContract(
  {
    color: {
      ink: "",
      inkHover: "",
      inkSoft: "",
      paper: "",
      surface: "",
      sand: "",
      /** Decorative hairlines. */
      line: "",
      /** The edge of a control, at least 3:1 on paper and surface. */
      edge: "",
      accent: "",
      accentHover: "",
      onAccent: "",
      onInk: "",
      sun: "",
      onSun: "",
      good: "",
      goodFill: "",
      warn: "",
      warnFill: "",
      bad: "",
      badFill: "",
      focus: "",
    },
    /** 4, 8, 12, 16, 24, 32, 48, 64, 96 px at the browser's default text size. */
    space: { xxs: "", xs: "", s: "", m: "", l: "", xl: "", xxl: "", xxxl: "", huge: "" },
    font: { text: "", display: "" },
    /** Font sizes, such as `s` for captions, `m` for body text and `hero` for the front page's headline. */
    size: { xs: "", s: "", m: "", l: "", xl: "", xxl: "", display: "", hero: "" },
    radius: { paper: "", control: "", tool: "", pill: "" },
    shadow: { paper: "", dialog: "" },
    motion: { quick: "", calm: "" },
  },
  (_value, path) =>
    `lk-${path.map((part) => part.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)).join("-")}`,
);
