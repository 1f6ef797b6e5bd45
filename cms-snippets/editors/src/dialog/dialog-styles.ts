export const dialogStyles = `
dialog {
  --accent: light-dark(#0b57a4, #9cc8ff);
  --on-accent: light-dark(#ffffff, #06213f);
  --line: color-mix(in srgb, CanvasText 22%, Canvas);
  --edge: color-mix(in srgb, CanvasText 62%, Canvas);
  --quiet: color-mix(in srgb, CanvasText 76%, Canvas);
  box-sizing: border-box;
  width: min(60rem, calc(100vw - 2rem));
  height: min(52rem, calc(100dvh - 2rem));
  max-width: none;
  max-height: none;
  padding: 0;
  overflow: hidden;
  font: 400 1rem/1.5 system-ui, sans-serif;
  text-align: start;
  color: CanvasText;
  background: Canvas;
  border: 1px solid var(--line);
  border-radius: 0.75rem;
  box-shadow: 0 1.5rem 4rem rgb(0 0 0 / 35%);
}
dialog.narrow { width: min(44rem, calc(100vw - 2rem)); }
dialog::backdrop { background: rgb(0 0 0 / 45%); }
dialog *, dialog *::before { box-sizing: border-box; }
dialog [hidden] { display: none !important; }
form { display: grid; grid-template-rows: auto minmax(0, 1fr) auto; height: 100%; margin: 0; }
header { display: flex; gap: 0.75rem; align-items: start; padding: 1rem 1.25rem; border-bottom: 1px solid var(--line); }
.words { flex: 1; min-width: 0; }
h2 { margin: 0; font-size: 1.25rem; line-height: 1.3; outline: none; overflow-wrap: anywhere; }
h3 { margin: 1.25rem 0 0.5rem; font-size: 1rem; }
h3:first-child { margin-top: 0; }
p { margin: 0; }
.summary, .quiet { color: var(--quiet); font-size: 0.9375rem; }
.body { padding: 1.25rem; overflow-y: auto; overscroll-behavior: contain; }
footer { display: flex; flex-wrap: wrap; gap: 0.75rem; align-items: center; justify-content: end; padding: 0.875rem 1.25rem; border-top: 1px solid var(--line); }
footer .message { flex: 1 1 12rem; font-size: 0.9375rem; }
.notice { margin-bottom: 1rem; padding: 0.75rem 1rem; border-inline-start: 4px solid var(--accent); background: color-mix(in srgb, var(--accent) 8%, Canvas); border-radius: 0.25rem; }
.tools { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(100%, 15rem), 1fr)); gap: 0.875rem; margin: 0; padding: 0; list-style: none; }
.tools li { display: grid; }
.tool { display: grid; grid-template-rows: auto 1fr; padding: 0; overflow: hidden; text-align: start; }
.picture { display: grid; place-items: center; aspect-ratio: 16 / 9; overflow: hidden; background: color-mix(in srgb, var(--accent) 8%, Canvas); border-bottom: 1px solid var(--line); }
.picture img { width: 100%; height: 100%; object-fit: cover; object-position: top; }
.picture svg { width: 3rem; height: 3rem; color: var(--accent); fill: none; stroke: currentColor; stroke-width: 1; stroke-linejoin: round; stroke-linecap: round; }
.about { display: grid; align-content: start; gap: 0.25rem; padding: 0.75rem 0.875rem 0.875rem; }
.about strong { font-size: 1rem; }
.about span { font-size: 0.875rem; line-height: 1.4; color: var(--quiet); }
.settings { margin-top: 0.75rem; border: 1px solid var(--line); border-radius: 0.5rem; }
.settings summary { min-height: 2.75rem; padding: 0.5rem 1rem; font-weight: 600; line-height: 1.75rem; border-radius: 0.5rem; cursor: pointer; }
.settings div { padding: 0.75rem 1rem; border-top: 1px solid var(--line); }
.settings label { display: block; font-weight: 600; }
.settings :is(select, input) { width: 100%; min-height: 2.75rem; margin-top: 0.25rem; padding: 0.5rem 0.75rem; font: inherit; color: inherit; background: Canvas; border: 1px solid var(--edge); border-radius: 0.375rem; }
button { min-height: 2.75rem; padding: 0 1.125rem; font: inherit; color: inherit; background: Canvas; border: 1px solid var(--edge); border-radius: 0.375rem; cursor: pointer; }
button.main { font-weight: 600; color: var(--on-accent); background: var(--accent); border-color: var(--accent); }
button.close { flex: none; width: 2.75rem; padding: 0; font-size: 1.375rem; line-height: 1; border-color: transparent; }
button:hover { border-color: var(--accent); }
:is(button, select, input, summary):focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
@media (max-width: 30rem) {
  dialog, dialog.narrow { width: 100vw; height: 100dvh; border: 0; border-radius: 0; }
  header, .body, footer { padding-inline: 1rem; }
  footer button { flex: 1; }
}
@media (forced-colors: active) {
  dialog { --accent: Highlight; --on-accent: HighlightText; --line: CanvasText; --edge: CanvasText; --quiet: CanvasText; }
  button.main { forced-color-adjust: none; }
}
`;
