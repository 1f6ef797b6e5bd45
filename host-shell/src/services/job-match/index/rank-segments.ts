import type { RankedJob, RankingRequest } from "../ranking/job-ranker.ts";
import { placeScore } from "../ranking/place-score.ts";
import { kilometresFrom, noZip } from "../ranking/postal-code-numbers.ts";
import { exactScore, fitOf, levelFactors, nearnessFactor } from "../ranking/score.ts";
import { idfIn } from "./idf-in.ts";
import type { Segment } from "./segment.ts";
import { TopJobs } from "./top-jobs.ts";

type QueryTerm = RankingRequest["query"]["terms"][number];

interface WeighedTerm {
  readonly bytes: Uint8Array;
  /** Its contribution for an impact of 1. */
  readonly weight: number;
}

/** Ranks by the arithmetic of `score.ts`. Frequencies are counted over the live jobs, expired or not. */
export function rankSegments(segments: readonly Segment[], request: RankingRequest): readonly RankedJob[] {
  if (request.count < 1) return [];
  return request.query.terms.length === 0 ? rankByPlace(segments, request) : rankByTerms(segments, request);
}

function rankByPlace(segments: readonly Segment[], request: RankingRequest): readonly RankedJob[] {
  const top = new TopJobs(request.count);
  const place = searchAreaOf(request);
  const now = request.now.getTime();
  for (const segment of segments) {
    for (let job = 0; job < segment.sizes.jobs; job++) {
      if (!isShown(segment, job, now) || !isInRegion(segment, job, place)) continue;
      const km = kmOf(segment, job, place);
      if (Number.isNaN(km)) continue;
      const score = exactScore(placeScore(now - (segment.postedAt[job] ?? 0), km));
      top.offer(segment.ids[job] ?? 0, score, 0);
    }
  }
  return top.inOrder().map(({ id }) => ({ id, fit: 0 }));
}

function rankByTerms(segments: readonly Segment[], request: RankingRequest): readonly RankedJob[] {
  const { query } = request;
  const top = new TopJobs(request.count);
  const place = searchAreaOf(request);
  const now = request.now.getTime();
  const weighed = weigh(segments, query.terms);
  const nearness = place.kilometres.map(nearnessFactor);
  const nearnessOfNone = place.isBounded ? Number.NaN : nearnessFactor(undefined);
  const levels = Float64Array.from(levelFactors(query.level));
  const scores = new Float64Array(segments.reduce((most, { sizes }) => Math.max(most, sizes.jobs), 0));
  for (const segment of segments) {
    const raws = scores.subarray(0, segment.sizes.jobs).fill(0);
    for (const term of weighed) addTerm(segment, term, raws);
    for (let job = 0; job < raws.length; job++) {
      const raw = raws[job] ?? 0;
      if (raw <= 0 || !isShown(segment, job, now) || !isInRegion(segment, job, place)) continue;
      const zip = segment.zips[job] ?? noZip;
      const near = zip === noZip ? nearnessOfNone : (nearness[zip] ?? Number.NaN);
      const score = exactScore(raw * (levels[segment.levels[job] ?? 6] ?? 1) * near);
      if (!Number.isNaN(score)) top.offer(segment.ids[job] ?? 0, score, raw);
    }
  }
  return top.inOrder().map(({ id, raw }) => ({ id, fit: fitOf(raw) }));
}

function weigh(segments: readonly Segment[], terms: readonly QueryTerm[]): readonly WeighedTerm[] {
  const idfOfTerm = idfIn(segments);
  return terms.map(({ term, weight }) => {
    const bytes = Buffer.from(term);
    const idf = idfOfTerm(bytes);
    return { bytes, weight: (weight * idf) / 255 };
  });
}

function addTerm(segment: Segment, { bytes, weight }: WeighedTerm, raws: Float64Array): void {
  const term = segment.termOf(bytes);
  if (term === undefined) return;
  const { postings, impacts } = segment;
  const end = segment.endOfPostings(term);
  for (let at = segment.firstPosting(term); at < end; at++) {
    const job = postings[at] ?? 0;
    raws[job] = (raws[job] ?? 0) + weight * (impacts[at] ?? 0);
  }
}

/** The area that jobs may be in. */
interface SearchArea {
  /** Distances by the number of the postal code; `NaN` if it is too far away. */
  readonly kilometres: Float64Array;
  /** Whether there is a maximum distance. Then jobs without a postal code are excluded. */
  readonly isBounded: boolean;
  /** 0 for any. */
  readonly region: number;
}

function searchAreaOf({ zip, region, maxKm }: RankingRequest): SearchArea {
  const all = kilometresFrom(zip);
  const kilometres = maxKm === undefined ? all : all.map((km) => (km > maxKm ? Number.NaN : km));
  return { kilometres, isBounded: maxKm !== undefined, region: region ?? 0 };
}

/** The distance to a job; `NaN` if the job is excluded, `undefined` if the distance is unknown. */
function kmOf(segment: Segment, job: number, { kilometres, isBounded }: SearchArea): number | undefined {
  const zip = segment.zips[job] ?? noZip;
  if (zip === noZip) return isBounded ? Number.NaN : undefined;
  return kilometres[zip] ?? Number.NaN;
}

function isInRegion(segment: Segment, job: number, { region }: SearchArea): boolean {
  return region === 0 || segment.regions[job] === region;
}

function isShown(segment: Segment, job: number, now: number): boolean {
  return segment.alive[job] === 1 && (segment.validThrough[job] ?? 0) > now;
}
