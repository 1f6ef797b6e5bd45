import { expect, it } from "vitest";
import { placeholder } from "../../../shared-runtime/src/editors/placeholder.ts";
import { readStoredWidget, storedWidget } from "./stored-widget.ts";

const tool = {
  name: "cv-check",
  profile: { title: "CV-tjek", home: "/cv-tjek", summary: "Et værktøj." },
  schema: {
    groups: [{ name: "upload", title: "Upload" }],
    properties: { joinHref: { default: "/indmeldelse", title: "Adresse" }, uploadTitle: { title: "Overskrift" } },
  },
};
const values = { host: "https://host", load: "eager", props: { uploadTitle: "Er dit CV klar?" } };

it("keeps what the placeholder needs, and nothing else", () => {
  expect(storedWidget(tool, values)).toEqual({
    tool: {
      name: "cv-check",
      profile: { title: "CV-tjek", home: "/cv-tjek" },
      schema: { properties: { uploadTitle: {} } },
    },
    values,
  });
});

it("gives the same placeholder as the whole schema", () => {
  const stored = storedWidget(tool, values);
  expect(placeholder(stored.tool, stored.values)).toBe(placeholder(tool, values));
});

it("keeps the default of a chosen prop, which is not written", () => {
  const stored = storedWidget(tool, { ...values, props: { joinHref: "/indmeldelse" } });
  expect(placeholder(stored.tool, stored.values)).not.toContain("data-join-href");
});

it("a version without a profile has none", () => {
  expect(storedWidget({ name: "team-tool", schema: {} }, { host: "https://host" })).toEqual({
    tool: { name: "team-tool", schema: { properties: {} } },
    values: { host: "https://host" },
  });
});

it.each([
  undefined,
  null,
  "",
  "cv-check",
  {},
  { tool: "cv-check" },
  { tool: { name: 1 }, values: { host: "https://host" } },
  { tool: { name: "cv-check" }, values: {} },
])("%j is not a stored widget", (value) => {
  expect(readStoredWidget(value)).toBeUndefined();
});

it("reads what it wrote", () => {
  const stored = storedWidget(tool, values);
  expect(readStoredWidget(structuredClone(stored))).toEqual(stored);
});
