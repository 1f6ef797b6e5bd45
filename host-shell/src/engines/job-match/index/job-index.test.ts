import { describe, expect, it } from "vitest";
import { kmBetween, postalCodeOf, postalCodes } from "../../postal-codes/postal-codes.ts";
import type { RankedJob, RankingRequest } from "../ranking/job-ranker.ts";
import { noZip } from "../ranking/postal-code-numbers.ts";
import { placeScore } from "../ranking/place-score.ts";
import { exactScore, fitOf, idfOf, levelFactors, nearnessFactor } from "../ranking/score.ts";
import { pick, randomFrom } from "../testing/random.ts";
import { randomRequest } from "../testing/random-requests.ts";
import { JobIndex } from "./job-index.ts";
import type { IndexedJob } from "./segment.ts";

const now = new Date("2026-03-01T12:00:00Z");
const day = 24 * 60 * 60 * 1_000;
const stems = ["ledelse", "økonomi", "æ", "g:drift", "😀"] as const;
const words = Array.from({ length: 300 }, (_, number) => `${stems[number % stems.length]}${number}`);

function randomJob(random: () => number, id: number): IndexedJob {
  const terms = new Set(
    Array.from({ length: 1 + Math.floor(random() * 30) }, () => words[Math.floor(random() ** 2 * 300)]!),
  );
  return {
    id,
    postedAt: now.getTime() - random() * 100 * day,
    validThrough: pick(random, [Infinity, now.getTime() + day, now.getTime(), now.getTime() - day]),
    zip: random() < 0.1 ? noZip : Math.floor(random() * postalCodes.length),
    region: Math.floor(random() * 6),
    level: Math.floor(random() * 7),
    terms: [...terms].map((term) => ({ term, impact: 1 + Math.floor(random() * 255) })),
  };
}

/** Ranks as the index does, but computes the score of each job. */
function rankOneByOne(jobs: readonly IndexedJob[], request: RankingRequest): readonly RankedJob[] {
  const { query, zip, region, maxKm, count } = request;
  const idf = (term: string) =>
    idfOf(jobs.length, jobs.filter(({ terms }) => terms.some((one) => one.term === term)).length);
  const idfs = new Map(query.terms.map(({ term }) => [term, idf(term)]));
  return jobs
    .flatMap((job) => {
      const km = job.zip === noZip ? undefined : kmBetween(postalCodeOf(zip)!, postalCodes[job.zip]!);
      if (job.validThrough <= request.now.getTime() || (region !== undefined && job.region !== region)) return [];
      if (maxKm !== undefined && (km === undefined || km > maxKm)) return [];
      if (query.terms.length === 0)
        return [{ id: job.id, fit: 0, score: exactScore(placeScore(request.now.getTime() - job.postedAt, km)) }];
      let raw = 0;
      for (const { term, weight } of query.terms)
        raw += (weight * idfs.get(term)! * (job.terms.find((one) => one.term === term)?.impact ?? 0)) / 255;
      if (raw === 0) return [];
      const score = exactScore(raw * levelFactors(query.level)[job.level]! * nearnessFactor(km));
      return [{ id: job.id, fit: fitOf(raw), score }];
    })
    .toSorted((one, other) => other.score - one.score || one.id - other.id)
    .slice(0, count)
    .map(({ id, fit }) => ({ id, fit }));
}

function run(steps: Generator): void {
  while (!steps.next().done);
}

const close = (ranked: readonly RankedJob[]) => ranked.map(({ id, fit }) => ({ id, fit: Number(fit.toFixed(9)) }));

describe("after any additions, changes and removals, jobs are ranked as by a full scan", () => {
  it.each([1, 2, 3, 4])("with seed %i", (seed) => {
    const random = randomFrom(seed);
    const truth = new Map<number, IndexedJob>();
    const index = new JobIndex();
    let lastId = 0;
    for (let round = 0; round < 60; round++) {
      const known = [...truth.keys()];
      const changed = known.filter(() => random() < 0.05).map((id) => randomJob(random, id));
      const added = Array.from({ length: Math.floor(random() * 40) }, () =>
        randomJob(random, (lastId += 1 + Math.floor(random() * 3))),
      );
      const gone = new Set(changed.map(({ id }) => id));
      const removed = known.filter((id) => !gone.has(id) && random() < 0.05);
      index.take({ shown: [...added, ...changed], removed });
      for (const id of removed) truth.delete(id);
      for (const job of [...added, ...changed]) truth.set(job.id, job);
      const steps = index.tidy();
      for (let step = steps.next(); !step.done; step = steps.next()) {
        const request = randomRequest(random, words, now);
        expect(close(index.rank(request))).toEqual(close(rankOneByOne([...truth.values()], request)));
      }
      const request = randomRequest(random, [...words, "ukendt"], now);
      expect(close(index.rank(request))).toEqual(close(rankOneByOne([...truth.values()], request)));
    }
    expect(index.jobs).toBe(truth.size);
    expect(index.segments.length).toBeLessThan(20);
  });
});

it("gives the same ranking to the last digit, in whatever batches the jobs were added", () => {
  const random = randomFrom(7);
  const jobs = Array.from({ length: 2_000 }, (_, number) => randomJob(random, number + 1));
  const atOnce = new JobIndex();
  atOnce.take({ shown: jobs, removed: [] });
  const bitByBit = new JobIndex();
  for (let from = 0; from < jobs.length; from += 37) {
    bitByBit.take({ shown: jobs.slice(from, from + 37), removed: [] });
    run(bitByBit.tidy());
  }
  for (let count = 0; count < 50; count++) {
    const request = randomRequest(random, words, now);
    expect(bitByBit.rank(request)).toEqual(atOnce.rank(request));
  }
});

it("is empty when all jobs were removed", () => {
  const random = randomFrom(8);
  const index = new JobIndex();
  index.take({ shown: Array.from({ length: 50 }, (_, number) => randomJob(random, number)), removed: [] });
  index.take({ shown: [], removed: Array.from({ length: 50 }, (_, number) => number) });
  run(index.tidy());
  expect([index.jobs, index.bytes]).toEqual([0, 0]);
});
