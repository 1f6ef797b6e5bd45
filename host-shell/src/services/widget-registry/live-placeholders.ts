import { createHash } from "node:crypto";
import { and, count, desc, eq, gte, inArray, lt, max, notInArray, sql } from "drizzle-orm";
import type { WidgetPlaceholder } from "shared-runtime/api/widget-reports.ts";
import type { WidgetInput } from "shared-runtime/contract/widget-contract.ts";
import type { Tables } from "../../database/database.ts";
import { dayOf } from "./page-silence.ts";
import { widgetPlaceholder } from "./widget-registry.tables.ts";
import {
  createPlaceholderEviction,
  isOneOf,
  type PlaceholderKey,
  type PlaceholderLimits,
} from "./placeholder-eviction.ts";

/** A placeholder that visitors load, on our own pages or on those of other systems. */
export interface LivePlaceholder {
  /** The address of the page; for our own pages, only its path. */
  readonly page: string;
  /** The version spec: a channel, a range or an exact version. */
  readonly spec: string;
  readonly input: WidgetInput;
}

/** The placeholders of a widget on the pages of an origin that is not allowed. */
export interface PlaceholdersElsewhere {
  readonly widget: string;
  readonly origin: string;
  readonly count: number;
}

/** A published page whose placeholder of a widget has `data-widget-editing`. */
export interface EditedPage {
  readonly widget: string;
  readonly page: string;
  /** The time of the last report. */
  readonly seenAt: Date;
}

/** A placeholder of one page, as browsers reported it. */
export interface PagePlaceholder {
  readonly widget: string;
  readonly spec: string;
  /** The time of the last report. */
  readonly seenAt: Date;
}

/** The placeholders that loaders report from pages of other systems. */
export interface ReportedPlaceholders {
  readonly report: (placeholders: readonly WidgetPlaceholder[]) => Promise<void>;
  /** Resolves with the placeholders of a widget on allowed origins that were reported in the last 30 days. */
  readonly of: (widget: string) => Promise<readonly LivePlaceholder[]>;
  /**
   * Resolves with the origins that are not allowed but whose pages report placeholders, the origins with most
   * placeholders first. The placeholders on these origins decide nothing.
   */
  readonly elsewhere: () => Promise<readonly PlaceholdersElsewhere[]>;
  /** Resolves with the published pages on allowed origins where `data-widget-editing` was left, the latest first. */
  readonly edited: () => Promise<readonly EditedPage[]>;
  /** Resolves with the placeholders of a page on an allowed origin that were reported in the last 30 days, the latest first. */
  readonly onPage: (page: string) => Promise<readonly PagePlaceholder[]>;
  /** Resolves with whether allowed origins may have more placeholders than are stored. */
  readonly areFull: () => Promise<boolean>;
  /** Deletes placeholders that are no longer live. Resolves with the number of deleted placeholders. */
  readonly forget: () => Promise<number>;
}

interface Options {
  /** Whether a widget exists. Placeholders of unknown widgets are ignored, since anyone may send reports. */
  readonly isKnown: (widget: string) => boolean;
  readonly now: () => Date;
  /** Only placeholders on these origins count. They are evicted last. */
  readonly allowedOrigins?: readonly string[];
  /** Limits the stored placeholders, so that made-up reports cannot fill the table. */
  readonly limits?: PlaceholderLimits;
  /** Called with the pages and the widgets that were reported, at least once on each day with a report. */
  readonly onSeen?: (seen: readonly Pick<WidgetPlaceholder, "page" | "widget">[]) => Promise<void>;
}

const hour = 60 * 60_000;
/** The milliseconds without a report after which a placeholder is no longer live. */
const liveFor = 30 * 24 * hour;
/**
 * The milliseconds after which a reported placeholder is written again, since every view of a page reports its
 * placeholders.
 */
const writtenAgainAfter = 6 * hour;
const mostRemembered = 20_000;
/** The most unknown origins, or pages with `data-widget-editing`, that are shown for all widgets together. */
const mostShown = 200;

