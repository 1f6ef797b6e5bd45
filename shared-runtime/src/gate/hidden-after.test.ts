import { expect, it } from "vitest";
import { hiddenAfter } from "./hidden-after.ts";

const noon = Date.UTC(2026, 10, 28, 11);
const nextNoon = noon + 86_400_000;
const midnight = Date.UTC(2026, 10, 28, 23);

it.each(["cv_tjek", "jobmatch"])("a lead given in %s hides both tools' dialogs, each for its own time", (tool) => {
  expect(hiddenAfter(tool, "lead", noon)).toEqual([
    ["cv_tjek", nextNoon],
    ["jobmatch", midnight],
  ]);
});

it.each(["cv_tjek", "jobmatch"])("a consent given in %s hides both tools' dialogs for a day", (tool) => {
  expect(hiddenAfter(tool, "consent", noon)).toEqual([
    ["cv_tjek", nextNoon],
    ["jobmatch", nextNoon],
  ]);
});

it("an answer to another tool counts for that tool alone, for a day", () => {
  expect(hiddenAfter("karriere_test2", "lead", noon)).toEqual([["karriere_test2", nextNoon]]);
});
