/** Aggressive styles, as style sheets of other sites may contain. */
const hostileStyles = `
  html { font-size: 62.5% }
  * { font: italic 700 9px/1 monospace !important; letter-spacing: 4px !important; text-transform: uppercase !important;
      color: magenta !important; word-spacing: 1em !important; text-align: right !important; --lk-rem: 3px !important }
  button, a { all: unset !important }
  dialog { display: none !important }
  details, summary { display: inline !important }
  ::backdrop { background: lime !important }
`;

/** Adds aggressive styles to the page. The parts must look the same with and without them. */
export function makePageHostile(): void {
  const style = document.createElement("style");
  style.textContent = hostileStyles;
  document.head.append(style);
}
