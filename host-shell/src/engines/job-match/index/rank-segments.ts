import type { RankedJob, RankingRequest } from "../ranking/job-ranker.ts";
import { placeScore } from "../ranking/place-score.ts";
import { kilometresFrom, noZip } from "../ranking/postal-code-numbers.ts";
import { exactScore, fitOf, levelFactors, nearnessFactor } from "../ranking/score.ts";
import { candidatesIn, type PresentTerm } from "./candidates.ts";
import { idfIn } from "./idf-in.ts";
import type { Segment } from "./segment.ts";
import { TopJobs } from "./top-jobs.ts";

/** A margin that exceeds both the change by `exactScore` and the error in the last digit of a quotient. */
const roundingError = 1e-8;

type QueryTerm = RankingRequest["query"]["terms"][number];

interface WeighedTerm {
  readonly bytes: Uint8Array;
  /** The contribution of the term to a raw score, per unit of impact. */
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
      const score = placeScore(now - (segment.postedAt[job] ?? 0), km);
      if (score >= top.leastScore - roundingError) top.offer(segment.ids[job] ?? 0, exactScore(score), 0);
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
  const greatestFactor = Math.max(...levels) * greatestOf(nearness, nearnessOfNone);
  // Begins with the largest segment: afterwards, few jobs of the other segments can still be among the best.
  for (const segment of segments.toSorted((one, other) => other.jobs - one.jobs)) {
    /** `NaN` if the job is excluded. */
    const scoreOf = (job: number, raw: number): number => {
      if (!isInRegion(segment, job, place) || !isShown(segment, job, now)) return Number.NaN;
      const zip = segment.zips[job] ?? noZip;
      const near = zip === noZip ? nearnessOfNone : (nearness[zip] ?? Number.NaN);
      return raw * (levels[segment.levels[job] ?? 6] ?? 1) * near;
    };
    let leastScore = top.leastScore - roundingError;
    let leastRaw = Math.max(0, leastScore / greatestFactor);
    const mayFit = (job: number, raw: number) => scoreOf(job, raw) >= leastScore;
    const { jobs, raws, count } = candidatesIn(segment, termsIn(segment, weighed), { leastRaw, mayFit });
    for (let at = 0; at < count; at++) {
      const raw = raws[at] ?? 0;
      if (raw <= leastRaw) continue;
      const job = jobs[at] ?? 0;
      const score = scoreOf(job, raw);
      if (!(score >= leastScore)) continue;
      top.offer(segment.ids[job] ?? 0, exactScore(score), raw);
      leastScore = top.leastScore - roundingError;
      leastRaw = Math.max(0, leastScore / greatestFactor);
    }
  }
  return top.inOrder().map(({ id, raw }) => ({ id, fit: fitOf(raw) }));
}

/** Ignores `NaN`, which is not a factor: it marks postal codes that are too far away. */
function greatestOf(nearness: Float64Array, nearnessOfNone: number): number {
  const all = [...nearness, nearnessOfNone].filter((factor) => !Number.isNaN(factor));
  return Math.max(...all);
}

function weigh(segments: readonly Segment[], terms: readonly QueryTerm[]): readonly WeighedTerm[] {
  const idfOfTerm = idfIn(segments);
  return terms.map(({ term, weight }) => {
    const bytes = Buffer.from(term);
    const idf = idfOfTerm(bytes);
    return { bytes, weight: (weight * idf) / 255 };
  });
}

function termsIn(segment: Segment, weighed: readonly WeighedTerm[]): readonly PresentTerm[] {
  return weighed.flatMap(({ bytes, weight }) => {
    const term = segment.termOf(bytes);
    return term === undefined ? [] : [{ term, weight }];
  });
}

/** The area that jobs may be in. */
interface SearchArea {
  /** Distances by the number of the postal code; `NaN` for one that is too far away. */
  readonly kilometres: Float64Array;
  /** Whether there is a maximum distance. If so, jobs without a postal code are excluded. */
  readonly isBounded: boolean;
  /** The region by number; 0 for any region. */
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
