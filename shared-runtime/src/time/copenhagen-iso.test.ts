import { expect, it } from "vitest";
import { copenhagenIso } from "./copenhagen-iso.ts";

it.each([
  ["2026-12-12T16:00:00Z", "2026-12-12T17:00:00+01:00"],
  ["2027-06-01T22:30:00Z", "2027-06-02T00:30:00+02:00"],
  ["2026-10-25T00:30:00Z", "2026-10-25T02:30:00+02:00"],
  ["2026-10-25T01:30:00Z", "2026-10-25T02:30:00+01:00"],
])("writes %s as %s", (instant, text) => {
  expect(copenhagenIso(Date.parse(instant))).toBe(text);
});
