export const badgeStyles = `
/* Lengthens the page by the height that the badge covers. */
:host { display: block !important; block-size: var(--room) !important; }
section {
  position: fixed; z-index: 2147483001; inset-block-end: 16px; inset-inline-start: 16px; max-inline-size: min(560px, 100vw - 32px);
  display: flex; flex-wrap: wrap; align-items: center; gap: 8px 4px; max-block-size: calc(100vh - 32px); overflow: auto;
  padding: 8px 8px 8px 20px; border: 2px solid var(--sun); border-radius: 28px; background: var(--ink); color: var(--onInk);
}
/* Colours of the opposite scheme, since the badge is dark on a light page. */
:host([data-mood=bad]) section { border-color: light-dark(#ffa39c, #a3262a); }
:host([data-mood=bad]) p::before { content: "! "; font-weight: 700; }
p { flex: 1 1 160px; padding-block: 4px; font-size: 14px; overflow-wrap: anywhere; }
/* On a phone it gets its own line above the two buttons. */
:host([data-mood]) p { flex-basis: 240px; min-inline-size: 240px; }
strong { font-weight: 650; }
details[open] { order: 1; flex-basis: 100%; min-inline-size: 0; padding-block-end: 8px; }
summary, .off, form button { min-block-size: 40px; padding: 8px 16px; border: 1px solid transparent; border-radius: 20px; font-size: 14px; cursor: pointer; }
summary { list-style: none; text-decoration: underline; text-underline-offset: 3px; }
summary::-webkit-details-marker { display: none; }
details[open] summary { display: none; }
.off, form button { border-color: currentColor; background: transparent; color: var(--onInk); }
form button { background: var(--onInk); color: var(--ink); font-weight: 600; }
.off:hover { background: var(--onInk); color: var(--ink); }
form button:hover { background: transparent; color: var(--onInk); }
form { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 208px), 1fr)); gap: 12px; padding-inline-end: 12px; }
form button { justify-self: start; min-inline-size: 96px; }
label { display: grid; grid-template-columns: minmax(0, 1fr); gap: 4px; font-size: 13px; }
select { min-block-size: 40px; inline-size: 100%; padding: 4px 8px; font: inherit; font-size: 14px; text-overflow: ellipsis; border: 1px solid var(--edge); border-radius: 8px; background: var(--surface); color: var(--ink); }
:focus-visible { outline-color: var(--onInk); }
@media (forced-colors: active) { section { border-color: CanvasText; } :focus-visible { outline-color: Highlight; } }
`;
