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
  /** Their placeholders stay before those of others. */
  readonly allowedOrigins: readonly string[];
  readonly limits: PlaceholderLimits;
}

const { page: pageColumn, digest: digestColumn, origin: originColumn, firstSeenAt, seenAt } = widgetPlaceholder;
/** After so long a placeholder is no longer new: whoever makes up many has to wait as long. */
const newFor = 24 * 60 * 60_000;

/**
 * Room for placeholders that are met for the first time. Where there is none, others go: new ones before those that were
 * there for days, and the longest unseen first. Anybody may report placeholders, so those of origins that may call the
 * API, or that are known for days, never go for those of others.
 */
export function createPlaceholderEviction(tables: Tables, { allowedOrigins, limits }: Options) {
  /** Room is made for many at once: to look through all of them takes its time. */
  const atOnce = Math.ceil(limits.ofAll / 100);

  const drop = (which: SQL | undefined, order: readonly SQL[], count: number): Promise<readonly PlaceholderKey[]> => {
    const key = { page: pageColumn, digest: digestColumn };
    const going = tables
      .select(key)
      .from(widgetPlaceholder)
      .where(which)
      .orderBy(...order)
      .limit(count);
    return tables
      .delete(widgetPlaceholder)
      .where(sql`(${pageColumn}, ${digestColumn}) in ${going}`)
      .returning(key);
  };

  return {
    /** What had to go, or `undefined` if there is no room. */
    async make(page: string, moment: Date): Promise<readonly PlaceholderKey[] | undefined> {
      const { origin } = new URL(page);
      const settled = new Date(moment.getTime() - newFor);
      const isSettled = lte(firstSeenAt, settled);
      const newFirst = [sql`${isSettled}`, sql`${seenAt}`];
      const dropped: PlaceholderKey[] = [];
      for (const [which, most] of [
        [eq(pageColumn, page), limits.ofPage],
        [eq(originColumn, origin), limits.ofOrigin],
      ] as const) {
        const over = (await tables.$count(widgetPlaceholder, which)) - most + 1;
        if (over > 0) dropped.push(...(await drop(which, newFirst, over)));
      }
      if ((await tables.$count(widgetPlaceholder)) < limits.ofAll) return dropped;

      const known = tables.selectDistinct({ origin: originColumn }).from(widgetPlaceholder).where(isSettled);
      const isAllowed = allowedOrigins.length === 0 ? sql`false` : inArray(originColumn, [...allowedOrigins]);
      const rank = sql<number>`case when ${isAllowed} then 2 when ${originColumn} in ${known} then 1 else 0 end`;
      const isKnown = (await tables.$count(widgetPlaceholder, and(eq(originColumn, origin), isSettled))) > 0;
      const own = allowedOrigins.includes(origin) ? 2 : isKnown ? 1 : 0;
      const gone = await drop(sql`${rank} <= ${own}`, [rank, ...newFirst], atOnce);
      return gone.length === 0 ? undefined : [...dropped, ...gone];
    },
    /** Whether some had to go of late, or will with the next that is met. */
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
