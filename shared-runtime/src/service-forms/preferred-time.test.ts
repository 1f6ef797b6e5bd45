import * as v from "valibot";
import { expect, it } from "vitest";
import { bookPersonalSparring } from "./book-personal-sparring.form.ts";
import { isPreferredTime } from "./preferred-time.ts";
import { type ServiceForm, withOffers } from "./service-form.ts";
import { timeOptions } from "./time-options.ts";

const times = "2026-11-30T10:00 2026-12-01T13:00 2026-12-02T15:00";
const answers = { jobSituation: "unemployed", subject: "career", question: "Hvad er mit næste skridt?" };

/** The values that are sent, or the problems. */
function judged({ steps: [{ schema, initial }] }: ServiceForm, values: object) {
  const read = v.safeParse(schema, { ...initial, ...answers, ...values });
  return read.success ? read.output : read.issues.map(({ message }) => message);
}

it("offers each time in words, and a way out", () => {
  expect(timeOptions(times).map(({ label }) => label)).toEqual([
    "Mandag den 30.\u00A0november kl.\u00A010.00",
    "Tirsdag den 1.\u00A0december kl.\u00A013.00",
    "Onsdag den 2.\u00A0december kl.\u00A015.00",
    "Ring, så finder vi en anden tid",
  ]);
  expect(timeOptions("")).toEqual([]);
  expect(timeOptions("i morgen")).toEqual([]);
});

it.each([
  ["2026-11-30T10:00", true],
  ["any", true],
  ["2026-13-30T10:00", false],
  ["2026-11-30T24:00", false],
  ["2026-11-30T10:00Z", false],
  ["snart", false],
])("knows a time: %s is one: %s", (value, isOne) => {
  expect(isPreferredTime(value)).toBe(isOne);
});

it("asks for a time only on a page that offers some, and sends the chosen one", () => {
  const named = ({ steps: [{ fields }] }: ServiceForm) =>
    fields.flatMap((field) => ("name" in field ? field.name : []));
  expect(named(withOffers(bookPersonalSparring, {}))).not.toContain("preferredTime");
  const form = withOffers(bookPersonalSparring, { times: timeOptions(times) });
  expect(named(form).at(-1)).toBe("preferredTime");
  expect(judged(form, { preferredTime: "2026-12-01T13:00" })).toEqual({
    ...answers,
    preferredTime: "2026-12-01T13:00",
  });
  expect(judged(form, { preferredTime: "any" })).toEqual({ ...answers, preferredTime: "any" });
});

it("needs no time, and then sends what a form without times sends", () => {
  const form = withOffers(bookPersonalSparring, { times: timeOptions(times) });
  expect(judged(form, {})).toEqual(answers);
  expect(judged(bookPersonalSparring, {})).toEqual(answers);
});

it("asks again for a time that is no longer offered, while the server takes any time", () => {
  const form = withOffers(bookPersonalSparring, { times: timeOptions(times) });
  const yesterday = { preferredTime: "2026-11-27T10:00" };
  expect(judged(form, yesterday)).toEqual(["Vælg en af tiderne"]);
  expect(judged(bookPersonalSparring, yesterday)).toEqual({ ...answers, ...yesterday });
  expect(judged(bookPersonalSparring, { preferredTime: "i morgen" })).toEqual(["Vælg en af tiderne"]);
});
