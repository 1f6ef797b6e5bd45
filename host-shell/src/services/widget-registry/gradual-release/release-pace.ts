import { sql } from "drizzle-orm";
import { shareBefore } from "shared-runtime/api/release-steps.ts";
import * as v from "valibot";
import type { DatabaseClock } from "../../../database/database-clock.ts";
import type { Tables } from "../../../database/database.ts";
import { type Release, widgetReleaseVisit } from "../widget-registry.tables.ts";
import type { ReleaseProgress } from "./judge-release.ts";

const Row = v.object({ hours: v.number(), days: v.number(), share: v.number(), first: v.number(), last: v.number() });
const Rows = v.object({ rows: v.array(Row) });

/**
 * Reads the visitors per day of a release, which counts as at least an hour old. The visits of all steps count. The
 * visits of a step are scaled up, since visitors who got the new version at an earlier step do not count at this step.
 */
export async function readPace(
  tables: Tables,
  { id, share, startedAt, shareSince }: Release,
  clock: DatabaseClock,
): Promise<Pick<ReleaseProgress, "hours" | "visitorsOfDay" | "pace">> {
  const [started, since] = [startedAt, shareSince].map((moment) => sql`${moment.toISOString()}::timestamptz`);
  const found = await tables.execute(sql`
    select extract(epoch from ${clock()} - ${since})::float8 / 3600 as hours,
      greatest(least(extract(epoch from ${clock()} - ${started})::float8 / 86400, 1), 1.0 / 24) as days,
      coalesce(seen.share, 0) as share, coalesce(seen.first, 0)::float8 as first, coalesce(seen.last, 0)::float8 as last
    from (select 1) one left join (
      select share, count(*) filter (where at < ${started} + interval '1 day') as first,
        count(*) filter (where at >= ${clock()} - interval '1 day') as last
      from ${widgetReleaseVisit} where release = ${id} group by share
    ) seen on true`);
  const { rows } = v.parse(Rows, found);
  const { hours = 0, days = 1 } = rows[0] ?? {};
  const ofDay = (which: "first" | "last"): number =>
    rows.reduce((sum, row) => sum + (row[which] * 100) / (100 - shareBefore(row.share)), 0) / days;
  const pace = (ofDay("last") * (100 - shareBefore(share))) / 100;
  return { hours, visitorsOfDay: Math.max(ofDay("first"), ofDay("last")), pace };
}
