import { afterEach, beforeEach, expect, it } from "vitest";
import { keepKeys } from "./keep-keys.ts";

let seen: string[];
let root: ShadowRoot;
const listening = new AbortController();
for (const type of ["keydown", "keyup", "paste", "beforeinput", "textInput"]) {
  document.addEventListener(type, (event) => seen.push((event as KeyboardEvent).key ?? type), listening);
}

beforeEach(() => {
  seen = [];
  document.body.innerHTML = "<div></div>";
  const element = document.body.firstElementChild as HTMLElement;
  root = element.attachShadow({ mode: "open" });
  root.innerHTML = `<input><select></select><textarea></textarea><input type="radio"><button></button><h2 tabindex="-1"></h2>
    <dialog open><button id="close"></button></dialog>`;
  keepKeys(element, listening.signal);
});
afterEach(() => document.body.replaceChildren());

const shared = { bubbles: true, composed: true };
const press = (selector: string, key: string, modifiers: KeyboardEventInit = {}, types = ["keydown", "keyup"]) => {
  for (const type of types) {
    root.querySelector(selector)?.dispatchEvent(new KeyboardEvent(type, { ...shared, key, ...modifiers }));
  }
};

it.each(["input", "select", "textarea", "[type=radio]"])("%s keeps what it uses", (field) => {
  for (const key of ["a", "F", "ø", "/", " ", "Enter", "Backspace", "ArrowLeft", "Dead", "Unidentified"])
    press(field, key);
  for (const key of ["a", "C", "v", "Z", "ArrowLeft", "Backspace"]) press(field, key, { ctrlKey: true });
  press(field, "@", { ctrlKey: true, altKey: true });
  press(field, "å", { altKey: true });
  for (const type of ["paste", "beforeinput", "textInput"])
    root.querySelector(field)?.dispatchEvent(new Event(type, shared));
  expect(seen).toEqual([]);
});

it("keys that a field does not use reach the page", () => {
  const keys = ["Escape", "Tab", "F8", "Shift", "AltGraph"];
  for (const key of keys) press("input", key, {}, ["keydown"]);
  for (const key of ["k", "B", "Tab", "F5"]) press("input", key, { metaKey: true }, ["keydown"]);
  expect(seen).toEqual([...keys, "k", "B", "Tab", "F5"]);
});

it("a button keeps what presses it, a heading nothing", () => {
  for (const key of ["Enter", " ", "j"]) press("button", key, {}, ["keydown"]);
  for (const key of ["Enter", " "]) press("h2", key, {}, ["keydown"]);
  expect(seen).toEqual(["j", "Enter", " "]);
});

it("Escape in a dialog is the dialog's, also the release after it has closed; the next one is the page's", () => {
  press("#close", "Escape", {}, ["keydown"]);
  press("button", "Escape", {}, ["keyup"]);
  expect(seen).toEqual([]);
  press("button", "Escape");
  expect(seen).toEqual(["Escape", "Escape"]);
});
