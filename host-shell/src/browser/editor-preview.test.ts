import { afterEach, expect, it } from "vitest";
import { enterEditorPreview } from "./editor-preview.ts";

afterEach(() => {
  for (const element of [document.documentElement, document.body]) {
    for (const name of element.getAttributeNames()) element.removeAttribute(name);
  }
});

const isEditing = () => document.documentElement.hasAttribute("data-widget-editing");

it("shows tools to an editor in a frame of WordPress's block editor", () => {
  document.body.setAttribute("data-resizable-iframe-connected", "");
  enterEditorPreview(document);
  expect(isEditing()).toBe(true);
});

// jsdom has neither of these properties.
it.each([
  ["designMode", { designMode: "on", body: { dataset: {} } }],
  ["contenteditable", { designMode: "off", body: { dataset: {}, isContentEditable: true } }],
])("shows tools to an editor in a page that is written in, by %s", (_by, written) => {
  const { documentElement } = document;
  enterEditorPreview({ documentElement, ...written } as unknown as Document);
  expect(isEditing()).toBe(true);
});

it("leaves pages for visitors alone, also those in a frame", () => {
  enterEditorPreview(document);
  expect(isEditing()).toBe(false);
});
