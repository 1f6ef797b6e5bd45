import { beforeEach, expect, it } from "vitest";
import { keptFocus } from "./kept-focus.ts";

let container: HTMLElement;
beforeEach(() => {
  document.body.innerHTML = "<main></main><button>Udenfor</button>";
  container = document.querySelector("main")!;
});

/**
 * Moves the focus to `selector` in `before`, replaces `before` by `after`, and returns the element that then has the
 * focus.
 */
function focusedAfter(before: string, selector: string, after: string): string | undefined {
  container.innerHTML = before;
  document.querySelector<HTMLElement>(selector)?.focus();
  const restore = keptFocus(container);
  container.innerHTML = after;
  restore();
  return document.activeElement?.outerHTML;
}

it("focuses the same control, also where it stands elsewhere in the markup", () => {
  const field = '<input name="phone">';
  expect(focusedAfter(`<p>Ring</p>${field}`, "input", `<p>Ring</p>${field}`)).toBe(field);
  expect(focusedAfter(`<div><form>${field}</form></div>`, "input", `<form>${field}</form>`)).toBe(field);
});

it("focuses the one of several that are alike at the same place, the last if fewer are left", () => {
  const two = '<button id="a">Vis</button><button id="b">Vis</button>';
  expect(focusedAfter(two, "#a", two)).toBe('<button id="a">Vis</button>');
  expect(focusedAfter(two, "#b", two)).toBe('<button id="b">Vis</button>');
  expect(focusedAfter(two, "#b", '<button id="c">Vis</button>')).toBe('<button id="c">Vis</button>');
});

it("focuses the same control if the first frame was translated", () => {
  const translated = '<button id="a"><font>Show</font></button><button id="b"><font>Send</font></button>';
  const live = '<h2 tabindex="-1">Titel</h2><button id="a">Vis</button><button id="b">Send</button>';
  expect(focusedAfter(translated, "#a", live)).toBe('<button id="a">Vis</button>');
  expect(focusedAfter(translated, "#b", live)).toBe('<button id="b">Send</button>');
});

it("focuses the first heading if the control is missing", () => {
  const heading = '<h2 tabindex="-1">Fejl</h2>';
  expect(focusedAfter('<button>Send</button><input name="a">', "button", `<button>Vis</button>${heading}`)).toBe(
    heading,
  );
  expect(focusedAfter('<input name="a">', "input", `<input name="b">${heading}`)).toBe(heading);
});

it("leaves the focus outside of the widget where it is", () => {
  expect(focusedAfter("<button>Send</button>", "body > button", "<button>Send</button>")).toBe(
    "<button>Udenfor</button>",
  );
});
