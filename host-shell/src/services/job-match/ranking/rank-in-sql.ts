import { sql, type SQL } from "drizzle-orm";
import * as v from "valibot";
import type { Tables } from "../../../database/database.ts";
import { postalCodes } from "../../../engines/postal-codes/postal-codes.ts";
import type { RankedJob, RankingRequest } from "../../../engines/job-match/ranking/job-ranker.ts";
import { kmOfUnknown, kmOfDay, daysOfHalf } from "../../../engines/job-match/ranking/place-score.ts";
import { kilometresFrom } from "../../../engines/job-match/ranking/postal-code-numbers.ts";
import { fitOf, levelFactors, nearnessFactor, rareEnough } from "../../../engines/job-match/ranking/score.ts";

const RankedRows = v.object({
  rows: v.array(
    v.object({
      id: v.pipe(v.union([v.string(), v.number()]), v.toNumber()),
      score: v.number(),
      raw: v.nullable(v.number()),
    }),
  ),
});

/** Ranks by the arithmetic of `score.ts` and `place-score.ts` in one statement, on the tables of `sql-job-index.ts`. */
export async function rankInSql(tables: Tables, request: RankingRequest): Promise<readonly RankedJob[]> {
  const { query, count } = request;
  if (count < 1) return [];
  const statement = query.terms.length === 0 ? byPlace(request) : byTerms(request);
  const { rows } = v.parse(RankedRows, await tables.execute(statement));
  return rows
    .toSorted((one, other) => other.score - one.score || one.id - other.id)
    .map(({ id, raw }) => ({ id, fit: fitOf(raw ?? 0) }));
}

type QueryTerm = RankingRequest["query"]["terms"][number];

/** Rounds a score like `exactScore`, but to an integer number of billionths. */
const exact = (score: SQL) => sql`floor(${score} * 1e9 + 0.5)`;

const Idfs = v.object({ rows: v.array(v.object({ term: v.string(), idf: v.number() })) });

export async function idfsInSql(tables: Tables, terms: readonly string[]): Promise<ReadonlyMap<string, number>> {
  const wanted = terms.map((term) => ({ term, weight: 1 }));
  const { rows } = v.parse(Idfs, await tables.execute(sql`with ${hits(wanted)} select term, idf from weighed`));
  return new Map(rows.map(({ term, idf }) => [term, idf]));
}

function byTerms(request: RankingRequest): SQL {
  const { terms, level } = request.query;
  const score = sql`raw * (${array(levelFactors(level), "float8")})[coalesce(level, 6) + 1]
    * coalesce(worth, ${nearnessFactor(undefined)}::float8)`;
  return sql`
    with ${places(request, nearnessFactor)},
    ${hits(terms)},
    scored as (
      select job_id, sum(weighed.weight * idf / 255 * impact) as raw from hit join weighed using (number) group by job_id
    ),
    best as (
      select job_id as id, ${exact(score)} as score, raw
      from scored join job_index_entry entry using (job_id) left join place using (zip)
      where ${isWanted(request)}
      order by score desc, job_id limit ${request.count}
    )
    select id, score, raw from best`;
}

/**
 * SQL of two tables. `hit`: one row per job and term. `weighed`: the terms by number, with their inverse document
 * frequencies.
 */
function hits(terms: readonly QueryTerm[]): SQL {
  const words = terms.map(({ term }) => term);
  const weights = terms.map(({ weight }) => weight);
  return sql`wanted as (
    select * from unnest(${array(words, "text")}, ${array(weights, "float8")}) with ordinality
      as wanted (term, weight, number)
  ),
  -- Unrolled in the select list, which takes half as long as a lateral join.
  posting as (
    select wanted.number::smallint as number, block.segment, unnest(block.job_ids) as job_id, unnest(block.impacts) as impact
    from wanted join job_index_block block using (term)
  ),
  hit as materialized (
    select number, impact, job_id from posting join job_index_entry using (job_id, segment)
  ),
  counted as (select number, count(*)::float8 as holders from hit group by number),
  total as (select count(*)::float8 as jobs from job_index_entry),
  weighed as (
    select number, term, weight, ln(1 + (jobs - holders + 0.5) / (holders + 0.5 + jobs / ${rareEnough}::float8)) as idf
    from counted join wanted using (number) cross join total
  )`;
}

function byPlace(request: RankingRequest): SQL {
  const days = sql`greatest(0, extract(epoch from ${request.now.toISOString()}::timestamptz - posted_at)::float8) / 86400`;
  const score = sql`1 / (1 + (${days} + coalesce(worth, ${kmOfUnknown}::float8) / ${kmOfDay}::float8) / ${daysOfHalf}::float8)`;
  return sql`
    with ${places(request, (km) => km)}
    select job_id as id, ${exact(score)} as score, null::float8 as raw
    from job_index_entry entry left join place using (zip)
    where ${isWanted(request)}
    order by score desc, job_id limit ${request.count}`;
}

/** SQL of a table `place`: each postal code with its distance, and with `worth`, the factor for that distance. */
function places({ zip }: RankingRequest, worthOf: (km: number) => number): SQL {
  const kilometres = [...kilometresFrom(zip)];
  return sql`place as (
    select * from unnest(${array(
      postalCodes.map((code) => code.zip),
      "text",
    )}, ${array(kilometres, "float8")},
      ${array(kilometres.map(worthOf), "float8")}) as place (zip, km, worth)
  )`;
}

function isWanted({ now, region, maxKm }: RankingRequest): SQL {
  return sql.join(
    [
      sql`(valid_through is null or valid_through > ${now.toISOString()}::timestamptz)`,
      ...(region === undefined ? [] : [sql`region = ${region}::smallint`]),
      ...(maxKm === undefined ? [] : [sql`km <= ${maxKm}::float8`]),
    ],
    sql` and `,
  );
}

function array(values: readonly unknown[], type: "text" | "float8"): SQL {
  return sql`${sql.param(values)}::${sql.raw(type)}[]`;
}
