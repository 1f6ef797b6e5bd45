import { describe, expect, test } from "vitest";
import type { InspectedCv } from "../cv-reviewer.ts";
import { childrenOfProcess } from "../testing/child-memory.ts";
import { leaderCv } from "../testing/leader-cv.ts";
import { makeCv } from "../testing/make-cv.ts";
import * as odd from "../testing/odd-pdfs.ts";
import { createCvReviewer } from "./create-cv-reviewer.ts";
import { ReaderCrashed } from "./reading-process.ts";

const danish = (bytes: Uint8Array): InspectedCv => ({ bytes, language: "da" });

test.each([
  ["their share of tasks", { tasksPerProcess: 2 }],
  ["their share of memory", { memoryPerProcess: 1 }],
])("a review has its picture while processes are replaced after %s", { timeout: 40_000 }, async (_, limits) => {
  const others = new Set(childrenOfProcess());
  const brief = createCvReviewer({ readers: 1, ...limits });
  const bytes = await odd.plainCv();
  const used = new Set<string>();
  while (used.size < 3) {
    const { language, thumbnail } = await brief.review(danish(bytes));
    expect({ language, isDrawn: thumbnail !== undefined }).toEqual({ language: "da", isDrawn: true });
    for (const child of childrenOfProcess()) if (!others.has(child)) used.add(child);
  }
  await brief.close();
});

describe("a reading process that something else ends", () => {
  const endOne = (others: ReadonlySet<string>): number => {
    const own = childrenOfProcess().filter((child) => !others.has(child));
    for (const child of own) process.kill(Number(child), "SIGKILL");
    return own.length;
  };

  test("during a review is a crash, not the file's fault, and the next review works", async () => {
    const others = new Set(childrenOfProcess());
    const lone = createCvReviewer({ readers: 1 });
    const bytes = await makeCv(leaderCv("da", 1));
    await lone.review(danish(bytes));
    const review = lone.review(danish(bytes));
    await Promise.resolve();
    await new Promise(setImmediate);
    expect(endOne(others)).toBe(1);
    await expect(review).rejects.toThrow(ReaderCrashed);
    expect((await lone.review(danish(bytes))).language).toBe("da");
    await lone.close();
  });

  test("while it waits costs no visitor a refusal", async () => {
    const others = new Set(childrenOfProcess());
    const lone = createCvReviewer({ readers: 1 });
    const bytes = await makeCv(leaderCv("da", 1));
    await lone.review(danish(bytes));
    for (let time = 0; time < 2; time += 1) {
      endOne(others);
      expect(await lone.inspect({ bytes, name: "cv.pdf" })).toMatchObject({ kind: "accepted", language: "da" });
    }
    await lone.close();
  });
});
