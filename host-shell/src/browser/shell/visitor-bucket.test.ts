import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { visitorBucket } from "./visitor-bucket.ts";

beforeEach(() => localStorage.clear());
afterEach(() => void vi.restoreAllMocks());

it("a visitor keeps a random bucket", () => {
  vi.spyOn(Math, "random").mockReturnValueOnce(0.429).mockReturnValue(0.999);
  expect([visitorBucket(), visitorBucket()]).toEqual([42, 42]);
});

it.each(["", "100", "-1", "4.2", "tyve"])("an invalid stored bucket (%o) is replaced", (kept) => {
  localStorage.setItem("host-shell.bucket", kept);
  vi.spyOn(Math, "random").mockReturnValue(0.999);
  expect(visitorBucket()).toBe(99);
  expect(localStorage.getItem("host-shell.bucket")).toBe("99");
});

it("a browser without storage gets a bucket for the page", () => {
  vi.spyOn(Storage.prototype, "getItem").mockImplementation(() => {
    throw new DOMException("denied", "SecurityError");
  });
  vi.spyOn(Math, "random").mockReturnValue(0.07);
  expect(visitorBucket()).toBe(7);
});
