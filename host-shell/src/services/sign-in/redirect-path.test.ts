import { describe, expect, it } from "vitest";
import { redirectPathOf } from "./redirect-path.ts";

const site = "https://lk.example";

describe("the page after a sign-in", () => {
  it.each([
    ["/", "/"],
    ["/cv-tjek", "/cv-tjek"],
    ["/cv-tjek?a=1&b=%C3%B8#top", "/cv-tjek?a=1&b=%C3%B8#top"],
    ["/løn og barsel", "/l%C3%B8n%20og%20barsel"],
    ["/a?next=/b//c", "/a?next=/b//c"],
    ["/apiculture", "/apiculture"],
    ["https://lk.example/cv-tjek", "/cv-tjek"],
    ["https://lk.example", "/"],
    ["HTTPS://LK.EXAMPLE/cv-tjek", "/cv-tjek"],
    ["/a/../b", "/b"],
  ])("is %j, which is on the site", (requested, path) => {
    expect(redirectPathOf(requested, site, "/selvbetjening")).toBe(path);
  });

  it.each([
    undefined,
    "",
    "cv-tjek",
    "//evil.example",
    "///evil.example",
    "/\\evil.example",
    "\\\\evil.example",
    "/%2Fevil.example",
    "/%2f%2fevil.example",
    "%2F%2Fevil.example",
    "/%5Cevil.example",
    "/%255Cevil.example",
    "/%252Fevil.example",
    "/.//evil.example",
    "/%2e//evil.example",
    "/a/..//evil.example",
    "/\t/evil.example",
    "/\n/evil.example",
    " //evil.example",
    " https://evil.example",
    "/%09/evil.example",
    "/a\r\nset-cookie: b=1",
    "/a%0d%0aset-cookie: b=1",
    "/\0",
    "/%",
    "https://evil.example/",
    "https://lk.example.evil.example/",
    "https://lk.example@evil.example/",
    "https://evil@lk.example/",
    "https:/\\evil.example",
    "https:evil.example",
    "http://lk.example/",
    "https://lk.example:8443/",
    "https://lk.example//evil.example",
    "javascript:alert(1)",
    "JaVaScRiPt:alert(1)",
    "data:text/html,hi",
    "blob:https://lk.example/1",
    `/${"a".repeat(2_000)}`,
    "/api/auth/login",
    "/API/auth/logout",
    "/test-identity/auth",
    "/log-ind?fejl=afbrudt",
  ])("is the start page if the requested one is %j", (requested) => {
    expect(redirectPathOf(requested, site, "/selvbetjening")).toBe("/selvbetjening");
  });
});
