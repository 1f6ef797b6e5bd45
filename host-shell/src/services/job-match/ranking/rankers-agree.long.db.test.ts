import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pino } from "pino";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { eachDatabase } from "../../../database/testing/each-database.ts";
import { createJobStore, type JobStore } from "../../job-store/job-store.ts";
import type { Posting } from "../../job-store/posting.ts";
import { postingOf } from "../../job-store/testing/postings.ts";
import { postalCodes } from "../../../engines/postal-codes/postal-codes.ts";
import { analysePosting } from "../../../engines/job-match/analysis/analyse-posting.ts";
import { createMemoryRanker, type MemoryRanker } from "../../../engines/job-match/index/memory-ranker.ts";
import { pick, randomFrom } from "../../../engines/job-match/testing/random.ts";
import { randomRequest } from "../../../engines/job-match/testing/random-requests.ts";
import type { FollowingRanker } from "../../../engines/job-match/ranking/following-ranker.ts";
import type { RankedJob } from "../../../engines/job-match/ranking/job-ranker.ts";
import { sqlIndexState } from "./sql-job-index.ts";
import { createSqlRanker } from "./sql-ranker.ts";

const entry = new URL("../../../engines/job-match/index/job-index-worker.ts", import.meta.url);
const log = pino({ level: "silent" });
const now = new Date();
const day = 24 * 60 * 60 * 1_000;

const titles = ["Driftschef", "Økonomichef", "Teamleder", "HR-partner", "Projektleder", "CFO", "Lagermedarbejder"];
const tasks = [
  "Du har personaleansvar for 20 medarbejdere.",
  "Budget, regnskab og controlling i SAP.",
  "LEAN og løbende forbedringer i produktionen.",
  "Du leder projekter med mange interessenter.",
  "Rekruttering, onboarding og arbejdsret.",
  "Kundeservice og salg på engelsk og tysk.",
  "Indkøb, logistik og lagerstyring.",
  "Strategi og forandringsledelse for direktionen.",
];

function randomPosting(random: () => number, identifier: string): Posting {
  const place = random() < 0.1 ? undefined : pick(random, postalCodes);
  return postingOf(identifier, {
    title: `${pick(random, titles)}${pick(random, ["", " til Aarhus", ", natarbejde"])}`,
    description: tasks.filter(() => random() < 0.4).join(" "),
    skills: tasks.filter(() => random() < 0.1).map((task) => task.split(" ")[0]!),
    zip: place?.zip,
    region: place?.region ?? pick(random, [undefined, 1, 3] as const),
    postedAt: new Date(now.getTime() - Math.floor(random() * 60) * day - 1),
    validThrough: pick(random, [undefined, new Date(now.getTime() + day), new Date(now.getTime() - day)]),
  });
}

const terms = [
  ...new Set(
    titles.flatMap((title) =>
      analysePosting(postingOf("", { title, description: tasks.join("\n"), skills: tasks })).terms.map(
        ({ term }) => term,
      ),
    ),
  ),
  "ukendt",
];

const close = (ranked: readonly RankedJob[]) => ranked.map(({ id, fit }) => ({ id, fit: Number(fit.toFixed(6)) }));

eachDatabase("the rankers", (tables) => {
  let folder: string;
  let store: JobStore;
  let memory: MemoryRanker;
  let inSql: FollowingRanker;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "rankers-"));
    store = createJobStore(tables());
    memory = createMemoryRanker({ feed: store, folder, entry, log, lookEveryMs: 20 });
    inSql = createSqlRanker({ tables: tables(), feed: store, entry, log, lookEveryMs: 20 });
    memory.start();
    inSql.start();
  });
  afterAll(async () => {
    await Promise.all([memory.stop(5_000), inSql.stop(5_000)]);
    await rm(folder, { recursive: true });
  });

  it("agree on the best jobs and on how well they fit, also after changes and removals", async () => {
    const random = randomFrom(11);
    for (let round = 0; round < 3; round++) {
      const identifiers = Array.from({ length: 200 }, (_, number) => `job:${round * 130 + number}`);
      await store.put(identifiers.map((identifier) => randomPosting(random, identifier)));
      await store.remove(identifiers.filter(() => random() < 0.2));
      const last = await store.lastRevision();
      await vi.waitFor(
        async () => {
          expect((await memory.measure()).revision).toBe(last);
          expect(await sqlIndexState(tables())).toMatchObject({ revision: last, isComplete: true });
        },
        { timeout: 20_000 },
      );
      for (let query = 0; query < 20; query++) {
        const request = { ...randomRequest(random, terms, now), count: pick(random, [10, 99]) };
        const [one, other] = await Promise.all([memory.rank(request), inSql.rank(request)]);
        expect(close(other)).toEqual(close(one));
      }
    }
  });
});
