import { afterEach, expect, it } from "vitest";
import { leavingLink } from "./leaving-link.ts";

afterEach(() => document.body.replaceChildren());

/** Clicks on the first element with the id `at`, and returns the link that the click follows. */
function clickOn(html: string, keys: MouseEventInit = {}, root: ParentNode & Node = document.body) {
  const part = document.createElement("div");
  part.innerHTML = html;
  root.append(part);
  let led: string | undefined;
  const listen = (event: MouseEvent) => {
    led = leavingLink(event)?.href;
    event.preventDefault();
  };
  window.addEventListener("click", listen, { capture: true, once: true });
  const press = new MouseEvent("click", { bubbles: true, composed: true, cancelable: true, ...keys });
  part.querySelector("#at")!.dispatchEvent(press);
  return led;
}

const away = "http://localhost:3000/forside";

it("finds the link around what is clicked, also inside a shadow root", () => {
  expect(clickOn('<a href="/forside"><b id="at">Forside</b></a>')).toBe(away);
  const host = document.body.appendChild(document.createElement("div"));
  expect(clickOn('<a id="at" href="/forside">Forside</a>', {}, host.attachShadow({ mode: "open" }))).toBe(away);
});

const leaving = [
  '<a id="at" href="https://example.com/">Andet sted</a>',
  '<a id="at" href="/forside" target="_self">Her</a>',
  '<a id="at" href="/forside" target="_TOP">Øverst</a>',
  '<a id="at" href="/forside#del">En del af en anden side</a>',
];
for (const html of leaving) {
  it(`leaves the page: ${html}`, () => {
    expect(clickOn(html)).toBeDefined();
  });
}

const staying = [
  '<a id="at" href="/forside" target="_blank">Ny fane</a>',
  '<a id="at" href="/forside" target="ramme">Ramme</a>',
  '<a id="at" href="/cv.pdf" download="cv.pdf">Hent</a>',
  '<a id="at" href="/cv.pdf" download>Hent</a>',
  '<a id="at" href="#del">Del af siden</a>',
  '<a id="at" href="#">Toppen</a>',
  '<a id="at" href="mailto:bo@firma.dk">Mail</a>',
  '<a id="at" href="tel:+4533112233">Ring</a>',
  '<a id="at">Uden adresse</a>',
  '<button id="at">Knap</button>',
];
for (const html of staying) {
  it(`stays on the page: ${html}`, () => {
    expect(clickOn(html)).toBeUndefined();
  });
}

for (const key of ["ctrlKey", "metaKey", "shiftKey", "altKey"] as const) {
  it(`stays on the page with ${key}`, () => {
    expect(clickOn('<a id="at" href="/forside">Forside</a>', { [key]: true })).toBeUndefined();
  });
}

it("stays on the page with the middle button", () => {
  expect(clickOn('<a id="at" href="/forside">Forside</a>', { button: 1 })).toBeUndefined();
});
