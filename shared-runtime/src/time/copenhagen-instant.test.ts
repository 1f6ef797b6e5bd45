import { afterEach, describe, expect, it, vi } from "vitest";
import { instantOf } from "./copenhagen-instant.ts";

const iso = (text: string, occurrence: "first" | "second" = "first") => {
  const instant = instantOf(text, occurrence);
  return instant === undefined ? undefined : new Date(instant).toISOString();
};

afterEach(() => vi.unstubAllEnvs());

describe.each(["Europe/Copenhagen", "America/Los_Angeles", "Pacific/Auckland"])("on a machine in %s", (zone) => {
  const there = (text: string, occurrence?: "first" | "second") => {
    vi.stubEnv("TZ", zone);
    return iso(text, occurrence);
  };

  it("the machine is in that zone", () => {
    vi.stubEnv("TZ", zone);
    expect(new Date(2026, 6, 1).getTimezoneOffset()).toBe(
      { "Europe/Copenhagen": -120, "America/Los_Angeles": 420, "Pacific/Auckland": -720 }[zone],
    );
  });

  it.each([
    ["2026-01-15T12:00", "2026-01-15T11:00:00.000Z"],
    ["2026-07-15T12:00:30", "2026-07-15T10:00:30.000Z"],
    ["2026-03-29T01:59:59", "2026-03-29T00:59:59.000Z"],
    ["2026-03-29T03:00", "2026-03-29T01:00:00.000Z"],
    ["2026-10-25T01:59", "2026-10-24T23:59:00.000Z"],
    ["2026-10-25T03:00", "2026-10-25T02:00:00.000Z"],
    ["2027-03-28T03:00", "2027-03-28T01:00:00.000Z"],
    ["2027-10-31T03:00", "2027-10-31T02:00:00.000Z"],
    ["2026-12-31T23:59", "2026-12-31T22:59:00.000Z"],
  ])("reads %s in Copenhagen as %s", (wall, instant) => {
    expect([there(wall, "first"), there(wall, "second")]).toEqual([instant, instant]);
  });

  it.each([
    ["2026-10-25T02:00", "2026-10-25T00:00:00.000Z", "2026-10-25T01:00:00.000Z"],
    ["2026-10-25T02:59:59", "2026-10-25T00:59:59.000Z", "2026-10-25T01:59:59.000Z"],
    ["2027-10-31T02:30", "2027-10-31T00:30:00.000Z", "2027-10-31T01:30:00.000Z"],
  ])("reads %s, which occurs twice in autumn, as either instant", (wall, first, second) => {
    expect([there(wall, "first"), there(wall, "second")]).toEqual([first, second]);
  });

  it.each([
    ["2026-03-29T02:00", "2026-03-29T01:00:00.000Z"],
    ["2026-03-29T02:59:59", "2026-03-29T01:00:00.000Z"],
    ["2027-03-28T02:30", "2027-03-28T01:00:00.000Z"],
  ])("reads %s, which is skipped in spring, as the moment of the change", (wall, jump) => {
    expect([there(wall, "first"), there(wall, "second")]).toEqual([jump, jump]);
  });
});

it.each([
  ["2026-10-25T02:30:00Z", "2026-10-25T02:30:00.000Z"],
  ["2026-10-25T02:30+02:00", "2026-10-25T00:30:00.000Z"],
  ["2026-10-25T02:30+01:00", "2026-10-25T01:30:00.000Z"],
  ["2026-10-25T02:30:00.000-03:30", "2026-10-25T06:00:00.000Z"],
])("uses the offset of %s", (text, instant) => {
  expect([iso(text, "first"), iso(text, "second")]).toEqual([instant, instant]);
});

it.each([
  "",
  "i morgen",
  "2026-10-25",
  "2026-10-25 02:30",
  "25-10-2026T02:30",
  "2026-02-30T10:00",
  "2026-13-01T10:00",
  "2026-10-25T24:00",
  "2026-10-25T10:60",
  "2026-10-25T10:00+25:00",
  "2026-10-25T10:00 Z",
  "2026-10-25T10:00Zx",
])("returns undefined for %j", (text) => {
  expect(iso(text)).toBeUndefined();
});
