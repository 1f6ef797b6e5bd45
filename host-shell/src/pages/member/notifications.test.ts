import { readFile } from "node:fs/promises";
import { UnionMembership } from "shared-runtime/api/session-answer.ts";
import { expect, it } from "vitest";
import * as v from "valibot";
import { notificationGroups, notificationsChangeAt, notificationsFor } from "./notifications.ts";

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

it("changes when the next month begins in Copenhagen", () => {
  const change = (moment: string) => new Date(notificationsChangeAt(groups, at(moment)) ?? NaN).toISOString();
  expect(change("2026-03-15T12:00:00Z")).toBe("2026-03-31T22:00:00.000Z");
  expect(change("2026-12-15T12:00:00Z")).toBe("2026-12-31T23:00:00.000Z");
});

const dated = v.parse(notificationGroups, [
  group(
    "business",
    item("Dit medlemskab bliver aktivt", {
      date: text("2026-12-01"),
      titleSince: text("Dit medlemskab er aktivt"),
      description: text("Det gælder fra {dato}."),
      label: text("Fra {dato}"),
      labelSince: text("Siden {dato}"),
    }),
  ),
]);

it.each([
  ["2026-11-30T22:59:59Z", "Dit medlemskab bliver aktivt", "Fra 1. december 2026", "2026-11-30T23:00:00.000Z"],
  // The day has begun in Copenhagen.
  ["2026-11-30T23:00:00Z", "Dit medlemskab er aktivt", "Siden 1. december 2026", undefined],
])("at %s, a message with a day of its own says: %s", (moment, title, label, changesAt) => {
  expect(notificationsFor(dated, "business", at(moment))).toEqual([
    { title, label, description: "Det gælder fra 1. december 2026.", icon: undefined },
  ]);
  const change = notificationsChangeAt(dated, at(moment));
  expect(change && new Date(change).toISOString()).toBe(changesAt);
});

it("keeps the words of a message without those of the past", () => {
  const plain = v.parse(notificationGroups, [group("spring", item("Velkommen", { date: text("2026-01-01") }))]);
  expect(notificationsFor(plain, "spring", at("2026-11-24T10:00:00Z"))[0]?.title).toBe("Velkommen");
});

it("speaks in our own content of what comes before its day, and of what is so from the day on", async () => {
  const file = "host-shell/content/lederkredsen-selvbetjening/pages/index.json";
  const { fields } = JSON.parse(await readFile(file, "utf8")) as { fields: { notifications: unknown } };
  const ours = v.parse(notificationGroups, fields.notifications);
  const begun = ours.map((one) => ({ ...one, items: one.items.map((item) => ({ ...item, date: 0 })) }));
  for (const membership of UnionMembership.options) {
    const [coming, so] = [ours, begun].map((content) => notificationsFor(content, membership, 1));
    expect(coming?.length).toBeGreaterThan(0);
    for (const { title, label } of coming ?? [])
      expect(`${title}: ${label}`).toMatch(/(bliver|behandles)\b.*\bfra 1\. februar 1970$/i);
    for (const { title, label } of so ?? []) {
      expect(`${title}: ${label}`).toMatch(/\bsiden 1\. januar 1970$/i);
      expect(title).not.toMatch(/bliver|behandles/);
    }
  }
});

it("names a membership that does not exist", () => {
  expect(() => v.parse(notificationGroups, [group("bestyrelse", item("x"))])).toThrow("must be one of akasse");
});
