import type { ReleaseState } from "shared-runtime/api/registry-management.ts";
import { expect, it } from "vitest";
import { describeRelease, releaseLine } from "./describe-release.ts";

const running: ReleaseState = {
  version: "2.3.0",
  stable: "2.2.0",
  state: "running",
  share: 1,
  startedAt: "2026-11-27T08:00:00.000Z",
  shareSince: "2026-11-27T08:00:00.000Z",
  endedAt: null,
  reason: null,
  worse: null,
  visits: { new: 120, stable: 11_880 },
  metrics: [
    { metric: "failed", new: { visits: 120, bad: 1 }, stable: { visits: 11_880, bad: 119 } },
    { metric: "delay", new: { visits: 0, bad: 0 }, stable: { visits: 0, bad: 0 } },
    { metric: "ready", new: { visits: 119, bad: 30, p75: 640 }, stable: { visits: 11_700, bad: 2_900, p75: 655 } },
  ],
  waiting: { why: "visitors", seen: 120, needed: 400, hours: 50 },
};
const sentence = (changed: Partial<ReleaseState>) =>
  describeRelease({ name: "cv-check", release: { ...running, ...changed } }).split("\n", 1)[0];

it("describes where a release is, what it waits for, and how both versions compare", () => {
  expect(describeRelease({ name: "cv-check", release: running })).toBe(
    `cv-check 2.3.0: 1 % of visitors get it. 120 of the 400 visitors that this step needs have loaded it. At today's pace that takes 3 days more. Stop it: npm run widget -- rollback cv-check

Compared by 120 visits with 2.3.0 and 11880 with 2.2.0 at the same time:
  of the visits       2.3.0             2.2.0
  did not mount       0.8 %             1.0 %
  slow to react       –                 –
  slow to be ready    25.2 % (640 ms)   24.8 % (655 ms)`,
  );
});

it("says what each state means, and what to do", () => {
  expect(sentence({ waiting: { why: "visitors", seen: 0, needed: 200, hours: null } })).toContain(
    "Nobody has loaded it yet.",
  );
  expect(sentence({ waiting: { why: "time", hours: 0.4 } })).toContain("It moves up in 24 minutes.");
  expect(sentence({ waiting: { why: "mismatch", seen: 900, expected: 210 } })).toContain(
    "900 visits reported it, and 210 of all are 1 %.",
  );
  expect(sentence({ waiting: null })).toContain("It is judged within seconds: it moves up, waits or is stopped.");
  expect(sentence({ state: "held", waiting: { why: "held" } })).toBe(
    "cv-check 2.3.0: 1 % of visitors get it, and it is held there. Let it go on: npm run widget -- release cv-check --continue",
  );
  expect(sentence({ state: "done" })).toBe(
    "cv-check 2.3.0: the gradual release is done, and everyone got it on stable.",
  );
  expect(sentence({ state: "stopped", reason: "It crashes." })).toBe(
    "cv-check 2.3.0: it was stopped at 1 % of visitors, and all got 2.2.0 again. It crashes.",
  );
  expect(sentence({ state: "ended" })).toContain("npm run widget -- history cv-check");
  expect(releaseLine(running)).toBe("  release  2.3.0 is under way, at 1 % of visitors");
});
