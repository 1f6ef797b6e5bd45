import { and, eq, inArray, lt, sql } from "drizzle-orm";
import type { WidgetVisit } from "shared-runtime/api/widget-reports.ts";
import { releaseSteps } from "shared-runtime/api/release-steps.ts";
import * as v from "valibot";
import { databaseClock, type DatabaseClock } from "../../../database/database-clock.ts";
import type { Tables } from "../../../database/database.ts";
import { createSenderDigest } from "../../../security/sender-digest.ts";
import { type Release, widgetRelease, widgetReleaseVisit } from "../widget-registry.tables.ts";
import { type Metric, metrics, type ReleaseFigures, type VisitCounts } from "./release-figures.ts";

export interface Visitor {
  /** Client address. */
  readonly sender: string;
  /** The network of the address. One sender can easily have many addresses of one network. */
  readonly network: string;
}

export interface ReleaseVisits {
  /**
   * Counts the visits of a page for the gradual releases of their widgets. At each step, the first page view of an
   * address counts, and only the reports of that page view add to it. An address that counted with the new version at
   * one step does not count at later steps. At each step, five addresses of a network count, or a twentieth of the
   * step's visits if that is more. Visits of other versions and shares are ignored. Stores keyed hashes of address and
   * network.
   */
  readonly add: (visits: readonly WidgetVisit[], visitor: Visitor) => Promise<void>;
  /** Sets the times above which a visit is slow, and how many visits per network count, from the reports until now. */
  readonly adjust: (release: Release) => Promise<void>;
  /**
   * Replaces the hashes of addresses after 30 days, and deletes the visits of releases that ended. Resolves with the number
   * of rows.
   */
  readonly forget: () => Promise<number>;
}

interface Options {
  /** The key of the hashes. All servers on a database have the same. */
  readonly secret: Uint8Array;
  readonly clock?: DatabaseClock;
}

/** The most visits of one report that count. */
const mostPerReport = 20;
const adjusting = { least: 50, newest: 2_000 };

const visit = widgetReleaseVisit;

export function createReleaseVisits(tables: Tables, { secret, clock = databaseClock }: Options): ReleaseVisits {
  const digestOf = createSenderDigest(secret, "visitor of a gradual release");
  const networkDigestOf = createSenderDigest(secret, "network of a gradual release");

  return {
    async add(visits, { sender, network }) {
      if (sender === "") return;
      for (const { id, widget, version, share, ...seen } of visits.slice(0, mostPerReport)) {
        if (!releaseSteps.includes(share)) continue;
        const isFailed = seen.failed ?? false;
        const ready = isFailed ? null : (seen.ms ?? null);
        const callFailed = seen.calls === undefined ? null : (seen.failedCalls ?? 0) > 0;
        const delay = seen.delay ?? null;
        // The hashes of different widgets cannot be compared.
        const digest = digestOf(`${widget} ${sender}`);
        const networkDigest = networkDigestOf(`${widget} ${network}`);
        const own = sql`seen.release = r.id and seen.share = ${share}::integer`;
        await tables.execute(sql`
          insert into ${visit} as seen (release, sender, visit, network, at, is_new, share, failed, crashed, call_failed,
            ready, slow, delay, laggy)
          select r.id, ${digest}, ${id}, ${networkDigest}, ${clock()}, r.version = ${version}, ${share}::integer,
            ${isFailed}::boolean, ${seen.crashed ?? false}::boolean, ${callFailed}::boolean,
            ${ready}::integer, ${ready}::integer > r.slow_above, ${delay}::integer, ${delay}::integer > r.laggy_above
          from ${widgetRelease} r
          where r.name = ${widget} and r.state in ('running', 'held') and r.share >= ${share}
            and ${version} in (r.version, r.stable)
            and not exists (select 1 from ${visit} seen
              where seen.release = r.id and seen.share <> ${share}::integer and seen.sender = ${digest} and seen.is_new)
            and ((select count(*) from ${visit} seen where ${own} and seen.network = ${networkDigest}) < r.network_most
              or exists (select 1 from ${visit} seen where ${own} and seen.sender = ${digest}))
          on conflict (release, share, sender) do update set
            failed = seen.failed or excluded.failed,
            crashed = seen.crashed or excluded.crashed,
            call_failed = coalesce(seen.call_failed or excluded.call_failed, seen.call_failed, excluded.call_failed),
            ready = coalesce(seen.ready, excluded.ready),
            slow = coalesce(seen.slow, excluded.slow),
            delay = greatest(seen.delay, excluded.delay),
            laggy = coalesce(seen.laggy or excluded.laggy, seen.laggy, excluded.laggy)
          where seen.visit = excluded.visit and seen.is_new = excluded.is_new`);
      }
    },

    async adjust({ id }) {
      const limit = (column: "ready" | "delay") => sql`(
        select case when count(*) >= ${adjusting.least} then percentile_disc(0.75) within group (order by newest.value) end
        from (
          select ${sql.identifier(column)} as value from ${visit}
          where release = ${id} and not is_new and ${sql.identifier(column)} is not null
          order by at desc limit ${adjusting.newest}
        ) newest)`;
      await tables
        .update(widgetRelease)
        .set({
          slowAbove: sql`${limit("ready")}`,
          laggyAbove: sql`${limit("delay")}`,
          networkMost: sql`greatest(5, (
            select count(*) from ${visit} where release = ${id} and share = ${widgetRelease.share}) / 20)`,
        })
        .where(and(eq(widgetRelease.id, id), inArray(widgetRelease.state, ["running", "held"])));
    },

    async forget() {
      const renamed = await tables
        .update(visit)
        .set({ sender: sql`'-' || gen_random_uuid()::text` })
        .where(and(lt(visit.at, sql`${clock()} - interval '30 days'`), sql`${visit.sender} not like '-%'`))
        .returning({ at: visit.at });
      const ended = tables
        .select({ id: widgetRelease.id })
        .from(widgetRelease)
        .where(lt(widgetRelease.endedAt, sql`${clock()} - interval '40 minutes'`));
      const deleted = await tables.delete(visit).where(inArray(visit.release, ended)).returning({ at: visit.at });
      return renamed.length + deleted.length;
    },
  };
}

