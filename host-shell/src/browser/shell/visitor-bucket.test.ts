import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { bucketOf, visitorNumber } from "./visitor-bucket.ts";

beforeEach(() => localStorage.clear());
afterEach(() => void vi.restoreAllMocks());

describe("a visitor's number", () => {
  it("is random, and stays", () => {
    vi.spyOn(Math, "random").mockReturnValueOnce(0.429).mockReturnValue(0.999);
    expect([visitorNumber(), visitorNumber()]).toEqual([42, 42]);
  });

  it.each(["", "100", "-1", "4.2", "tyve"])("that is stored and invalid (%o) is replaced", (kept) => {
    localStorage.setItem("host-shell.bucket", kept);
    vi.spyOn(Math, "random").mockReturnValue(0.999);
    expect(visitorNumber()).toBe(99);
    expect(localStorage.getItem("host-shell.bucket")).toBe("99");
  });

  it("lasts for the page in a browser without storage", () => {
    vi.spyOn(Storage.prototype, "getItem").mockImplementation(() => {
      throw new DOMException("denied", "SecurityError");
    });
    vi.spyOn(Math, "random").mockReturnValue(0.07);
    expect(visitorNumber()).toBe(7);
  });
});

describe("buckets", () => {
  const numbers = Array.from({ length: 100 }, (_, number) => number);
  const versions = Array.from({ length: 400 }, (_, minor) => `2.${minor}.0`);
  const first = (widget: string, version: string, share: number) =>
    new Set(numbers.filter((number) => bucketOf(number, widget, version) < share));

  it("are the same each time, and each has one of the hundred numbers", () => {
    const buckets = () => numbers.map((number) => bucketOf(number, "cv-check", "2.3.0"));
    expect(buckets()).toEqual(buckets());
    expect(buckets().toSorted((one, other) => one - other)).toEqual(numbers);
  });

  it("let every visitor be among the first about as often as the others, over many versions", () => {
    const firstOf = versions.map((version) => first("cv-check", version, 10));
    const times = numbers.map((number) => firstOf.filter((those) => those.has(number)).length);
    // 40 of 400 are expected, with a standard deviation of 6.
    expect([Math.min(...times) > 15, Math.max(...times) < 65]).toEqual([true, true]);
  });

  it.each([
    ["two versions of a widget", "cv-check", 1],
    ["two widgets with a version of the same number", "jobmatch", 0],
  ])("of %s are independent", (_, widget, step) => {
    const common = versions.slice(0, 100).map((version, at) => {
      const others = first(widget, versions[at + step] ?? "", 50);
      return [...first("cv-check", version, 50)].filter((number) => others.has(number)).length;
    });
    const mean = common.reduce((sum, one) => sum + one, 0) / common.length;
    // Half of the fifty, with a standard deviation of 2.5.
    expect(mean).toBeGreaterThan(24);
    expect(mean).toBeLessThan(26);
    expect([Math.min(...common) > 10, Math.max(...common) < 40]).toEqual([true, true]);
  });
});
