export const markStyles = `
.frame { position: absolute; inset: 0; border: 2px solid var(--mood); border-radius: 16px; }
:host {
  display: block !important; position: absolute !important; z-index: 2147483000 !important; pointer-events: none !important;
  inline-size: var(--width) !important; block-size: var(--height) !important; margin: var(--shift) !important; container-type: inline-size !important; --mood: var(--edge); --fill: var(--surface);
}
:host([data-mood=good]) { --mood: var(--good); --fill: var(--goodFill); }
:host([data-mood=bad]) { --mood: var(--bad); --fill: var(--badFill); }
/* Where placeholders overlap, the one that is looked at lies on top. */
:host(:hover), :host(:focus-within) { z-index: 2147483001 !important; }
.tab {
  position: absolute; inset-block-start: -8px; inset-inline-end: 16px; max-inline-size: calc(100% - 32px); overflow: hidden;
  display: flex; align-items: center; gap: 8px; min-block-size: 32px; padding: 3px 6px 3px 12px; pointer-events: auto;
  border: 2px solid var(--mood); border-radius: 16px;
  font-size: 14px; white-space: nowrap; background: var(--surface); color: var(--ink);
}
.tab:hover, .tab[aria-expanded=true] { background: var(--fill); }
.tab strong { flex: 0 1 auto; min-inline-size: 32px; font-weight: 650; overflow: hidden; text-overflow: ellipsis; }
.version { flex: 0 9 auto; min-inline-size: 0; overflow: hidden; text-overflow: ellipsis; color: var(--inkSoft); }
.verdict { flex: none; padding: 0 8px; border-radius: 99px; font-weight: 600; color: var(--mood); background: var(--fill); }
:host([data-mood=calm]) .verdict { color: var(--inkSoft); background: var(--sand); }
:host([data-mood=bad]) .verdict::before { content: "! "; }
:host([data-mood=good]) .verdict::before { content: "✓ "; }
:host([data-mood=calm]) .verdict::before { content: "… "; }
/* Too narrow for all of it: what cannot be seen is still read out, and stands in the panel. */
@container (max-width: 420px) {
  .tab { inset-inline-end: 8px; max-inline-size: calc(100% - 16px); padding-inline-start: 8px; }
  .version { position: absolute; opacity: 0; }
}
@container (max-width: 160px) {
  .tab { inset-inline-end: 0; min-inline-size: 32px; max-inline-size: none; padding: 3px; justify-content: center; }
  .tab strong { position: absolute; opacity: 0; }
  .verdict { font-size: 0; }
  .verdict::before { font-size: 14px; }
}
@container (max-width: 40px) { :host([data-side=start]) .tab { inset-inline: 0 auto; } }
.panel {
  inline-size: min(440px, calc(100vw - 32px)); max-block-size: min(480px, 100vh - 32px); overflow: auto; padding: 20px 24px;
  border: 1px solid var(--line); border-radius: 20px; background: var(--surface); color: var(--ink);
  box-shadow: 0 12px 40px rgb(22 48 43 / .18); pointer-events: auto; overflow-wrap: anywhere;
}
/* On the side of its tab that has more room, and within it. Where neither has much, it lies over the tab. */
@supports (position-area: block-end) {
  @media (min-height: 480px) {
    .panel {
      inset: auto; margin: 8px 0; max-block-size: min(480px, 100% - 16px);
      position-area: block-end span-inline-start; position-try: most-block-size flip-block, flip-inline, flip-block flip-inline;
    }
  }
}
.more { position: sticky; inset-block-end: -20px; margin: -10px -24px -20px; block-size: 30px; padding: 3px 24px 4px; border-block-start: 1px solid var(--line); font-size: 14px; font-weight: 600; background: var(--sand); }
.more[hidden] { display: block; visibility: hidden; }
h2 { font: 480 24px/1.15 "LK Display", Georgia, serif; letter-spacing: -.02em; text-wrap: balance; }
code { display: inline-block; max-inline-size: 100%; padding: 0 4px; border-radius: 4px; font: 13px/1.5 ui-monospace, monospace; background: var(--surface); }
ul { display: grid; gap: 8px; margin-block-start: 12px; list-style: none; }
li { padding: 8px 12px; border-inline-start: 3px solid var(--bad); border-radius: 4px; background: var(--badFill); }
.fine { margin-block-start: 8px; color: var(--good); font-weight: 600; }
dl { display: grid; grid-template-columns: auto 1fr; gap: 4px 16px; margin-block-start: 16px; }
dt { color: var(--inkSoft); }
.note { margin-block-start: 16px; padding-block-start: 12px; border-block-start: 1px solid var(--line); font-size: 14px; color: var(--inkSoft); }
@media (forced-colors: active) { .frame, .tab, .panel { border-color: CanvasText; } li, code { border: 1px solid CanvasText; } }
`;
