import { expect, it } from "vitest";
import { clockIn, clockTimesIn } from "./clock-times.ts";

it.each([
  ["17:00", "17:00"],
  ["17.30", "17:30"],
  [" kl. 17 ", "17:00"],
  ["9.05", "09:05"],
  ["24:00", undefined],
  ["17:60", undefined],
  ["17:0", undefined],
  ["om aftenen", undefined],
  ["", undefined],
])("reads the time %j as %s", (text, clock) => {
  expect(clockIn(text)).toBe(clock);
});

it.each([
  ["kl. 17–19.30", { from: "17:00", to: "19:30" }],
  ["17.00 - 19.30", { from: "17:00", to: "19:30" }],
  ["Kl. 9 til kl. 16", { from: "09:00", to: "16:00" }],
  ["kl. 17", { from: "17:00", to: undefined }],
  ["kl. 17–25", undefined],
  ["hele dagen", undefined],
  ["17–19 og 20–21", undefined],
])("reads the times %j as %j", (text, times) => {
  expect(clockTimesIn(text)).toEqual(times);
});
