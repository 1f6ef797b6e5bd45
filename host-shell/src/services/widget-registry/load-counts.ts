import { gte, lt, sql } from "drizzle-orm";
import type { WidgetLoad } from "shared-runtime/api/widget-reports.ts";
import type { Tables } from "../../database/database.ts";
import { widgetLoad } from "./widget-registry.tables.ts";

/** Counts of mounts and failures of a version. */
export interface LoadCounts {
  readonly name: string;
  readonly version: string;
  readonly mounted: number;
  readonly failed: number;
  /** Mean time to mount; 0 without mounts. */
  readonly milliseconds: number;
}

export interface MinuteCounts extends LoadCounts {
  readonly minute: Date;
}

export interface LoadCounter {
  /**
   * Counts one report of a page: at most one failure and a few mounts of each version. Unknown versions are ignored,
   * since anyone may send reports; so are failures without a version.
   */
  readonly add: (loads: readonly WidgetLoad[]) => Promise<void>;
  readonly since: (moment: Date) => Promise<readonly LoadCounts[]>;
  readonly minutesSince: (moment: Date) => Promise<readonly MinuteCounts[]>;
  /** Resolves with the number of deleted rows. */
  readonly forgetBefore: (moment: Date) => Promise<number>;
}

interface Options {
  readonly isKnown: (name: string, version: string) => boolean;
  readonly now?: () => Date;
}

/**
 * The most that one report counts for a version, so that it has little influence. A version that fails in one
 * placeholder of a page fails in the others for the same reason.
 */
const mostPerReport = { mounts: 5, failures: 1 };

export function createLoadCounter(tables: Tables, { isKnown, now = () => new Date() }: Options): LoadCounter {
  const sums = {
    mounted: sql<number>`sum(${widgetLoad.mounted})::int`,
    failed: sql<number>`sum(${widgetLoad.failed})::int`,
    milliseconds: sql<number>`coalesce(sum(${widgetLoad.milliseconds}) / nullif(sum(${widgetLoad.mounted}), 0), 0)::int`,
  };
  return {
    async add(loads) {
      const minute = new Date(Math.floor(now().getTime() / 60_000) * 60_000);
      const known = loads.filter(({ widget, version }) => version !== "" && isKnown(widget, version));
      const rows = [...Map.groupBy(known, ({ widget, version }) => `${widget}@${version}`).values()].flatMap(
        (reported) => {
          const [first] = reported;
          if (!first) return [];
          const all = reported.filter(({ reason }) => reason === undefined);
          const mounts = all.slice(0, mostPerReport.mounts);
          return {
            name: first.widget,
            version: first.version,
            minute,
            mounted: mounts.length,
            failed: Math.min(reported.length - all.length, mostPerReport.failures),
            milliseconds: mounts.reduce((sum, { ms = 0 }) => sum + ms, 0),
          };
        },
      );
      if (rows.length === 0) return;
      // All servers use the same order, so that two never wait for each other's rows.
      await tables
        .insert(widgetLoad)
        .values(rows.toSorted((a, b) => (`${a.name}@${a.version}` < `${b.name}@${b.version}` ? -1 : 1)))
        .onConflictDoUpdate({
          target: [widgetLoad.name, widgetLoad.version, widgetLoad.minute],
          set: {
            mounted: sql`${widgetLoad.mounted} + excluded.mounted`,
            failed: sql`${widgetLoad.failed} + excluded.failed`,
            milliseconds: sql`${widgetLoad.milliseconds} + excluded.milliseconds`,
          },
        });
    },
    since: async (moment) =>
      tables
        .select({ name: widgetLoad.name, version: widgetLoad.version, ...sums })
        .from(widgetLoad)
        .where(gte(widgetLoad.minute, moment))
        .groupBy(widgetLoad.name, widgetLoad.version),
    minutesSince: async (moment) =>
      tables
        .select({ name: widgetLoad.name, version: widgetLoad.version, minute: widgetLoad.minute, ...sums })
        .from(widgetLoad)
        .where(gte(widgetLoad.minute, moment))
        .groupBy(widgetLoad.name, widgetLoad.version, widgetLoad.minute)
        .orderBy(widgetLoad.minute),
    async forgetBefore(moment) {
      const forgotten = await tables
        .delete(widgetLoad)
        .where(lt(widgetLoad.minute, moment))
        .returning({ minute: widgetLoad.minute });
      return forgotten.length;
    },
  };
}
