import { expect, it } from "vitest";
import type { EditorTool } from "../../../../shared-runtime/src/editors/editor-tool.ts";
import { cardText } from "./card-text.ts";

const tool: EditorTool = {
  name: "cv-check",
  version: "1.0.0",
  profile: {
    title: "CV-tjek",
    summary: "Et tjek.",
    icon: "M0 0h1",
    audience: "everyone",
    usualLoad: "visible",
    minHeight: 1,
  },
  schema: {
    properties: {
      title: { type: "string", title: "Overskrift", default: "Dit CV" },
      level: { enum: ["leder", "direktoer"], title: "Niveau", enumLabels: { direktoer: "Direktør" } },
      open: { type: "boolean", title: "Åben", default: true },
      note: { type: "string" },
    },
  },
};

it("names the tool and three changes, and counts the others", () => {
  const html = `<div data-widget="cv-check" data-title="A &amp; B" data-level="direktoer" data-open="nej" data-note="${"x".repeat(90)}" data-widget-load="eager" data-other="1"></div>`;
  expect(cardText(html, [tool])).toEqual({
    title: "CV-tjek",
    icon: "M0 0h1",
    changes: [
      { label: "Overskrift", text: "A & B" },
      { label: "Niveau", text: "Direktør" },
      { label: "Åben", text: "Nej" },
      { label: "Flere ændringer", text: "2" },
    ],
    note: undefined,
  });
});

it("passes over what is the default", () => {
  const html = `<div data-widget="cv-check" data-title="Dit CV" data-open="true" data-widget-version="stable" data-widget-load="visible"></div>`;
  expect(cardText(html, [tool]).changes).toEqual([]);
});

it("says that the host does not have a tool", () => {
  expect(cardText(`<div data-widget="team-tool" data-title="A"></div>`, [tool])).toMatchObject({
    title: "team-tool",
    changes: [],
    note: expect.stringContaining("Serveren har ikke et værktøj med dette navn"),
  });
});
