/** What other people's style sheets do to everything in their page. */
const hostileStyles = `
  html { font-size: 62.5% }
  * { font: italic 700 9px/1 monospace !important; letter-spacing: 4px !important; text-transform: uppercase !important;
      color: magenta !important; word-spacing: 1em !important; text-align: right !important; --lk-rem: 3px !important }
  button, a { all: unset !important }
  dialog { display: none !important }
  details, summary { display: inline !important }
  ::backdrop { background: lime !important }
`;

/** The parts have to look the same with and without this. */
export function makePageHostile(): void {
  const style = document.createElement("style");
  style.textContent = hostileStyles;
  document.head.append(style);
}
