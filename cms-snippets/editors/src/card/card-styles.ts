export const cardStyles = `
:host {
  display: block;
  margin: 1rem 0;
  font: 400 1rem/1.4 system-ui, sans-serif;
  text-align: start;
  cursor: default;
  user-select: none;
}
.card {
  --accent: light-dark(#0b57a4, #9cc8ff);
  --quiet: color-mix(in srgb, CanvasText 74%, Canvas);
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  gap: 0.25rem 0.875rem;
  align-items: start;
  padding: 0.875rem 1rem;
  color: CanvasText;
  background: color-mix(in srgb, var(--accent) 6%, Canvas);
  border: 1px solid color-mix(in srgb, var(--accent) 45%, Canvas);
  border-radius: 0.5rem;
}
:host([data-chosen]) .card { outline: 3px solid var(--accent); outline-offset: 1px; }
svg { width: 2rem; height: 2rem; padding: 0.25rem; color: var(--accent); fill: none; stroke: currentColor; stroke-width: 1.25; stroke-linejoin: round; stroke-linecap: round; }
.title { margin: 0; padding-block: 0.3rem; font-weight: 600; overflow-wrap: anywhere; }
dl { grid-column: 2 / -1; display: grid; gap: 0.125rem; margin: 0; font-size: 0.875rem; }
dl div { overflow-wrap: anywhere; }
dt, dd { display: inline; margin: 0; }
dt { color: var(--quiet); }
dd { white-space: pre-line; }
.note { grid-column: 2 / -1; margin: 0; font-size: 0.875rem; color: var(--quiet); }
.buttons { display: flex; gap: 0.5rem; }
:host([data-locked]) .buttons { display: none; }
button {
  min-height: 2.5rem;
  padding: 0 0.875rem;
  font: inherit;
  font-size: 0.9375rem;
  color: inherit;
  background: Canvas;
  border: 1px solid color-mix(in srgb, CanvasText 62%, Canvas);
  border-radius: 0.375rem;
  cursor: pointer;
}
button:hover { border-color: var(--accent); }
button:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
@container (max-width: 26rem) {
  .card { grid-template-columns: auto minmax(0, 1fr); }
  .buttons { grid-column: 1 / -1; margin-top: 0.5rem; }
}
@media (forced-colors: active) { .card { --accent: Highlight; --quiet: CanvasText; border-color: CanvasText; } }
`;
