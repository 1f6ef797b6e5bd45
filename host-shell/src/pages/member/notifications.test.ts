import { expect, it } from "vitest";
import * as v from "valibot";
import { nextMonthAt, notificationGroups, notificationsFor } from "./notifications.ts";

const text = (value: string) => ({ value });
const item = (title: string, more: Readonly<Record<string, unknown>> = {}) => ({
  fields: { title: text(title), ...more },
});
const group = (membership: string, ...items: readonly unknown[]) => ({
  fields: { membership: text(membership), items },
});
const at = (moment: string) => Date.parse(moment);

const groups = v.parse(notificationGroups, [
  group("fagforening", item("Fagforening", { dualtitle: text("Din fagforening"), label: text("Fra {dato}") })),
  group("akasse", item("A-kasse")),
  group("spring", item("Spring")),
]);
const titles = (membership: Parameters<typeof notificationsFor>[1]) =>
  notificationsFor(groups, membership, 0).map(({ title }) => title);

it("shows the messages of the member's own membership", () => {
  expect(titles("fagforening")).toEqual(["Fagforening"]);
  expect(titles("spring")).toEqual(["Spring"]);
  expect(titles("business")).toEqual([]);
  expect(titles(undefined)).toEqual([]);
});

it("shows members of both the messages of both, with the titles for them", () => {
  expect(titles("fagforening+akasse")).toEqual(["Din fagforening", "A-kasse"]);
});

it.each([
  ["2026-11-24T10:00:00Z", "Fra 1. december 2026"],
  ["2026-12-31T22:59:59Z", "Fra 1. januar 2027"],
  // In Copenhagen, the new year has already begun.
  ["2026-12-31T23:00:00Z", "Fra 1. februar 2027"],
  ["2026-10-25T01:30:00Z", "Fra 1. november 2026"],
])("puts the first day of the month after %s into the label", (moment, label) => {
  expect(notificationsFor(groups, "fagforening", at(moment))[0]?.label).toBe(label);
});

it("knows when the next month begins in Copenhagen", () => {
  expect(new Date(nextMonthAt(at("2026-03-15T12:00:00Z"))).toISOString()).toBe("2026-03-31T22:00:00.000Z");
  expect(new Date(nextMonthAt(at("2026-12-15T12:00:00Z"))).toISOString()).toBe("2026-12-31T23:00:00.000Z");
});

it("names a membership that does not exist", () => {
  expect(() => v.parse(notificationGroups, [group("bestyrelse", item("x"))])).toThrow("must be one of akasse");
});
