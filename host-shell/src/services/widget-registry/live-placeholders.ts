import { createHash } from "node:crypto";
import { and, eq, gte, lt } from "drizzle-orm";
import type { WidgetPlaceholder } from "shared-runtime/api/widget-reports.ts";
import type { WidgetInput } from "shared-runtime/contract/widget-contract.ts";
import type { Tables } from "../../database/database.ts";
import { widgetPlaceholder } from "./widget-registry.tables.ts";
import { createPlaceholderEviction, type PlaceholderKey, type PlaceholderLimits } from "./placeholder-eviction.ts";

/** A placeholder that visitors meet, on our own pages or on those of other systems. */
export interface LivePlaceholder {
  /** Address of the page; a path if the page is our own. */
  readonly page: string;
  /** The version it asks for: a channel, an exact version or a range. */
  readonly wish: string;
  readonly input: WidgetInput;
}

/** The placeholders that loaders report from pages of other systems. */
export interface ReportedPlaceholders {
  readonly report: (placeholders: readonly WidgetPlaceholder[]) => Promise<void>;
  /** Those that were seen in the last weeks. */
  readonly of: (widget: string) => Promise<readonly LivePlaceholder[]>;
  /** Whether there may be more than are kept. */
  readonly areFull: () => Promise<boolean>;
  readonly forget: () => Promise<void>;
}

interface Options {
  /** Placeholders of other widgets are left out: anybody may report them. */
  readonly isKnown: (widget: string) => boolean;
  readonly now?: () => Date;
  /** Their placeholders stay before those of others. */
  readonly allowedOrigins?: readonly string[];
  /** Most placeholders that are kept: pages that make up new ones fill no table. */
  readonly most?: PlaceholderLimits;
}

const hour = 60 * 60_000;
/** A placeholder that nobody met for so long is no longer live. */
const liveFor = 30 * 24 * hour;
/** Every view of a page reports the same; once in a while is enough to know that it is live. */
const writtenAgainAfter = 6 * hour;
const mostRemembered = 20_000;

export function createReportedPlaceholders(
  tables: Tables,
  {
    isKnown,
    now = () => new Date(),
    allowedOrigins = [],
    most = { ofPage: 50, ofOrigin: 5_000, ofAll: mostRemembered },
  }: Options,
): ReportedPlaceholders {
  const room = createPlaceholderEviction(tables, { allowedOrigins, limits: most });
  const eldest = (): Date => new Date(now().getTime() - liveFor);
  /** When a placeholder was written, by page and digest. */
  const written = new Map<string, number>();

  const isFresh = (key: string): boolean => now().getTime() - (written.get(key) ?? 0) < writtenAgainAfter;
  const remember = (key: string): void => {
    written.set(key, now().getTime());
    const [oldest] = written.keys();
    if (written.size > mostRemembered && oldest !== undefined) written.delete(oldest);
  };

  return {
    async report(placeholders) {
      const seenAt = now();
      for (const placeholder of placeholders) {
        const { page, widget, wish } = placeholder;
        const input = { attributes: placeholder.input.attributes, json: placeholder.input.json ?? null };
        const digest = digestOf([widget, wish, input]);
        const key = keyOf({ page, digest });
        if (!isKnown(widget) || isFresh(key)) continue;
        remember(key);
        const updated = await tables
          .update(widgetPlaceholder)
          .set({ seenAt })
          .where(and(eq(widgetPlaceholder.page, page), eq(widgetPlaceholder.digest, digest)))
          .returning({ page: widgetPlaceholder.page });
        if (updated.length > 0) continue;
        const gone = await room.make(page, seenAt);
        if (!gone) continue;
        for (const one of gone) written.delete(keyOf(one));
        await tables
          .insert(widgetPlaceholder)
          .values({ page, digest, widget, wish, input, firstSeenAt: seenAt, seenAt })
          .onConflictDoNothing();
      }
    },
    of: async (widget) =>
      tables
        .select({ page: widgetPlaceholder.page, wish: widgetPlaceholder.wish, input: widgetPlaceholder.input })
        .from(widgetPlaceholder)
        .where(and(eq(widgetPlaceholder.widget, widget), gte(widgetPlaceholder.seenAt, eldest())))
        .orderBy(widgetPlaceholder.page),
    areFull: () => room.isFull(),
    async forget() {
      await tables.delete(widgetPlaceholder).where(lt(widgetPlaceholder.seenAt, eldest()));
    },
  };
}

function keyOf({ page, digest }: PlaceholderKey): string {
  return `${page} ${digest}`;
}

function digestOf(content: unknown): string {
  return createHash("sha256").update(JSON.stringify(content)).digest("base64url").slice(0, 22);
}
