import { expect, test } from "vitest";
import { contentSecurityPolicy } from "./content-security-policy.ts";

test("nothing inline and nothing from elsewhere runs", () => {
  expect(contentSecurityPolicy()).toBe(
    "default-src 'self'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:; font-src 'self'; connect-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'self'; require-trusted-types-for 'script'; trusted-types host-shell",
  );
});

test("the files of a widget may come from the origin of published widgets", () => {
  expect(contentSecurityPolicy({ widgetsOrigin: "https://cdn.example" })).toBe(
    "default-src 'self'; script-src 'self' https://cdn.example; style-src 'self' https://cdn.example; img-src 'self' https://cdn.example data: blob:; font-src 'self' https://cdn.example; connect-src 'self' https://cdn.example; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'self'; require-trusted-types-for 'script'; trusted-types host-shell",
  );
});

test("an editor's origin may show pages in a frame", () => {
  expect(contentSecurityPolicy({ frameAncestors: ["https://cms.example"] })).toMatch(
    /frame-ancestors 'self' https:\/\/cms\.example;/,
  );
});

test("blocks of a page may show images and frames of the origins that they name", () => {
  const policy = contentSecurityPolicy({ images: ["https://media.example"], frames: ["https://video.example"] });
  expect(policy).toMatch(
    /; img-src 'self' data: blob: https:\/\/media\.example; frame-src 'self' https:\/\/video\.example;/,
  );
});

test("a site with a tag manager allows its scripts and their requests", () => {
  expect(contentSecurityPolicy({ hasTagManager: true })).toBe(
    "default-src 'self'; script-src 'self' https://www.googletagmanager.com; style-src 'self'; img-src 'self' data: blob: https://www.googletagmanager.com https://*.google-analytics.com; font-src 'self'; connect-src 'self' https://www.googletagmanager.com https://*.google-analytics.com https://*.analytics.google.com; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'self'; require-trusted-types-for 'script'; trusted-types host-shell default",
  );
});

test("a developer's server may send scripts, styles and edits", () => {
  expect(contentSecurityPolicy({ overrideOrigin: "http://localhost:5173" })).toBe(
    "default-src 'self'; script-src 'self' http://localhost:5173; style-src 'self' http://localhost:5173 'unsafe-inline'; img-src 'self' http://localhost:5173 data: blob:; font-src 'self' http://localhost:5173; connect-src 'self' http://localhost:5173 ws://localhost:5173; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'self'; require-trusted-types-for 'script'; trusted-types host-shell",
  );
});

test("a script in the page is allowed by its hash alone", () => {
  expect(contentSecurityPolicy({ inlineScripts: ["sha384-abc"], widgetsOrigin: "https://cdn.example" })).toContain(
    "; script-src 'self' https://cdn.example 'sha384-abc'; style-src 'self' https://cdn.example;",
  );
});
