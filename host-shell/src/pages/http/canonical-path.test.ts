import { expect, test } from "vitest";
import { canonicalPath, encodedPath } from "./canonical-path.ts";

test.each([
  ["/", "/"],
  ["/cv-tjek", "/cv-tjek"],
  ["/CV-Tjek/", "/cv-tjek"],
  ["//cv-tjek///a//", "/cv-tjek/a"],
  ["/l%C3%B8n", "/løn"],
  ["/lo%CC%88n", "/lön"],
])("%s is normalized to %s", (raw, path) => {
  expect(canonicalPath(raw)).toBe(path);
});

test.each([
  "/..",
  "/a/../b",
  "/%2e%2e/etc/passwd",
  "/a/./b",
  "/%2e",
  "/a%00b",
  "/a%0d%0ab",
  "/..%5c..",
  "/%",
  "/%E0%A4",
  `/${"a".repeat(600)}`,
  "cv",
])("%s cannot be a page", (raw) => {
  expect(canonicalPath(raw)).toBeUndefined();
});

test("a path is encoded without its slashes", () => {
  expect(encodedPath("/løn/a b")).toBe("/l%C3%B8n/a%20b");
});
