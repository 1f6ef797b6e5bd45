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

it("shows tools to an editor in a page that is written in", () => {
  // jsdom does not know `isContentEditable`.
  for (const [name, value] of [
    ["designMode", "on"],
    ["body", { dataset: {}, isContentEditable: true }],
  ] as const) {
    const { documentElement, body, designMode } = document;
    enterEditorPreview({ documentElement, body, designMode, [name]: value } as unknown as Document);
    expect(isEditing(), name).toBe(true);
    document.documentElement.removeAttribute("data-widget-editing");
  }
});

it("leaves pages for visitors alone, also those in a frame", () => {
  enterEditorPreview(document);
  expect(isEditing()).toBe(false);
});
