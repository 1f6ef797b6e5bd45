import { describe, expect, it } from "vitest";
import { RegistryRefusal } from "./registry-refusal.ts";
import { sampleVersion, submissionOf } from "./testing/sample-version.ts";
import { createVersionChecks, unfinished } from "./version-checks.ts";

/** It tries every way to share the letters out before it finds that the last one does not fit. */
const endless = { properties: { title: { type: "string", pattern: "^(a+)+$" } } };
const endlessTitle = {
  page: "https://other.example/",
  wish: "stable",
  input: { attributes: { title: `${"a".repeat(60)}!` }, json: undefined },
};
const shortTitle = { ...endlessTitle, input: { attributes: { title: "!" }, json: undefined } };
const contract = { version: "1.0.0", next: endless, present: undefined };
const broken = ['https://other.example/: title = "!" must match the pattern "^(a+)+$".'];

describe("a check that would not end", () => {
  it("is ended when its time is over, while the server answers others", async () => {
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

  it("takes nothing from the time of those that wait for it", async () => {
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

it("a version is refused for the same reasons as without a thread", async () => {
  const checks = createVersionChecks();
  const { name, manifest, files } = submissionOf(sampleVersion("1.0.0", { contents: { "first-frame.html": " " } }));
  await expect(checks.checkVersion(name, manifest, files)).rejects.toThrow(
    new RegistryRefusal("versionIncomplete", ["The first frame is empty."]),
  );
});

it("a thread that cannot run says so", async () => {
  const checks = createVersionChecks({ entry: new URL("file:///no/such/worker.js") });
  await expect(checks.brokenPlaceholders([], contract)).rejects.toThrow("/no/such/worker.js");
});
