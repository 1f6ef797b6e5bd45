import { describe, expect, it } from "vitest";
import { pick, randomFrom } from "../testing/random.ts";
import { buildSegment } from "./build-segment.ts";
import { candidatesIn, type PresentTerm } from "./candidates.ts";
import type { Segment } from "./segment.ts";

const words = Array.from({ length: 40 }, (_, number) => `word${number}`);

/** The first words are in most jobs, the last words in few. */
function randomSegment(random: () => number, jobs: number): Segment {
  return buildSegment(
    Array.from({ length: jobs }, (_, number) => ({
      id: number,
      postedAt: 0,
      validThrough: Infinity,
      zip: 0,
      region: 0,
      level: Math.floor(random() * 6),
      terms: words
        .filter((_word, place) => random() < 1 / (1 + place))
        .map((term) => ({ term, impact: 1 + Math.floor(random() * 255) })),
    })),
  );
}

/** Adds up the terms of each job in the order of the query. */
function rawScores(segment: Segment, terms: readonly PresentTerm[]): Float64Array {
  const all = Uint16Array.from({ length: segment.jobs }, (_, job) => job);
  const impacts = new Uint8Array(segment.jobs);
  const raws = new Float64Array(segment.jobs);
  for (const { term, weight } of terms) {
    segment.impactsIn(term, all, segment.jobs, impacts);
    for (const job of all) raws[job]! += weight * impacts[job]!;
  }
  return raws;
}

describe("the candidates of a segment", () => {
  it.each([1, 2, 3, 4, 5, 6])(
    "are all jobs above the bar, with the same raw scores to the last digit: seed %i",
    (seed) => {
      const random = randomFrom(seed);
      const segment = randomSegment(random, 3_000);
      for (let round = 0; round < 30; round++) {
        const chosen = words.filter(() => random() < pick(random, [0.2, 0.9] as const));
        const terms = chosen.flatMap((word) => {
          const term = segment.termOf(Buffer.from(word));
          return term === undefined ? [] : [{ term, weight: 0.001 + random() ** 4 }];
        });
        const raws = rawScores(segment, terms);
        const leastRaw = raws.toSorted().at(-1 - Math.floor(random() * pick(random, [3, 100, 2_999] as const)))!;
        const level = pick(random, [undefined, 1, 2] as const);
        const mayFit = (job: number) => level === undefined || segment.levels[job] === level;
        const found = candidatesIn(segment, terms, { leastRaw, mayFit });
        const above = [...raws.entries()].filter(([job, raw]) => raw > leastRaw && mayFit(job));
        const candidates = Array.from(found.jobs.subarray(0, found.count), (job, at) => [job, found.raws[at]]);
        expect(candidates.filter(([, raw]) => raw! > leastRaw)).toEqual(above);
      }
    },
  );
});
