import type { ReadCv } from "../read-cv.ts";
import type { AnalysedPosting } from "../analysis/analysed-posting.ts";
import { analysePosting } from "../analysis/analyse-posting.ts";
import { buildQuery } from "../query/build-query.ts";
import type { MatchQuery } from "../query/match-query.ts";
import { idfOf, levelFactors } from "../ranking/score.ts";
import type { JudgedPosting } from "./judged-set.ts";

/** The date of the ranking, which the age of roles depends on. */
export const judgedOn = new Date("2026-11-20T12:00:00Z");
const unknownLevel = 6;

export interface NaiveRanker {
  readonly queryOf: (cv: ReadCv) => MatchQuery;
  /** The ids of the postings with anything in common with the CV, best first. */
  readonly rank: (query: MatchQuery) => readonly number[];
  /** The score without regard to places, rounded to nine decimals. 0 for an unknown posting. */
  readonly scoreOf: (query: MatchQuery, posting: number) => number;
}

/** Scores every posting by the arithmetic of `ranking/score.ts`, without an index. */
export function createNaiveRanker(postings: readonly JudgedPosting[]): NaiveRanker {
  const analysed = new Map(postings.map((posting) => [posting.id, impactsIn(analysePosting(posting))]));
  const containing = new Map<string, number>();
  for (const { impacts } of analysed.values())
    for (const term of impacts.keys()) containing.set(term, (containing.get(term) ?? 0) + 1);

  const scoreOf: NaiveRanker["scoreOf"] = ({ terms, level }, id) => {
    const posting = analysed.get(id);
    if (posting === undefined) return 0;
    const raw = terms.reduce(
      (sum, { term, weight }) =>
        sum + (weight * idfOf(postings.length, containing.get(term) ?? 0) * (posting.impacts.get(term) ?? 0)) / 255,
      0,
    );
    return Number((raw * (levelFactors(level)[posting.level ?? unknownLevel] ?? 1)).toFixed(9));
  };
  return {
    queryOf: (cv) => buildQuery(cv, judgedOn),
    rank: (query) =>
      [...analysed.keys()]
        .map((id) => ({ id, score: scoreOf(query, id) }))
        .filter(({ score }) => score > 0)
        .toSorted((one, other) => other.score - one.score || one.id - other.id)
        .map(({ id }) => id),
    scoreOf,
  };
}

function impactsIn({ terms, level }: AnalysedPosting): {
  readonly impacts: ReadonlyMap<string, number>;
  readonly level: AnalysedPosting["level"];
} {
  return { impacts: new Map(terms.map(({ term, impact }) => [term, impact])), level };
}
