/** A style sheet that a page may have, with many rules that could disturb a widget. */
export const hostileStyles = `
* {
  font: 30px/3 cursive !important;
  letter-spacing: .3em !important;
  word-spacing: 1em !important;
  text-transform: uppercase !important;
  text-align: right !important;
  text-indent: 2em !important;
  white-space: pre !important;
  color: rebeccapurple !important;
  cursor: wait !important;
  list-style: square !important;
}
button { all: unset; }
input { display: block !important; }
dialog { display: none !important; }
section, details { border: 9px solid red; }
html { font-size: 62.5%; }
`;