const Row = v.object({
  share: v.number(),
  is_new: v.boolean(),
  visits: v.number(),
  counts: v.record(
    v.picklist(metrics),
    v.object({ visits: v.number(), bad: v.number(), networks: v.number(), p75: v.nullish(v.number()) }),
  ),
});
const Rows = v.object({ rows: v.array(Row) });

/** All counts of a release, by step. */
export async function readFigures(tables: Tables, release: string): Promise<ReleaseFigures> {
  const counts = (visits: string, bad: string, p75?: string) =>
    sql.raw(`json_build_object('visits', count(*) filter (where ${visits}), 'bad', count(*) filter (where ${bad}),
      'networks', count(distinct network) filter (where ${bad}),
      'p75', ${p75 === undefined ? "null" : `percentile_disc(0.75) within group (order by ${p75})`})`);
  const found = await tables.execute(sql`
    select share, is_new, count(*)::integer as visits, json_build_object(
      'failed', ${counts("true", "failed")},
      'crashed', ${counts("not failed", "crashed")},
      'calls', ${counts("call_failed is not null", "call_failed")},
      'ready', ${counts("slow is not null", "slow", "ready")},
      'delay', ${counts("laggy is not null", "laggy", "delay")}) as counts
    from ${visit} where release = ${release}
    group by share, is_new order by share`);
  const { rows } = v.parse(Rows, found);
  return [...Map.groupBy(rows, ({ share }) => share)].map(([share, both]) => {
    const side = (isNew: boolean) => both.find((one) => one.is_new === isNew);
    const of = (isNew: boolean, metric: Metric): VisitCounts => {
      const { p75, ...rest } = side(isNew)?.counts[metric] ?? { visits: 0, bad: 0, networks: 0 };
      return { ...rest, ...(p75 !== null && p75 !== undefined && { p75 }) };
    };
    const compared = (metric: Metric) => ({ fresh: of(true, metric), stable: of(false, metric) });
    return {
      share,
      fresh: side(true)?.visits ?? 0,
      stable: side(false)?.visits ?? 0,
      metrics: {
        failed: compared("failed"),
        crashed: compared("crashed"),
        calls: compared("calls"),
        ready: compared("ready"),
        delay: compared("delay"),
      },
    };
  });
}
