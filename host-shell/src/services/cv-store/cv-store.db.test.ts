import { tmpdir } from "node:os";
import { beforeEach, expect, it } from "vitest";
import { eachDatabase, empty } from "../../database/testing/each-database.ts";
import { createReviewQueue } from "../cv-queue/review-queue.ts";
import { createLogger } from "../../logging/logger.ts";
import { countCvBytes } from "./cv-bytes.ts";
import { usualDiskShare } from "../../disk/disk-share.ts";
import { createCvRoom } from "./cv-room.ts";
import { createCvStore } from "./cv-store.ts";
import { noFacts } from "../../engines/cv-review/testing/no-facts.ts";
import { noReading } from "../../engines/cv-review/testing/no-reading.ts";

const accepted = { bytes: new TextEncoder().encode("%PDF-1.7"), pages: 2, words: 300, language: "da" } as const;
const reviewed = {
  areas: [],
  facts: noFacts,
  reading: noReading,
  document: undefined,
  thumbnail: new Uint8Array([137, 80, 78, 71]),
  text: "Leder",
  language: "da",
} as const;
const anotherId = "00000000-0000-4000-8000-000000000000";

eachDatabase("the CV store", (tables) => {
  beforeEach(() => empty(tables()));

  it("queues a review for every CV that it stores", async () => {
    const store = createCvStore(tables());
    const cvId = await store.keep(accepted);
    expect(await store.stateOf(cvId)).toEqual({ kind: "waiting" });
    const pending = await createReviewQueue(tables(), { leaseSeconds: 30 }).take();
    expect(pending).toMatchObject({ cvId, attempt: 1, bytes: accepted.bytes, language: "da" });
  });

  it("forgets one CV at once, with everything about it", async () => {
    const store = createCvStore(tables());
    const [cvId, other] = [await store.keep(accepted), await store.keep(accepted)];
    await store.forget(cvId);
    await store.forget(cvId);
    expect([await store.stateOf(cvId), await store.stateOf(other)]).toEqual([{ kind: "deleted" }, { kind: "waiting" }]);
  });

  it("returns the stored bytes, all 256 values and 10 MB of them", async () => {
    const bytes = new Uint8Array(10_485_760).map((_, index) => index % 256);
    await createCvStore(tables()).keep({ ...accepted, bytes });
    const pending = await createReviewQueue(tables(), { leaseSeconds: 30 }).take();
    expect(Buffer.compare(pending?.bytes ?? new Uint8Array(), bytes)).toBe(0);
  });

  it("returns the areas and the picture of a reviewed CV", async () => {
    const store = createCvStore(tables());
    const queue = createReviewQueue(tables(), { leaseSeconds: 30 });
    const cvId = await store.keep(accepted);
    const pending = await queue.take();
    expect(pending && (await queue.finish(pending, reviewed))).toBe(true);
    expect(await store.stateOf(cvId)).toEqual({
      kind: "reviewed",
      areas: [],

      thumbnail: reviewed.thumbnail,
    });
    expect(await store.read(cvId)).toEqual({ cvId, facts: noFacts, text: "Leder", language: "da" });
  });

  it("counts the bytes of all files and pictures", async () => {
    expect(await countCvBytes(tables())).toBe(0);
    const store = createCvStore(tables());
    const queue = createReviewQueue(tables(), { leaseSeconds: 30 });
    await store.keep(accepted);
    const pending = await queue.take();
    if (pending) await queue.finish(pending, reviewed);
    await store.keep({ ...accepted, bytes: new Uint8Array(1_000_000) });
    expect(await countCvBytes(tables())).toBe(accepted.bytes.length + reviewed.thumbnail.length + 1_000_000);
  });

  it("has no room beyond its total, and says so before", async () => {
    const lines: string[] = [];
    const log = createLogger("warn", { write: (line) => lines.push(line) });
    const stored = new Uint8Array(850_000);
    await createCvStore(tables()).keep({ ...accepted, bytes: stored });
    const room = createCvRoom({
      tables: tables(),
      most: 1_000_000,
      databaseFolder: tmpdir(),
      disk: usualDiskShare,
      log,
    });
    expect([await room.take(150_001), await room.take(150_000), room.isNearlyFull()]).toEqual([false, true, true]);
    expect(lines.join("")).toContain("a storage of uploads is nearly full");
  });

  it("distinguishes an unknown CV from a waiting one", async () => {
    expect(await createCvStore(tables()).stateOf(anotherId)).toEqual({ kind: "deleted" });
  });
});
