import { expect, test } from "vitest";
import { linesOf } from "./criterion-figures.ts";

test("the figures of a criterion are one line", () => {
  const criterion = "phone-number";
  const lines = linesOf([
    { criterion, said: "warns", isTrue: true },
    { criterion, said: "warns", isTrue: false },
    { criterion, said: "passes", isTrue: true },
    { criterion, said: "passes", isTrue: undefined },
    { criterion, said: "unsure", isTrue: undefined },
  ]);
  expect(lines).toEqual(['  "phone-number": { warnings: [1, 1], praise: [1, 0] },']);
});
