import { and, eq, inArray, lte, sql, type SQL } from "drizzle-orm";
import type { Tables } from "../../database/database.ts";
import { widgetPlaceholder } from "./widget-registry.tables.ts";

export interface PlaceholderLimits {
  readonly ofPage: number;
  readonly ofOrigin: number;
  readonly ofAll: number;
}

export interface PlaceholderKey {
  readonly page: string;
  readonly digest: string;
}

interface Options {
  /** Placeholders on these origins are evicted last. */
  readonly allowedOrigins: readonly string[];
  readonly limits: PlaceholderLimits;
}

const { page: pageColumn, digest: digestColumn, origin: originColumn, firstSeenAt, seenAt } = widgetPlaceholder;
/** A placeholder counts as new for this long, so that an attacker who makes up many has to wait. */
const newFor = 24 * 60 * 60_000;

/**
 * Makes room for placeholders that are reported for the first time by evicting others: new ones before older ones, and
 * those unseen for longest first. Since anyone may send reports, placeholders of allowed origins, and of origins known
 * for more than a day, are never evicted for those of other origins.
 */
export function createPlaceholderEviction(tables: Tables, { allowedOrigins, limits }: Options) {
  /** Placeholders that one eviction removes; scanning the whole table for each would be slow. */
  const atOnce = Math.ceil(limits.ofAll / 100);

  const evict = (which: SQL | undefined, order: readonly SQL[], count: number): Promise<readonly PlaceholderKey[]> => {
    const key = { page: pageColumn, digest: digestColumn };
    const evicted = tables
      .select(key)
      .from(widgetPlaceholder)
      .where(which)
      .orderBy(...order)
      .limit(count);
    return tables
      .delete(widgetPlaceholder)
      .where(sql`(${pageColumn}, ${digestColumn}) in ${evicted}`)
      .returning(key);
  };

  return {
    /** Resolves with the evicted placeholders, or with `undefined` if no room can be made. */
    async makeRoom(page: string, moment: Date): Promise<readonly PlaceholderKey[] | undefined> {
      const { origin } = new URL(page);
      const settled = new Date(moment.getTime() - newFor);
      const isSettled = lte(firstSeenAt, settled);
      const newFirst = [sql`${isSettled}`, sql`${seenAt}`];
      const evicted: PlaceholderKey[] = [];
      for (const [which, most] of [
        [eq(pageColumn, page), limits.ofPage],
        [eq(originColumn, origin), limits.ofOrigin],
      ] as const) {
        const over = (await tables.$count(widgetPlaceholder, which)) - most + 1;
        if (over > 0) evicted.push(...(await evict(which, newFirst, over)));
      }
      if ((await tables.$count(widgetPlaceholder)) < limits.ofAll) return evicted;

      const known = tables.selectDistinct({ origin: originColumn }).from(widgetPlaceholder).where(isSettled);
      const isAllowed = allowedOrigins.length === 0 ? sql`false` : inArray(originColumn, [...allowedOrigins]);
      const rank = sql<number>`case when ${isAllowed} then 2 when ${originColumn} in ${known} then 1 else 0 end`;
      const isKnown = (await tables.$count(widgetPlaceholder, and(eq(originColumn, origin), isSettled))) > 0;
      const own = allowedOrigins.includes(origin) ? 2 : isKnown ? 1 : 0;
      const others = await evict(sql`${rank} <= ${own}`, [rank, ...newFirst], atOnce);
      return others.length === 0 ? undefined : [...evicted, ...others];
    },
    /** Whether placeholders were evicted recently, or will be with the next report. */
    async isFull(): Promise<boolean> {
      if ((await tables.$count(widgetPlaceholder)) > limits.ofAll - 2 * atOnce) return true;
      const [crowded] = await tables
        .select({ origin: originColumn })
        .from(widgetPlaceholder)
        .groupBy(originColumn)
        .having(sql`count(*) >= ${limits.ofOrigin}`)
        .limit(1);
      return crowded !== undefined;
    },
  };
}
