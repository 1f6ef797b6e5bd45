import { and, gt, inArray, lte, or, sql, type SQL } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
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
/** The milliseconds for which a placeholder counts as new, so that an attacker who makes up many must wait. */
const newFor = 24 * 60 * 60_000;

/** An SQL condition: a stored placeholder has one of these keys. */
export function isOneOf(keys: readonly PlaceholderKey[]): SQL {
  const values = keys.map(({ page, digest }) => sql`(${page}, ${digest})`);
  return sql`(${pageColumn}, ${digestColumn}) in (${sql.join(values, sql`, `)})`;
}

function originOf({ page }: PlaceholderKey): string {
  return new URL(page).origin;
}

/**
 * Evicts placeholders to make room for placeholders that are reported for the first time. New placeholders are evicted
 * before older ones, and first those that were not seen for the longest time. Since anyone may send reports,
 * placeholders of allowed origins, and of origins known for more than a day, are never evicted for those of other
 * origins.
 */
export function createPlaceholderEviction(tables: Tables, { allowedOrigins, limits }: Options) {
  /** The minimum of placeholders that one eviction removes: a scan of the table for each of them would be slow. */
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

  /** Resolves with a function that returns how well the placeholders of an origin are protected from eviction. */
  const protection = async (origins: readonly string[], isSettled: SQL): Promise<(origin: string) => number> => {
    const settled = await tables
      .selectDistinct({ origin: originColumn })
      .from(widgetPlaceholder)
      .where(and(inArray(originColumn, [...origins]), isSettled));
    const known = new Set(settled.map(({ origin }) => origin));
    return (origin) => (allowedOrigins.includes(origin) ? 2 : known.has(origin) ? 1 : 0);
  };

  return {
    /** Resolves with the new placeholders that have room, and with the placeholders that were evicted for them. */
    async makeRoom<Placeholder extends PlaceholderKey>(added: readonly Placeholder[], moment: Date) {
      const none = { admitted: added, evicted: [] as PlaceholderKey[] };
      if (added.length === 0) return none;
      const over = (await tables.$count(widgetPlaceholder)) + added.length - limits.ofAll;
      if (over <= 0) return none;
      const isSettled = lte(firstSeenAt, new Date(moment.getTime() - newFor));
      const origins = [...new Set(added.map(originOf))];
      const protectionOf = await protection(origins, isSettled);
      const known = tables.selectDistinct({ origin: originColumn }).from(widgetPlaceholder).where(isSettled);
      const isAllowed = allowedOrigins.length === 0 ? sql`false` : inArray(originColumn, [...allowedOrigins]);
      const rank = sql<number>`case when ${isAllowed} then 2 when ${originColumn} in ${known} then 1 else 0 end`;
      const admitted: Placeholder[] = [];
      const evicted: PlaceholderKey[] = [];
      for (const own of [2, 1, 0]) {
        const group = added.filter((one) => protectionOf(originOf(one)) === own);
        if (group.length === 0) continue;
        const others = await evict(
          sql`${rank} <= ${own}`,
          [rank, sql`${isSettled}`, sql`${seenAt}`],
          Math.max(atOnce, group.length),
        );
        evicted.push(...others);
        if (others.length > 0) admitted.push(...group.slice(0, others.length));
      }
      return { admitted, evicted };
    },
    /**
     * Evicts placeholders of pages and origins that have too many placeholders after `added` were stored. Keeps the
     * last added placeholder of each page and of each origin. Resolves with the evicted placeholders.
     */
    async trim(added: readonly PlaceholderKey[], moment: Date): Promise<readonly PlaceholderKey[]> {
      const lastOfPage = [...new Map(added.map((one) => [one.page, one])).values()];
      const lastOfOrigin = [...new Map(added.map((one) => [originOf(one), one])).values()];
      const isSettled = sql`${lte(firstSeenAt, new Date(moment.getTime() - newFor))}`;
      const placeIn = (group: PgColumn, last: readonly PlaceholderKey[]): SQL<number> =>
        sql<number>`row_number() over (partition by ${group} order by ${isOneOf(last)} desc, ${isSettled} desc, ${seenAt} desc)`;
      const placed = tables
        .select({
          page: pageColumn,
          digest: digestColumn,
          ofPage: placeIn(pageColumn, lastOfPage).as("of_page"),
          ofOrigin: placeIn(originColumn, lastOfOrigin).as("of_origin"),
        })
        .from(widgetPlaceholder)
        .where(inArray(originColumn, lastOfOrigin.map(originOf)))
        .as("placed");
      const surplus = tables
        .select({ page: placed.page, digest: placed.digest })
        .from(placed)
        .where(or(gt(placed.ofPage, limits.ofPage), gt(placed.ofOrigin, limits.ofOrigin)));
      return tables
        .delete(widgetPlaceholder)
        .where(sql`(${pageColumn}, ${digestColumn}) in ${surplus}`)
        .returning({ page: pageColumn, digest: digestColumn });
    },
    /** Resolves with whether placeholders of allowed origins were evicted recently, or will be with the next report. */
    async isFull(): Promise<boolean> {
      const isAllowed = inArray(originColumn, [...allowedOrigins]);
      if ((await tables.$count(widgetPlaceholder, isAllowed)) > limits.ofAll - 2 * atOnce) return true;
      const [crowded] = await tables
        .select({ origin: originColumn })
        .from(widgetPlaceholder)
        .where(isAllowed)
        .groupBy(originColumn)
        .having(sql`count(*) >= ${limits.ofOrigin}`)
        .limit(1);
      return crowded !== undefined;
    },
  };
}
