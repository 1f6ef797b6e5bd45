/**
 * The styles of a form. They inherit the font and colours of the surrounding page, so that they fit light and dark
 * pages. A page sets `--lk-form-accent` and `--lk-form-problem` to replace the form's own two colours.
 */
export const formStyles = `
.lk-form {
  --accent: var(--lk-form-accent, light-dark(#0b57a4, #9cc8ff));
  --problem: var(--lk-form-problem, light-dark(#a81414, #ffb3ab));
  --line: color-mix(in srgb, currentColor 22%, transparent);
  --edge: color-mix(in srgb, currentColor 62%, transparent);
  --quiet: color-mix(in srgb, currentColor 78%, transparent);
  display: grid;
  gap: 0.75rem;
  font-size: 1rem;
  line-height: 1.5;
  text-align: start;
}
.lk-form *, .lk-form *::before { box-sizing: border-box; }
.lk-form [hidden] { display: none !important; }
.lk-form p, .lk-form ul { margin: 0; padding: 0; }
.lk-form-label { display: block; font-weight: 600; }
.lk-form :is(input:not([type="checkbox"]), textarea, select) {
  width: 100%;
  min-height: 2.75rem;
  margin: 0.25rem 0 0;
  padding: 0.5rem 0.75rem;
  font: inherit;
  color: inherit;
  background: color-mix(in srgb, Canvas 70%, transparent);
  border: 1px solid var(--edge);
  border-radius: 0.375rem;
}
.lk-form textarea { min-height: 5rem; resize: vertical; field-sizing: content; max-height: 20rem; }
.lk-form select option { color: CanvasText; background: Canvas; }
.lk-form ::placeholder { color: inherit; opacity: 0.72; }
.lk-form :is(input, textarea, select)[aria-invalid="true"] { border: 2px solid var(--problem); }
.lk-form :is(input, textarea, select, button, summary):focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
.lk-form-section { border: 1px solid var(--line); border-radius: 0.5rem; }
.lk-form summary { cursor: pointer; min-height: 2.75rem; display: flex; align-items: center; gap: 0.5rem; border-radius: 0.5rem; }
.lk-form summary::-webkit-details-marker { display: none; }
.lk-form summary::before {
  content: "";
  flex: none;
  width: 0.5rem;
  height: 0.5rem;
  margin-inline: 0.125rem;
  border: solid currentColor;
  border-width: 0 2px 2px 0;
  rotate: -45deg;
}
.lk-form details[open] > summary::before { rotate: 45deg; translate: 0 -0.125rem; }
.lk-form-section > summary { padding: 0.5rem 1rem; }
.lk-form-title { font-weight: 600; }
.lk-form-count { margin-inline-start: auto; font-size: 0.875rem; color: var(--accent); font-weight: 600; white-space: nowrap; }
.lk-form-rare { margin: 0 1rem 0.5rem; border-top: 1px solid var(--line); }
.lk-form-field { padding: 0.75rem 1rem; }
.lk-form-rare > .lk-form-field { padding-inline: 0; }
.lk-form-field + .lk-form-field { border-top: 1px solid var(--line); }
.lk-form-field[data-changed] { box-shadow: inset 3px 0 var(--accent); }
.lk-form-rare > .lk-form-field[data-changed] { padding-inline-start: 0.75rem; }
.lk-form .lk-form-use { padding: 0.25rem 1rem 0.75rem; font-size: 0.9375rem; color: var(--quiet); }
.lk-form-description, .lk-form-variables, .lk-form-status { font-size: 0.9375rem; color: var(--quiet); }
.lk-form-problem { margin-top: 0.25rem !important; font-weight: 600; color: var(--problem); overflow-wrap: anywhere; }
.lk-form-variables { margin-top: 0.5rem; }
.lk-form-variables ul { list-style: none; }
.lk-form-variables li { margin-top: 0.25rem; }
.lk-form button { font: inherit; color: inherit; cursor: pointer; background: none; border: 1px solid var(--edge); border-radius: 0.375rem; }
.lk-form-variable { min-height: 1.75rem; padding: 0 0.5rem; font-family: ui-monospace, monospace !important; font-size: 0.875rem !important; }
.lk-form :is(.lk-form-reset, .lk-form-choose) { margin-top: 0.5rem; min-height: 2rem; padding: 0 0.75rem; font-size: 0.9375rem; }
.lk-form-choose { display: block; }
.lk-form-tick { display: flex; align-items: center; gap: 0.625rem; min-height: 2.75rem; }
.lk-form-tick input { flex: none; width: 1.25rem; height: 1.25rem; margin: 0; accent-color: var(--accent); }
.lk-form-tick .lk-form-label { flex: 1; }
@media (forced-colors: active) {
  .lk-form { --accent: Highlight; --problem: CanvasText; --line: CanvasText; --edge: CanvasText; --quiet: CanvasText; }
  .lk-form-field[data-changed] { border-inline-start: 3px solid Highlight; }
}
`;

/** Adds the styles to a document or a shadow root, once. Allowed by every content security policy. */
export function adoptFormStyles(root: Document | ShadowRoot): void {
  if (adopted.has(root)) return;
  adopted.add(root);
  sheet ??= newSheet();
  root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet];
}

const adopted = new WeakSet<Document | ShadowRoot>();
let sheet: CSSStyleSheet | undefined;

function newSheet(): CSSStyleSheet {
  const made = new CSSStyleSheet();
  made.replaceSync(formStyles);
  return made;
}
