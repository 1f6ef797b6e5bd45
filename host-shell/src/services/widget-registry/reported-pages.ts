import { and, asc, desc, eq, gte, inArray, isNull, lt, sql } from "drizzle-orm";
import type { Tables } from "../../database/database.ts";
import { dayOf, hasStopped, leastDays } from "./page-silence.ts";
import { type PageDays, widgetPage } from "./widget-registry.tables.ts";

/** A tool of a page that used to be reported, and is not any more. */
export interface StoppedPage extends Pick<PageDays, "id" | "page" | "widget" | "days"> {
  /** The last day with a report, in UTC. */
  readonly lastDay: string;
}

/** Writes to the outbox, for another system, that a page stopped. The same transaction notes this message. */
export type TellStopped = (transaction: Tables, page: StoppedPage) => Promise<void>;

/** The topic of the messages about stopped pages in the outbox. */
export const stoppedTopic = "widget.page";

/** The days on which tools of pages on allowed origins were reported. */
export interface ReportedPages {
  /** Notes that browsers reported tools of pages today. */
  readonly note: (seen: readonly Place[]) => Promise<void>;
  /** Resolves with the pages that stopped during the last 30 days, the latest first. */
  readonly stopped: () => Promise<readonly StoppedPage[]>;
  /** Notifies another system of each stopped page once. Resolves with the number of messages. */
  readonly tell: () => Promise<number>;
  /** Deletes outdated rows. Resolves with the number of deleted rows. */
  readonly forget: () => Promise<number>;
}

interface Options {
  readonly allowedOrigins: readonly string[];
  readonly now: () => Date;
  readonly tellStopped?: TellStopped | undefined;
  /** The most rows, so that made-up reports cannot fill the table. */
  readonly limit?: number;
}

type Place = Pick<PageDays, "page" | "widget">;

const keyOf = ({ page, widget }: Place): string => `${page} ${widget}`;

const day = 86_400_000;
/** The days after the last report for which a stopped page is listed (`listedFor`), and its row is kept (`keptFor`). */
const listedFor = 30;
const keptFor = 60;
/** After this number of days, the row of a page that was reported on one day only is deleted. */
const onceKeptFor = 14;

export function createReportedPages(
  tables: Tables,
  { allowedOrigins, now, tellStopped, limit = 20_000 }: Options,
): ReportedPages {
  const today = (): string => dayOf(now());
  const before = (days: number): string => dayOf(new Date(now().getTime() - days * day));

  const find = async (isUntold: boolean): Promise<readonly PageDays[]> => {
    const { days, lastDay, page, origin, toldAt } = widgetPage;
    const candidates = await tables
      .select()
      .from(widgetPage)
      .where(
        and(
          gte(days, leastDays),
          gte(lastDay, before(listedFor)),
          inArray(origin, [...allowedOrigins]),
          isUntold ? isNull(toldAt) : undefined,
        ),
      )
      .orderBy(desc(lastDay), asc(page));
    return candidates.filter((one) => hasStopped(one, today()));
  };

  return {
    async note(seen) {
      const allowed = seen.filter(({ page }) => allowedOrigins.includes(new URL(page).origin));
      const each = new Map(allowed.map(({ page, widget }) => [keyOf({ page, widget }), { page, widget }]));
      // All servers use the same order, so that no two wait for each other's rows.
      const rows = [...each].toSorted(([one], [other]) => (one < other ? -1 : 1)).map(([, row]) => row);
      if (rows.length === 0) return;
      const reported = { firstDay: today(), lastDay: today() };
      const lastDays = await lastDaysOf(rows);
      // Most reports need no write, since an earlier visitor's report has already noted the page today.
      const missing = rows.filter((row) => lastDays.get(keyOf(row)) !== reported.lastDay);
      if (missing.length === 0) return;
      const isFull = (await tables.$count(widgetPage)) >= limit;
      const known = isFull ? missing.filter((row) => lastDays.has(keyOf(row))) : missing;
      if (known.length === 0) return;
      const lastBefore = widgetPage.lastDay;
      await tables
        .insert(widgetPage)
        .values(known.map((row) => ({ ...row, ...reported })))
        .onConflictDoUpdate({
          target: [widgetPage.page, widgetPage.widget],
          set: {
            days: sql`${widgetPage.days} + 1`,
            longestPause: sql`greatest(${widgetPage.longestPause}, excluded.last_day - ${lastBefore} - 1)`,
            lastDay: sql`excluded.last_day`,
            toldAt: null,
          },
          setWhere: sql`excluded.last_day > ${lastBefore}`,
        });
    },
    stopped: async () =>
      (await find(false)).map(({ id, page, widget, days, lastDay }) => ({ id, page, widget, days, lastDay })),
    async tell() {
      if (!tellStopped) return 0;
      let told = 0;
      for (const { id, page, widget, days, lastDay } of await find(true)) {
        await tables.transaction(async (transaction) => {
          // Another server may have sent the message, or the page may have been reported again.
          const isFree = and(eq(widgetPage.id, id), eq(widgetPage.lastDay, lastDay), isNull(widgetPage.toldAt));
          const noted = await transaction
            .update(widgetPage)
            .set({ toldAt: now() })
            .where(isFree)
            .returning({ id: widgetPage.id });
          if (noted.length === 0) return;
          await tellStopped(transaction, { id, page, widget, days, lastDay });
          told += 1;
        });
      }
      return told;
    },
    async forget() {
      const { lastDay, days, id } = widgetPage;
      const forgotten = await tables
        .delete(widgetPage)
        .where(sql`${lt(lastDay, before(keptFor))} or (${eq(days, 1)} and ${lt(lastDay, before(onceKeptFor))})`)
        .returning({ id });
      return forgotten.length;
    },
  };

  async function lastDaysOf(rows: readonly Place[]): Promise<ReadonlyMap<string, string>> {
    const stored = await tables
      .select({ page: widgetPage.page, widget: widgetPage.widget, lastDay: widgetPage.lastDay })
      .from(widgetPage)
      .where(
        inArray(
          widgetPage.page,
          rows.map(({ page }) => page),
        ),
      );
    return new Map(stored.map((row) => [keyOf(row), row.lastDay]));
  }
}
