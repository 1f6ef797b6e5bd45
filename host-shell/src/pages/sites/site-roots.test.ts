import { expect, test } from "vitest";
import { siteAt, siteRootsOf } from "./site-roots.ts";

const roots = siteRootsOf("lederkredsen");

test.each([
  ["/", "main"],
  ["/bliv-medlem", "main"],
  ["/lederkredsen", "main"],
  ["/lederkredsen-spring", "spring"],
  ["/lederkredsen-spring/løn", "spring"],
  ["/lederkredsen-springer", "main"],
  ["/lederkredsen-a-kasse", "unemployment-fund"],
  ["/lederkredsen-virksom/kontakt", "business"],
  ["/selvbetjening", "self-service"],
  ["/selvbetjening2", "main"],
])("%s is a path of the site %s", (path, kind) => {
  expect(siteAt(roots, path)?.kind).toBe(kind);
});

test("the longest root wins, in any order", () => {
  const sites = ["/", "/spring", "/spring/leder", "/spring-leder"].map((root) => ({ root }));
  for (const ordered of [sites, sites.toReversed()]) {
    const rootsOf = ["/spring/leder/løn", "/spring/ledere", "/spring-leder", "/sprin"].map(
      (path) => siteAt(ordered, path)?.root,
    );
    expect(rootsOf).toEqual(["/spring/leder", "/spring", "/spring-leder", "/"]);
  }
});

test("without a main site, other paths have none", () => {
  expect(siteAt([{ root: "/spring" }], "/")).toBeUndefined();
});
