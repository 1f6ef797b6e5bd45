import { expect, test } from "vitest";
import { contentSecurityPolicy } from "./content-security-policy.ts";

test("nothing inline and nothing from elsewhere runs", () => {
  expect(contentSecurityPolicy()).toBe(
    "default-src 'self'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:; font-src 'self'; connect-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'self'",
  );
});

test("an editor's origin may show pages in a frame", () => {
  expect(contentSecurityPolicy({ frameAncestors: ["https://cms.example"] })).toMatch(
    /frame-ancestors 'self' https:\/\/cms\.example$/,
  );
});
