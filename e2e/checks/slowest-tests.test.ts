import { expect, it } from "vitest";
import { linesOfSlowest, timesInPlaywright, timesInVitest } from "./slowest-tests.ts";

it("reads the duration of each unit test, and of one that did not run", () => {
  const assertionResults = [
    { ancestorTitles: ["a field", "with a hint"], title: "shows it", duration: 1_250 },
    { ancestorTitles: [], title: "did not run" },
  ];
  const report = JSON.stringify({ testResults: [{ name: "/repo/widgets/a.test.ts", assertionResults }] });
  expect(timesInVitest(report, "/repo")).toEqual([
    { name: "widgets/a.test.ts › a field › with a hint › shows it", seconds: 1.25 },
    { name: "widgets/a.test.ts › did not run", seconds: 0 },
  ]);
});

it("adds up the attempts of each browser test, at any depth", () => {
  const spec = (title: string, ...durations: readonly number[]) => ({
    title,
    tests: [{ results: durations.map((duration) => ({ duration })) }],
  });
  const inner = { title: "on a phone", specs: [spec("fits", 500)] };
  const file = { title: "journeys/gate.test.ts", specs: [spec("opens", 1_000, 2_000)], suites: [inner] };
  const report = JSON.stringify({ config: { rootDir: "/repo/e2e" }, suites: [file] });
  expect(timesInPlaywright(report, "/repo")).toEqual([
    { name: "e2e/journeys/gate.test.ts › opens", seconds: 3 },
    { name: "e2e/journeys/gate.test.ts › on a phone › fits", seconds: 0.5 },
  ]);
});

it("lists the slowest first, and no more than asked for", () => {
  const tests = [
    { name: "quick", seconds: 0.04 },
    { name: "slowest", seconds: 61.26 },
    { name: "slow", seconds: 2 },
  ];
  expect(linesOfSlowest(tests, 2)).toEqual(["  61.3 s  slowest", "   2.0 s  slow"]);
});
