import { afterEach, describe, expect, it, vi } from "vitest";
import { enterRequestedEditing, isEditing, isWritten } from "./is-editing.ts";

afterEach(() => {
  vi.unstubAllGlobals();
  history.replaceState(undefined, "", "/");
  Reflect.deleteProperty(document, "designMode");
  for (const element of [document.documentElement, document.body]) {
    for (const name of element.getAttributeNames()) element.removeAttribute(name);
  }
  document.body.replaceChildren();
});

function placeIn(html: string): HTMLElement {
  document.body.innerHTML = html.replace("$", "<div data-widget='x'></div>");
  return document.querySelector("[data-widget]") as HTMLElement;
}

describe("the attribute for editing mode", () => {
  const left = "<main data-widget-editing>$</main>";

  it.each(["/", "/?page_id=7", "/preview/cv?x=preview", "/?livepreview=1"])(
    "does not count on a published page: %s",
    (address) => {
      history.replaceState(undefined, "", address);
      expect(isEditing(placeIn(left))).toBe(false);
      expect(isEditing(placeIn("<div data-widget='x' data-widget-editing></div>"))).toBe(false);
    },
  );

  it("counts at an address of a preview, for the widgets below it", () => {
    history.replaceState(undefined, "", "/?p=7&preview=true");
    expect(isEditing(placeIn(left))).toBe(true);
    expect(isEditing(placeIn("<p data-widget-editing></p>$"))).toBe(false);
  });

  it("counts in a frame", () => {
    vi.stubGlobal("parent", {});
    expect(isEditing(placeIn(left))).toBe(true);
    expect(isEditing(placeIn("$"))).toBe(false);
  });

  it("counts everywhere if the server of the page confirms it", () => {
    document.body.dataset["widgetEditing"] = "confirmed";
    expect(isEditing(placeIn("$"))).toBe(true);
  });
});

describe("the address", () => {
  it.each(["?widget-editing", "?a=1&widget-editing=1"])("turns editing mode on for all widgets: %s", (query) => {
    history.replaceState(undefined, "", `/cv${query}`);
    enterRequestedEditing();
    const place = placeIn("$");
    // Scripts of the page may change the address later.
    history.replaceState(undefined, "", "/cv");
    expect(isEditing(place)).toBe(true);
  });

  it("of visitors does not", () => {
    history.replaceState(undefined, "", "/cv?from=widget-editing");
    enterRequestedEditing();
    expect(isEditing(placeIn("$"))).toBe(false);
  });
});

describe("an editor's canvas", () => {
  it.each([
    ["<main contenteditable>$</main>", true],
    ['<main contenteditable="plaintext-only"><p>$</p></main>', true],
    // A block that an editor protects within its content.
    ['<main contenteditable="true"><figure contenteditable="false">$</figure></main>', true],
    ['<main contenteditable="false">$</main>', false],
    ["<aside contenteditable></aside>$", false],
  ])("is recognised around the widget: %s", (html, isOne) => {
    const place = placeIn(html);
    expect([isWritten(place), isEditing(place)]).toEqual([isOne, isOne]);
  });

  it("is the frame of WordPress 6.7", () => {
    document.body.className = "block-editor-iframe__body editor-styles-wrapper";
    const place = placeIn("$");
    expect([isWritten(place), isEditing(place)]).toEqual([true, true]);
  });

  it("is a page in design mode", () => {
    // jsdom does not have the property.
    Object.defineProperty(document, "designMode", { value: "on", configurable: true });
    const place = placeIn("$");
    expect([isWritten(place), isEditing(place)]).toEqual([true, true]);
  });

  it("is not the frame in which WordPress previews a block of HTML: it is shown to an editor, and nothing is saved", () => {
    document.body.setAttribute("data-resizable-iframe-connected", "");
    const place = placeIn("$");
    expect([isWritten(place), isEditing(place)]).toEqual([false, true]);
  });
});
