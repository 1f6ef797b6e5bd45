import { expect, it } from "vitest";
import { countLastLine, countPlaywright, countsOfRun, countVitest, sumOf } from "./test-counts.ts";

it("counts Vitest's tests, and a file that could not be read as one that failed", () => {
  const testResults = [
    { status: "passed", assertionResults: [{ status: "passed" }] },
    { status: "failed", assertionResults: [{ status: "passed" }, { status: "failed" }] },
    { status: "failed", assertionResults: [] },
  ];
  const report = { numPassedTests: 2, numFailedTests: 1, numPendingTests: 0, numTodoTests: 0, testResults };
  expect(countVitest(JSON.stringify(report))).toEqual({ passed: 2, failed: 2 });
});

it("counts a skipped test as failed", () => {
  const report = { numPassedTests: 2, numFailedTests: 0, numPendingTests: 1, numTodoTests: 1, testResults: [] };
  expect(countVitest(JSON.stringify(report))).toEqual({ passed: 2, failed: 2 });
  const stats = { expected: 5, unexpected: 0, flaky: 0, skipped: 1 };
  expect(countPlaywright(JSON.stringify({ stats, errors: [] }))).toEqual({ passed: 5, failed: 1 });
});

it("counts an error outside the browser tests as failed", () => {
  const stats = { expected: 5, unexpected: 1, flaky: 0, skipped: 0 };
  expect(countPlaywright(JSON.stringify({ stats, errors: [{}] }))).toEqual({ passed: 5, failed: 2 });
});

it("counts browser tests that needed a second attempt", () => {
  const stats = { expected: 5, unexpected: 0, flaky: 2, skipped: 0 };
  expect(countPlaywright(JSON.stringify({ stats, errors: [] }))).toEqual({ passed: 7, failed: 0, unsteady: 2 });
});

it.each<[string, number | undefined, number, number, number]>([
  ["all passed", 0, 3, 0, 0],
  ["a test failed", 1, 3, 2, 2],
  ["the runner failed although no test did", 1, 3, 0, 1],
  ["the runner was killed", undefined, 3, 0, 1],
  ["no test ran", 0, 0, 0, 1],
])("counts a failure correctly when %s", (_, exitCode, passed, failed, counted) => {
  expect(countsOfRun({ passed, failed }, exitCode)).toEqual({ passed, failed: counted });
});

it.each([
  ["the last line", "ok  WordPress\n12 passed, 1 failed\n", { passed: 12, failed: 1 }],
  ["an output that ends otherwise", "12 passed, 0 failed\nError: killed", { passed: 0, failed: 1 }],
  ["no output", "", { passed: 0, failed: 1 }],
])("counts by %s", (_, output, counts) => {
  expect(countLastLine(output)).toEqual(counts);
});

it("adds all runners up", () => {
  expect(sumOf([])).toEqual({ passed: 0, failed: 0 });
  expect(
    sumOf([
      { passed: 2, failed: 1 },
      { passed: 3, failed: 0 },
    ]),
  ).toEqual({ passed: 5, failed: 1 });
});
