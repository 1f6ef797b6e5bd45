import { type ColorName, palette } from "shared-runtime/theme/palette.ts";

const colors = (Object.keys(palette) as ColorName[])
  .map((name) => `--${name}:light-dark(${palette[name].join(",")})`)
  .join(";");

/** What every part of ours on a page begins with, whatever the page hands down. */
const ground = `
/* For \`!important\` the inner tree wins over the page. Light or dark is the page's choice, as for widgets. */
:host { all: initial !important; color-scheme: inherit !important; font: 15px/1.5 "LK Text", system-ui, sans-serif !important; color: var(--ink) !important; ${colors} }
*, ::before, ::after { box-sizing: border-box; }
h2, p, ul, dl, dd { margin: 0; padding: 0; }
button { font: inherit; color: inherit; cursor: pointer; }
:focus-visible { outline: 3px solid var(--focus); outline-offset: 2px; }
`;

/** A shadow root with these rules, which no page's policy forbids and no page's style sheet reaches. */
export function ownShadow(host: HTMLElement, css: string): ShadowRoot {
  const shadow = host.attachShadow({ mode: "open" });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(ground + css);
  shadow.adoptedStyleSheets = [sheet];
  return shadow;
}
