import { gte, lt, sql } from "drizzle-orm";
import type { WidgetLoad } from "shared-runtime/api/widget-reports.ts";
import type { Tables } from "../../database/database.ts";
import { createSenderDigest } from "../../security/sender-digest.ts";
import { widgetLoad, widgetLoadElsewhere, widgetLoadOfSender } from "./widget-registry.tables.ts";

/** The numbers of mounts and failures of a version. */
export interface LoadCounts {
  readonly name: string;
  readonly version: string;
  readonly mounted: number;
  readonly failed: number;
  /** Mean time of a mount, in milliseconds; 0 if there were no mounts. */
  readonly milliseconds: number;
}

/** The number of senders that reported a version. Each sender counts as one, however often it reports. */
export interface SenderCounts {
  readonly name: string;
  readonly version: string;
  readonly senders: number;
  /** The sum over the senders of the share of failed loads. */
  readonly failing: number;
}

/** Counts of loads of a widget on pages of unknown origins. Nothing is decided by them. */
export type LoadsElsewhere = Pick<LoadCounts, "name" | "mounted" | "failed">;

export interface MinuteCounts extends LoadCounts {
  readonly minute: Date;
}

export interface LoadCounter {
  /**
   * Counts one report of a page: at most one failure and a few mounts of each version. Failures without a version are
   * ignored, and so are unknown versions, since anyone may send reports. `sender` is the client address; only a keyed
   * hash of it is stored.
   */
  readonly add: (loads: readonly WidgetLoad[], sender: string) => Promise<void>;
  /** Counts a report of a page of an unknown origin, apart from all others. */
  readonly addElsewhere: (loads: readonly WidgetLoad[]) => Promise<void>;
  readonly since: (moment: Date) => Promise<readonly LoadCounts[]>;
  readonly sendersSince: (moment: Date) => Promise<readonly SenderCounts[]>;
  readonly elsewhereSince: (moment: Date) => Promise<readonly LoadsElsewhere[]>;
  readonly minutesSince: (moment: Date) => Promise<readonly MinuteCounts[]>;
  /** Deletes counts before a time. Resolves with the number of deleted rows. */
  readonly forgetBefore: (moment: Date) => Promise<number>;
  /** Deletes records of senders before a time. Resolves with the number of deleted rows. */
  readonly forgetSendersBefore: (moment: Date) => Promise<number>;
}

interface Options {
  readonly isKnown: (name: string, version: string) => boolean;
  /** The key of the hashes of client addresses. It is the same on all servers of a database. */
  readonly secret: Uint8Array;
  readonly now: () => Date;
}

/**
 * The most that one report counts for a version, and the most versions, so that its influence is small. One failure is
 * enough: other placeholders of the page fail for the same reason.
 */
const mostPerReport = { mounts: 5, failures: 1, versions: 50 };

export function createLoadCounter(tables: Tables, { isKnown, secret, now }: Options): LoadCounter {
  const digestOf = createSenderDigest(secret, "sender of widget reports");
  const sums = {
    mounted: sql<number>`sum(${widgetLoad.mounted})::int`,
    failed: sql<number>`sum(${widgetLoad.failed})::int`,
    milliseconds: sql<number>`coalesce(sum(${widgetLoad.milliseconds}) / nullif(sum(${widgetLoad.mounted}), 0), 0)::int`,
  };
  /** The counts of one report for each version. */
  const rowsOf = (loads: readonly WidgetLoad[]) => {
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
    // All servers use the same order, so that no two wait for each other's rows.
    return rows
      .slice(0, mostPerReport.versions)
      .toSorted((a, b) => (`${a.name}@${a.version}` < `${b.name}@${b.version}` ? -1 : 1));
  };
  return {
    async add(loads, sender) {
      const sorted = rowsOf(loads);
      if (sorted.length === 0) return;
      await tables
        .insert(widgetLoadOfSender)
        .values(sorted.map(({ milliseconds: _milliseconds, ...row }) => ({ ...row, sender: digestOf(sender) })))
        .onConflictDoUpdate({
          target: [
            widgetLoadOfSender.minute,
            widgetLoadOfSender.name,
            widgetLoadOfSender.version,
            widgetLoadOfSender.sender,
          ],
          set: {
            mounted: sql`${widgetLoadOfSender.mounted} + excluded.mounted`,
            failed: sql`${widgetLoadOfSender.failed} + excluded.failed`,
          },
        });
      await tables
        .insert(widgetLoad)
        .values(sorted)
        .onConflictDoUpdate({
          target: [widgetLoad.name, widgetLoad.version, widgetLoad.minute],
          set: {
            mounted: sql`${widgetLoad.mounted} + excluded.mounted`,
            failed: sql`${widgetLoad.failed} + excluded.failed`,
            milliseconds: sql`${widgetLoad.milliseconds} + excluded.milliseconds`,
          },
        });
    },
    async addElsewhere(loads) {
      const rows = rowsOf(loads);
      if (rows.length === 0) return;
      await tables
        .insert(widgetLoadElsewhere)
        .values(rows.map(({ milliseconds: _milliseconds, ...row }) => row))
        .onConflictDoUpdate({
          target: [widgetLoadElsewhere.name, widgetLoadElsewhere.version, widgetLoadElsewhere.minute],
          set: {
            mounted: sql`${widgetLoadElsewhere.mounted} + excluded.mounted`,
            failed: sql`${widgetLoadElsewhere.failed} + excluded.failed`,
          },
        });
    },
    since: async (moment) =>
      tables
        .select({ name: widgetLoad.name, version: widgetLoad.version, ...sums })
        .from(widgetLoad)
        .where(gte(widgetLoad.minute, moment))
        .groupBy(widgetLoad.name, widgetLoad.version),
    async sendersSince(moment) {
      const { name, version, sender, mounted, failed, minute } = widgetLoadOfSender;
      const share = sql<number>`sum(${failed})::float / sum(${mounted} + ${failed})`.as("share");
      const each = tables
        .select({ name, version, share })
        .from(widgetLoadOfSender)
        .where(gte(minute, moment))
        .groupBy(name, version, sender)
        .as("each");
      return tables
        .select({
          name: each.name,
          version: each.version,
          senders: sql<number>`count(*)::int`,
          failing: sql<number>`sum(${each.share})`,
        })
        .from(each)
        .groupBy(each.name, each.version);
    },
    elsewhereSince: async (moment) =>
      tables
        .select({
          name: widgetLoadElsewhere.name,
          mounted: sql<number>`sum(${widgetLoadElsewhere.mounted})::int`,
          failed: sql<number>`sum(${widgetLoadElsewhere.failed})::int`,
        })
        .from(widgetLoadElsewhere)
        .where(gte(widgetLoadElsewhere.minute, moment))
        .groupBy(widgetLoadElsewhere.name),
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
      const elsewhere = await tables
        .delete(widgetLoadElsewhere)
        .where(lt(widgetLoadElsewhere.minute, moment))
        .returning({ minute: widgetLoadElsewhere.minute });
      return forgotten.length + elsewhere.length;
    },
    async forgetSendersBefore(moment) {
      const forgotten = await tables
        .delete(widgetLoadOfSender)
        .where(lt(widgetLoadOfSender.minute, moment))
        .returning({ minute: widgetLoadOfSender.minute });
      return forgotten.length;
    },
  };
}
