import { expect, test } from "vitest";
import { healthSummary } from "./health-summary.ts";
import type { Health } from "./widget-status.ts";

test.each<[readonly Health[], string]>([
  [[], ""],
  [["good", "quiet"], "Ingen værktøjer fejler."],
  [["good", "warn"], "Ingen værktøjer fejler, og et skal der holdes øje med."],
  [["bad", "good"], "Et værktøj fejler."],
  [["bad", "warn", "warn"], "Et værktøj fejler, og 2 skal der holdes øje med."],
  [["bad", "bad", "warn"], "2 værktøjer fejler, og et skal der holdes øje med."],
])("widgets that are %j are summarized as %j", (healths, sentence) => {
  expect(healthSummary(healths.map((health) => ({ health })))).toBe(sentence);
});
