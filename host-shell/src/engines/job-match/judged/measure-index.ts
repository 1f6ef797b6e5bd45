import { analysePosting } from "../analysis/analyse-posting.ts";
import { indexedJob } from "../index/indexed-job.ts";
import { JobIndex } from "../index/job-index.ts";
import { buildQuery } from "../query/build-query.ts";
import type { JudgedCv, JudgedPosting, JudgedSet } from "./judged-set.ts";
import { type MeasuredRanking, measureRanking } from "./measure-ranking.ts";
import { judgedOn } from "./naive-ranker.ts";

/** The number of postings per batch: few, so that the index has several segments, some of them merged. */
const batchSize = 20;
/** The postal code of CVs that have none. */
const copenhagen = "1050";

/** Measures how well the index ranks the judged set. The ranking is the same as for visitors. */
export function measureIndex({ cvs, postings, grades }: JudgedSet): MeasuredRanking {
  const rankings = rankByIndex(cvs, postings);
  return measureRanking((cv) => rankings.get(cv) ?? [], grades);
}

/** The first 99 postings for each CV, ranked from the postal code of the CV. */
export function rankByIndex(
  cvs: readonly JudgedCv[],
  postings: readonly JudgedPosting[],
): ReadonlyMap<string, readonly number[]> {
  const index = new JobIndex();
  for (let from = 0; from < postings.length; from += batchSize) {
    const shown = postings.slice(from, from + batchSize).map(indexed);
    index.take({ shown, removed: [] });
    for (const steps = index.tidy(); !steps.next().done;);
  }
  return new Map(
    cvs.map((cv) => {
      const request = { zip: cv.facts.zip ?? copenhagen, count: 99, now: judgedOn };
      return [cv.cvId, index.rank({ ...request, query: buildQuery(cv, judgedOn) }).map(({ id }) => id)];
    }),
  );
}

function indexed(posting: JudgedPosting) {
  const told = { ...posting, region: undefined, postedAt: judgedOn, validThrough: undefined };
  return indexedJob(told, analysePosting(posting));
}
