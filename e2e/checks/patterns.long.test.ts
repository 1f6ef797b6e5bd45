import { globSync } from "node:fs";
import { expect, it } from "vitest";
import { unboundedPatterns, growthOf } from "./patterns.ts";

/** Code whose patterns are not applied to texts from outside in a thread or page for which others wait. */
const apart: readonly (readonly [where: RegExp, because: string])[] = [
  [/\.test\.tsx?$|\/testing\/|\.samples\.tsx?$|\/specimens\//, "is not part of the product"],
  [/^host-shell\/src\/engines\/cv-review\/(?!privacy\/)/, "runs in a process that is ended if it takes too long"],
  [/\/widget-registry\/(?:active-markup|static-imports)\.ts$/, "runs in a thread that is ended after 5 s"],
  [/^host-shell\/src\/services\/job-seed\//, "reads words of this repository"],
  [/^host-shell\/src\/browser\/(?:attempt-address|shell\/bring-to-life)\.ts$/, "reads addresses of the registry"],
  [/^host-shell\/src\/pages\/editing\/chromes\.ts$/, "reads markup of this server, in which every tag is closed"],
];

it(
  "the time that a pattern takes grows with a text that a stranger made for it, and no faster",
  { timeout: 120_000 },
  async () => {
    const files = globSync("{host-shell,shared-runtime,widgets/*}/src/**/*.{ts,tsx}");
    const met = files.filter((file) => !apart.some(([where]) => where.test(file))).toSorted();
    const patterns = (await Promise.all(met.map(unboundedPatterns))).flat();
    expect(patterns.length).toBeGreaterThan(100);
    expect(patterns.filter((pattern) => growthOf(pattern) > 4)).toEqual([]);
  },
);

it.each(["\\s+$", "<[^>]*>x"])("%s takes much longer for a longer text", (source) => {
  expect(growthOf({ file: "", source, flags: "" })).toBeGreaterThan(4);
});
