import { mostJobsOfSegment, Postings } from "./postings.ts";
import type { Segment } from "./segment.ts";

/** A term of the query in a segment. */
export interface PresentTerm {
  /** The number of the term in the segment. */
  readonly term: number;
  /** The contribution of the term to a raw score, per unit of impact. */
  readonly weight: number;
}

/** The jobs of a segment that may be among the best: their numbers, in ascending order, and their raw scores. */
export interface Candidates {
  readonly jobs: Uint16Array;
  readonly raws: Float64Array;
  readonly count: number;
}

/** The score that a job must reach. */
export interface Bar {
  /** Jobs up to this raw score do not reach the bar. */
  readonly leastRaw: number;
  /** Returns whether a job may reach the bar if its raw score is at most `raw`. */
  readonly mayFit: (job: number, raw: number) => boolean;
}

interface BoundedTerm extends PresentTerm {
  /** The place of the term in the order of the query. */
  readonly place: number;
  /** The most that the term contributes to a raw score. */
  readonly most: number;
  /** The most that all later terms contribute together. */
  readonly rest: number;
}

const jobs = new Uint16Array(mostJobsOfSegment);
const raws = new Float64Array(mostJobsOfSegment);
const sums = new Float64Array(mostJobsOfSegment);
/** The impacts of one term in the candidates. */
const impacts = new Uint8Array(mostJobsOfSegment);
/**
 * The place that each candidate had before `addOthers` removed any, and the impacts of each term by these places.
 */
const places = new Uint16Array(mostJobsOfSegment);
let impactsByTerm = new Uint8Array(mostJobsOfSegment);
const postings = new Postings();

/**
 * The jobs of a segment that may reach the bar: all jobs that reach it, and possibly some that do not. Valid until the
 * next call.
 *
 * A job that reaches the bar has at least one of the terms that contribute most, since the other terms together do not
 * reach the bar (MaxScore). These few terms are added up for all jobs, the other terms only for jobs that can still
 * reach the bar. Finally, raw scores are added up in the order of the query, so that they are the same to the last
 * digit, however a job was found.
 */
export function candidatesIn(segment: Segment, terms: readonly PresentTerm[], bar: Bar): Candidates {
  const bounded = boundedTerms(segment, terms);
  const postingsOfAll = postingsOf(segment, bounded);
  const required = requiredTerms(segment, bounded, bar.leastRaw, postingsOfAll * 0.3);
  sums.fill(0, 0, segment.jobs);
  if (bar.leastRaw === 0 || postingsOf(segment, bounded.slice(0, required)) > postingsOfAll * 0.6) {
    for (const term of terms) addUp(segment, term);
    return { jobs, raws, count: findReaching(segment, 0, bar) };
  }
  for (const term of bounded.slice(0, required)) addUp(segment, term);
  let others = bounded.slice(required);
  let count = findReaching(segment, bounded[required - 1]?.rest ?? 0, bar);
  if (count * others.length > postingsOfAll) {
    // With this many candidates, adding up the other terms for all jobs is faster than looking them up per candidate.
    for (const term of others) addUp(segment, term);
    others = [];
    count = findReaching(segment, roundingError, bar);
  }
  return { jobs, raws, count: addOthers(segment, bounded, others, count, bar) };
}

/** A margin that exceeds the difference between two sums of the same numbers in different orders. */
const roundingError = 1e-9;

/** The terms with their bounds, those that contribute most first. */
function boundedTerms(segment: Segment, terms: readonly PresentTerm[]): readonly BoundedTerm[] {
  let rest = roundingError;
  return terms
    .map((term, place) => ({ ...term, place, most: term.weight * (segment.greatestImpacts[term.term] ?? 0) }))
    .toSorted((one, other) => one.most - other.most)
    .map((term) => {
      const bounded = { ...term, rest };
      rest += term.most;
      return bounded;
    })
    .toReversed();
}

/**
 * The number of leading terms of which each job that reaches `leastRaw` has at least one. Further terms are included
 * while they have few postings, since fewer jobs can then still reach `leastRaw`.
 */
function requiredTerms(segment: Segment, terms: readonly BoundedTerm[], leastRaw: number, cheap: number): number {
  let required = 0;
  let postings = 0;
  for (const { term, rest } of terms) {
    postings += segment.jobsWith(term);
    const isRequired = rest > leastRaw || required === 0 || (terms[required - 1]?.rest ?? 0) > leastRaw;
    if (!isRequired && postings > cheap) break;
    required += 1;
  }
  return required;
}

function postingsOf(segment: Segment, terms: readonly PresentTerm[]): number {
  return terms.reduce((sum, { term }) => sum + segment.jobsWith(term), 0);
}

function addUp(segment: Segment, { term, weight }: PresentTerm): void {
  segment.read(term, postings);
  for (let at = 0; at < postings.count; at++) {
    const job = postings.jobs[at] ?? 0;
    sums[job] = (sums[job] ?? 0) + weight * (postings.impacts[at] ?? 0);
  }
}

/** Makes candidates of the jobs that may reach the bar if `rest` is added to their sums. Returns their number. */
function findReaching(segment: Segment, rest: number, { leastRaw, mayFit }: Bar): number {
  const least = Math.max(0, leastRaw - rest);
  const { jobs: all } = segment;
  let count = 0;
  for (let job = 0; job < all; job++) {
    const sum = sums[job] ?? 0;
    if (sum <= least || !mayFit(job, sum + rest)) continue;
    jobs[count] = job;
    raws[count] = sum;
    count += 1;
  }
  return count;
}

/**
 * Adds the other terms to the raw scores of the candidates, and keeps only candidates that can still reach the bar.
 * Returns the number of candidates that are left.
 */
function addOthers(
  segment: Segment,
  terms: readonly BoundedTerm[],
  others: readonly BoundedTerm[],
  found: number,
  { leastRaw, mayFit }: Bar,
): number {
  const bytes = terms.length * found;
  if (bytes > impactsByTerm.length) impactsByTerm = new Uint8Array(bytes);
  for (let at = 0; at < found; at++) places[at] = at;
  let count = found;
  for (const { term, weight, rest, place } of others) {
    if (count === 0) return 0;
    segment.impactsIn(term, jobs, count, impacts);
    let kept = 0;
    for (let at = 0; at < count; at++) {
      const impact = impacts[at] ?? 0;
      const sum = (raws[at] ?? 0) + weight * impact;
      const job = jobs[at] ?? 0;
      if (sum + rest <= leastRaw || !mayFit(job, sum + rest)) continue;
      const placeOfJob = places[at] ?? 0;
      impactsByTerm[place * found + placeOfJob] = impact;
      jobs[kept] = job;
      raws[kept] = sum;
      places[kept] = placeOfJob;
      kept += 1;
    }
    count = kept;
  }
  if (count === 0) return 0;
  for (const { term, place } of terms) {
    if (others.some((other) => other.place === place)) continue;
    segment.impactsIn(term, jobs, count, impacts);
    for (let at = 0; at < count; at++) impactsByTerm[place * found + (places[at] ?? 0)] = impacts[at] ?? 0;
  }
  raws.fill(0, 0, count);
  for (const { weight, place } of terms.toSorted((one, other) => one.place - other.place))
    for (let at = 0; at < count; at++)
      raws[at] = (raws[at] ?? 0) + weight * (impactsByTerm[place * found + (places[at] ?? 0)] ?? 0);
  return count;
}
