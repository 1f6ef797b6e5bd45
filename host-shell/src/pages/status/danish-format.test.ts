import { expect, test } from "vitest";
import { danish } from "./danish-format.ts";

test.each([
  [0, 0, "–"],
  [10, 0, "0 %"],
  [287_563, 12, "under 0,1 %"],
  [999, 1, "0,1 %"],
  [2, 1, "33,3 %"],
  [1, 9_999, "99,9 %"],
  [0, 3, "100 %"],
])("with %i mounts and %i failures the share is %s", (mounted, failed, share) => {
  expect(danish.failureShare({ mounted, failed, milliseconds: 0 }).replace("\u00a0", " ")).toBe(share);
});

test("a figure and its unit stay on one line", () => {
  const figures = { mounted: 1, failed: 1, milliseconds: 2140 };
  const written = [danish.loadTime(figures), danish.loadTime({ ...figures, milliseconds: 380 }), danish.bytes(35_600)];
  expect([...written, danish.failureShare(figures)]).toEqual([
    "2,1\u00a0s",
    "380\u00a0ms",
    "35,6\u00a0kB",
    "50\u00a0%",
  ]);
});
