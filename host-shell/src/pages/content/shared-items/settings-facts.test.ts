import { expect, test } from "vitest";
import { settingsFacts } from "./settings-facts.ts";

const day = (opening: string, closing: string) => ({ Opening: { value: opening }, Closing: { value: closing } });
const closed = day("0.00", "0.00");
const week = (...days: readonly object[]) =>
  Object.fromEntries(
    ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"].map((name, at) => [
      name,
      days[at] ?? closed,
    ]),
  );
const siteWith = (settings: object) => ({ settings });
const contactOf = (contact: object) => Object.fromEntries(settingsFacts(siteWith({ contact })));

test("telephone, e-mail and address of a site are facts, the address on one line", () => {
  const contact = {
    title: { value: "Tal med os" },
    phone: { value: "70 20 30 40" },
    email: { value: "post@eksempel.dk" },
    address: { value: "Gaden 1\n2100 København Ø" },
  };
  expect(contactOf(contact)).toEqual({
    telefon: "70 20 30 40",
    mail: "post@eksempel.dk",
    adresse: "Gaden 1, 2100 København Ø",
  });
});

test.each([
  ["a quote of another fact", "{{telefon}}"],
  ["an empty text", " "],
  ["markup", "<b>70 20 30 40</b>"],
  ["a number", 70203040],
])("%s is no fact", (_what, value) => {
  expect(contactOf({ phone: { value }, email: { value: "post@eksempel.dk" } })).toEqual({ mail: "post@eksempel.dk" });
});

const nine = day("9.00", "15.00");
test.each([
  [week(nine, nine, nine, nine, day("8:30", "12:00")), "mandag–torsdag kl. 9–15 og fredag kl. 8.30–12"],
  [week(nine), "mandag kl. 9–15"],
  [week(nine, closed, nine, closed, nine), "mandag kl. 9–15, onsdag kl. 9–15 og fredag kl. 9–15"],
  [week(), undefined],
])("the opening hours are a fact in words, and times stay on one line", (openingHours, words) => {
  const fact = settingsFacts(siteWith({ openingHours })).get("aabningstider");
  expect(fact?.replaceAll("\u00A0", " ").replaceAll("\u2060", "")).toBe(words);
  expect(fact ?? "").not.toMatch(/kl\. |\d–/);
});

test.each([[undefined], [{}], [siteWith({ openingHours: { monday: {} }, contact: [] })], ["70 20 30 40"]])(
  "%j states no facts",
  (file) => {
    expect(settingsFacts(file).size).toBe(0);
  },
);
