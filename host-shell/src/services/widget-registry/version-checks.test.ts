import { describe, expect, it } from "vitest";
import { RegistryRefusal } from "./registry-refusal.ts";
import { sampleVersion, submissionOf } from "./testing/sample-version.ts";
import { createVersionChecks, unfinished } from "./version-checks.ts";

/** A pattern that backtracks exponentially on the title, since its last letter does not match. */
const endless = { properties: { title: { type: "string", pattern: "^(a+)+$" } } };
const endlessTitle = {
  page: "https://other.example/",
  spec: "stable",
  input: { attributes: { title: `${"a".repeat(60)}!` }, json: undefined },
};
const shortTitle = { ...endlessTitle, input: { attributes: { title: "!" }, json: undefined } };
const contract = { version: "1.0.0", next: endless, present: undefined };
const broken = ['https://other.example/: title = "!" must match the pattern "^(a+)+$".'];

describe("a check that never finishes", () => {
  it("is stopped after its time limit, while the server answers other requests", async () => {
    const checks = createVersionChecks({ milliseconds: 500 });
    let isOver = false;
    const ended = checks.brokenPlaceholders([endlessTitle], contract).finally(() => (isOver = true));
    let turns = 0;
    while (!isOver) {
      await new Promise(setImmediate);
      turns += 1;
    }
    expect(await ended).toBe(unfinished);
    expect(turns).toBeGreaterThan(100);
  });

  it("does not use up the time limit of waiting checks", async () => {
    const checks = createVersionChecks({ milliseconds: 500 });
    expect(
      await Promise.all([
        checks.brokenPlaceholders([endlessTitle], contract),
        checks.brokenPlaceholders([endlessTitle], contract),
        checks.brokenPlaceholders([shortTitle], contract),
      ]),
    ).toEqual([unfinished, unfinished, broken]);
  });
});

it("a thread refuses a version for the same reasons", async () => {
  const checks = createVersionChecks();
  const { name, manifest, files } = submissionOf(sampleVersion("1.0.0", { contents: { "texts.json": "[]" } }));
  await expect(checks.checkVersion(name, manifest, files)).rejects.toThrow(
    new RegistryRefusal("versionIncomplete", ["texts.json is not a JSON object of texts."]),
  );
});

it("a thread that cannot run rejects with the error", async () => {
  const checks = createVersionChecks({ entry: new URL("file:///no/such/worker.js") });
  await expect(checks.brokenPlaceholders([], contract)).rejects.toThrow("/no/such/worker.js");
});
