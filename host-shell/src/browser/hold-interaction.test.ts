import { afterEach, beforeEach, expect, it } from "vitest";
import { holdInteraction } from "./hold-interaction.ts";

let element: HTMLElement;
let leaving: AbortController;
let held: ReturnType<typeof holdInteraction>;
beforeEach(() => {
  element = document.body.appendChild(document.createElement("div"));
  element.dataset["widgetState"] = "waiting";
  element.attachShadow({ mode: "open" }).innerHTML =
    '<div data-widget-root><p>Tekst</p><div><button>Videre</button><a href="/x"><b>Link</b></a><input></div></div>';
  leaving = new AbortController();
  held = holdInteraction(element, leaving.signal);
});
afterEach(() => {
  leaving.abort();
  element.remove();
});
const inside = (selector: string) => element.shadowRoot?.querySelector(selector) as HTMLElement;
const press = (selector: string, key: string) =>
  inside(selector).dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, composed: true }));

it("keeps the first interaction with its place, and returns it once", () => {
  inside("button").click();
  inside("p").click();
  expect(held()).toEqual({ type: "click", key: "", path: [1, 0], localName: "button" });
  expect(held()).toBeUndefined();
});

it("keeps a key press, except those that a button turns into clicks", () => {
  for (const key of ["Enter", " ", "Tab", "Shift"]) press("button", key);
  expect(held()).toBeUndefined();
  press("button", "ArrowDown");
  expect(held()).toEqual({ type: "keydown", key: "ArrowDown", path: [1, 0], localName: "button" });
});

it("keeps no interaction that the browser handles", () => {
  inside("b").click();
  inside("input").click();
  press("input", "a");
  expect(held()).toBeUndefined();
});

it.each(["ready", "failed"])("keeps nothing of a widget that is %s", (state) => {
  element.dataset["widgetState"] = state;
  inside("button").click();
  expect(held()).toBeUndefined();
});
