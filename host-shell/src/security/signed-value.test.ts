import { expect, it } from "vitest";
import { createSignedValues } from "./signed-value.ts";

const noon = Date.UTC(2026, 0, 5, 12);
const day = 24 * 60 * 60;
const secret = new Uint8Array(32);
const values = (changes: Partial<Parameters<typeof createSignedValues>[0]> = {}) =>
  createSignedValues({ secret, purpose: "basket", seconds: day, now: () => new Date(noon), ...changes });

it.each(["7f3c", "", "a.b.c", "a~b", "~1~x"])("opens what it signed, such as %o", (value) => {
  expect(values().open(values().sign(value))).toBe(value);
});

it("opens nothing that was changed, that has ended, or that is signed for another purpose or with another secret", () => {
  const signed = values().sign("7f3c");
  const [value = "", end = "", signature = ""] = signed.split("~");
  const opened = [
    values().open(`8f3c~${end}~${signature}`),
    values().open(`${value}~${Number(end) + day}~${signature}`),
    values().open(`${value}~${end}`),
    values().open(`${value}~${end}~`),
    values().open(value),
    values().open(""),
    values({ purpose: "other" }).open(signed),
    values({ secret: new Uint8Array(32).fill(1) }).open(signed),
    values({ now: () => new Date(noon + day * 1_000) }).open(signed),
  ];
  expect(opened).toEqual(opened.map(() => undefined));
  expect(values({ now: () => new Date(noon + (day - 1) * 1_000) }).open(signed)).toBe("7f3c");
});
