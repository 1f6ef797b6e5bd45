/** The styles of the elements: tokens of the backoffice, with default values for pages outside the backoffice. */
export const pickerStyles = `
:host {
  display: block;
  color: var(--uui-color-text, CanvasText);
  font: 400 0.9375rem/1.5 var(--uui-font-family, system-ui, sans-serif);
  --lk-form-accent: var(--uui-color-interactive, light-dark(#0b57a4, #9cc8ff));
  --lk-form-problem: var(--uui-color-danger, light-dark(#a81414, #ffb3ab));
}
* { box-sizing: border-box; }
[hidden] { display: none !important; }
.picker { display: grid; gap: 1rem; }
label { display: block; font-weight: 600; }
p { margin: 0; }
.quiet { color: var(--uui-color-text-alt, color-mix(in srgb, currentColor 76%, transparent)); }
.field > :is(select, input) {
  width: 100%;
  min-height: 2.75rem;
  margin-top: 0.25rem;
  padding: 0.5rem 0.75rem;
  font: inherit;
  color: inherit;
  background: var(--uui-color-surface, Canvas);
  border: 1px solid var(--uui-color-border-emphasis, #8a8a92);
  border-radius: var(--uui-border-radius, 3px);
}
:is(select, input, summary, a):focus-visible { outline: 3px solid var(--uui-color-focus, Highlight); outline-offset: 2px; }
.notice {
  padding: 0.75rem 1rem;
  border-inline-start: 4px solid var(--uui-color-warning-standalone, #9c6b00);
  background: var(--uui-color-surface-alt, Canvas);
}
fieldset { margin: 0; padding: 0; border: 0; min-width: 0; display: grid; gap: 1rem; }
.settings { border: 1px solid color-mix(in srgb, currentColor 22%, transparent); border-radius: 0.5rem; }
.settings summary { min-height: 2.75rem; padding: 0.5rem 1rem; font-weight: 600; line-height: 1.75rem; cursor: pointer; }
.settings .field { padding: 0.75rem 1rem; border-top: 1px solid color-mix(in srgb, currentColor 22%, transparent); }
`;

/** A style sheet for a shadow root. Allowed by every content security policy. */
export function sheetOf(text: string): CSSStyleSheet {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(text);
  return sheet;
}
