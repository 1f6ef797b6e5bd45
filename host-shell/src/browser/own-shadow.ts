import { type ColorName, palette } from "shared-runtime/theme/palette.ts";

const colors = (Object.keys(palette) as ColorName[])
  .map((name) => `--${name}:light-dark(${palette[name].join(",")})`)
  .join(";");

/** Base styles of the overlay and the badge, which ignore inherited styles of the page. */
const ground = `
/* With \`!important\`, \`:host\` rules override the page's. The page chooses light or dark, as for widgets. */
:host { all: initial !important; color-scheme: inherit !important; font: 15px/1.5 "LK Text", system-ui, sans-serif !important; color: var(--ink) !important; ${colors} }
*, ::before, ::after { box-sizing: border-box; }
h2, p, ul, dl, dd { margin: 0; padding: 0; }
button { font: inherit; color: inherit; cursor: pointer; }
:focus-visible { outline: 3px solid var(--focus); outline-offset: 2px; }
`;

/** Attaches a shadow root with the base styles and `css`. Constructed style sheets are allowed by any page's CSP. */
export function ownShadow(host: HTMLElement, css: string): ShadowRoot {
  const shadow = host.attachShadow({ mode: "open" });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(ground + css);
  shadow.adoptedStyleSheets = [sheet];
  return shadow;
}
