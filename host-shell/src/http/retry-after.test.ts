import { describe, expect, it } from "vitest";
import { httpDate, secondsToRetry } from "./retry-after.ts";

const now = Date.UTC(2026, 10, 26, 12);

describe("a date of HTTP", () => {
  it.each([
    ["Sun, 06 Nov 1994 08:49:37 GMT", "1994-11-06T08:49:37.000Z"],
    ["Sunday, 06-Nov-94 08:49:37 GMT", "1994-11-06T08:49:37.000Z"],
    ["Sun Nov  6 08:49:37 1994", "1994-11-06T08:49:37.000Z"],
    ["Sun, 06 Nov 1994 08:49:37 +0000", "1994-11-06T08:49:37.000Z"],
    ["Sun, 06 Nov 1994 08:49:37 -0000", "1994-11-06T08:49:37.000Z"],
    ["Sun, 06 Nov 1994 08:49:37 UTC", "1994-11-06T08:49:37.000Z"],
    ["Sunday, 06-Nov-94 08:49:37 UTC", "1994-11-06T08:49:37.000Z"],
    ["Wed Nov 16 08:49:37 1994", "1994-11-16T08:49:37.000Z"],
    ["Thursday, 26-Nov-26 12:00:00 GMT", "2026-11-26T12:00:00.000Z"],
    ["Thursday, 26-Nov-76 12:00:00 GMT", "2076-11-26T12:00:00.000Z"],
    ["Friday, 26-Nov-77 12:00:00 GMT", "1977-11-26T12:00:00.000Z"],
    ["Fri, 31 Dec 2027 23:59:60 GMT", "2028-01-01T00:00:00.000Z"],
  ])("%s is %s", (text, date) => {
    expect(new Date(httpDate(text, now) ?? Number.NaN).toISOString()).toBe(date);
  });

  it.each([
    "",
    "soon",
    "2026-11-26T12:00:00Z",
    "Sun, 31 Feb 2027 08:49:37 GMT",
    "Sun, 06 Nov 1994 24:00:00 GMT",
    "Sun, 06 Nov 1994 08:49:37 CET",
    "Sun, 06 Nov 1994 08:49:37 +0100",
    "Sun, 06 Nov 1994 08:49:37 ",
    "Sun, 06 nov 1994 08:49:37 GMT",
    "Sun, 6 Nov 1994 08:49:37 GMT",
    "06 Nov 1994 08:49:37 GMT",
  ])("is not %j", (text) => {
    expect(httpDate(text, now)).toBe(undefined);
  });
});

describe("the pause that an answer asks for", () => {
  it.each([
    ["90", 90],
    ["0", 0],
    [" 7 ", 7],
    ["3601", 3_601],
    ["9".repeat(400), Infinity],
    ["5, 60", 60],
    ["Thu, 26 Nov 2026 12:01:30 GMT", 90],
    ["Thursday, 26-Nov-26 12:01:30 GMT", 90],
    ["Thu Nov 26 12:01:30 2026", 90],
    ["Thu, 26 Nov 2026 12:01:30 +0000", 90],
    ["Thu, 26 Nov 2026 11:00:00 GMT", 0],
    ["Fri, 27 Nov 2026 12:00:00 GMT", 86_400],
    ["-1", undefined],
    ["+1", undefined],
    ["1.5", undefined],
    ["1e3", undefined],
    ["0x10", undefined],
    ["soon", undefined],
    ["", undefined],
  ])("by %j is %s", (wanted, seconds) => {
    expect(secondsToRetry(new Headers({ "retry-after": wanted }), now)).toBe(seconds);
  });

  it("is counted from the answer's own clock", () => {
    const headers = { "retry-after": "Thu, 26 Nov 2026 10:01:00 GMT", date: "Thu, 26 Nov 2026 10:00:00 GMT" };
    expect(secondsToRetry(new Headers(headers), now)).toBe(60);
    expect(secondsToRetry(new Headers({ ...headers, date: "today" }), now)).toBe(0);
  });

  it("is not there without the header", () => {
    expect(secondsToRetry(new Headers(), now)).toBe(undefined);
  });
});