export function createReportedPlaceholders(
  tables: Tables,
  {
    isKnown,
    now,
    allowedOrigins = [],
    limits = { ofPage: 50, ofOrigin: 5_000, ofAll: mostRemembered },
    onSeen = async () => undefined,
  }: Options,
): ReportedPlaceholders {
  const eviction = createPlaceholderEviction(tables, { allowedOrigins, limits });
  const eldest = (): Date => new Date(now().getTime() - liveFor);
  /** The last write, by page and digest. */
  const written = new Map<string, { readonly at: number; readonly editing: boolean }>();

  const isFresh = (key: string, editing: boolean): boolean => {
    const last = written.get(key);
    const at = now();
    if (last?.editing !== editing || at.getTime() - last.at >= writtenAgainAfter) return false;
    // The placeholder is written at least once on each day with a report, since `onSeen` counts these days.
    return dayOf(new Date(last.at)) === dayOf(at);
  };
  const remember = (key: string, editing: boolean): void => {
    written.set(key, { at: now().getTime(), editing });
    const [oldest] = written.keys();
    if (written.size > mostRemembered && oldest !== undefined) written.delete(oldest);
  };

  /** Updates stored placeholders. Resolves with their keys. */
  const seeAgain = async (
    keys: readonly (PlaceholderKey & { readonly editing: boolean })[],
    seenAt: Date,
  ): Promise<ReadonlySet<string>> => {
    if (keys.length === 0) return new Set();
    const edited = keys.filter(({ editing }) => editing);
    const { page, digest } = widgetPlaceholder;
    // All servers lock rows in the same order, so that no two wait for each other's rows.
    const locked = tables
      .select({ page, digest })
      .from(widgetPlaceholder)
      .where(isOneOf(keys))
      .orderBy(page, digest)
      .for("update");
    const updated = await tables
      .update(widgetPlaceholder)
      .set({ seenAt, editing: edited.length > 0 ? isOneOf(edited) : false })
      .where(sql`(${page}, ${digest}) in ${locked}`)
      .returning({ page, digest });
    return new Set(updated.map(keyOf));
  };

  return {
    // The number of queries is the same for any number of placeholders.
    async report(placeholders) {
      const seenAt = now();
      const reported = placeholders.map(({ page, widget, wish: spec, input: { attributes, json }, editing }) => {
        const input = { attributes, json: json ?? null };
        return { page, digest: digestOf([widget, spec, input]), widget, spec, input, editing };
      });
      // Equal placeholders of a page have one row.
      const edited = new Set(reported.filter(({ editing }) => editing).map(keyOf));
      const rows = reported.flatMap((placeholder) => {
        const key = keyOf(placeholder);
        const editing = edited.has(key);
        if (!isKnown(placeholder.widget) || isFresh(key, editing)) return [];
        remember(key, editing);
        return [{ ...placeholder, editing, firstSeenAt: seenAt, seenAt }];
      });
      const known = await seeAgain(rows, seenAt);
      const added = rows.filter((row) => !known.has(keyOf(row)));
      const { admitted, evicted } = await eviction.makeRoom(added, seenAt);
      await onSeen([...rows.filter((row) => known.has(keyOf(row))), ...admitted]);
      if (admitted.length === 0) return;
      await tables
        .insert(widgetPlaceholder)
        .values([...admitted])
        .onConflictDoNothing();
      for (const one of [...evicted, ...(await eviction.trim(admitted, seenAt))]) written.delete(keyOf(one));
    },
    of: async (widget) =>
      tables
        .select({ page: widgetPlaceholder.page, spec: widgetPlaceholder.spec, input: widgetPlaceholder.input })
        .from(widgetPlaceholder)
        .where(
          and(
            eq(widgetPlaceholder.widget, widget),
            inArray(widgetPlaceholder.origin, [...allowedOrigins]),
            gte(widgetPlaceholder.seenAt, eldest()),
          ),
        )
        .orderBy(widgetPlaceholder.page),
    elsewhere: async () => {
      const { widget, origin } = widgetPlaceholder;
      const found = await tables
        .select({ widget, origin, count: count() })
        .from(widgetPlaceholder)
        .where(and(notInArray(origin, [...allowedOrigins]), gte(widgetPlaceholder.seenAt, eldest())))
        .groupBy(widget, origin)
        .orderBy(desc(count()), origin)
        .limit(mostShown);
      return found.map((one) => ({ ...one, origin: one.origin ?? "" }));
    },
    edited: async () => {
      const { widget, page, seenAt, editing, origin } = widgetPlaceholder;
      return tables
        .selectDistinct({ widget, page, seenAt })
        .from(widgetPlaceholder)
        .where(and(eq(editing, true), inArray(origin, [...allowedOrigins]), gte(seenAt, eldest())))
        .orderBy(desc(seenAt), page)
        .limit(mostShown);
    },
    onPage: async (address) => {
      const { widget, spec, seenAt, page, origin } = widgetPlaceholder;
      return tables
        .select({ widget, spec, seenAt: max(seenAt).mapWith(seenAt) })
        .from(widgetPlaceholder)
        .where(and(eq(page, address), inArray(origin, [...allowedOrigins]), gte(seenAt, eldest())))
        .groupBy(widget, spec)
        .orderBy(desc(max(seenAt)), widget);
    },
    areFull: () => eviction.isFull(),
    async forget() {
      const forgotten = await tables
        .delete(widgetPlaceholder)
        .where(lt(widgetPlaceholder.seenAt, eldest()))
        .returning({ page: widgetPlaceholder.page });
      return forgotten.length;
    },
  };
}

function keyOf({ page, digest }: PlaceholderKey): string {
  return `${page} ${digest}`;
}

function digestOf(content: unknown): string {
  return createHash("sha256").update(JSON.stringify(content)).digest("base64url").slice(0, 22);
}
