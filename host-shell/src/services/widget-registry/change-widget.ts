import { and, asc, eq, sql } from "drizzle-orm";
import { compare } from "semver";
import type { Tables } from "../../database/database.ts";
import { channelPast, goodBefore, type PastEvent } from "./channel-past.ts";
import { type Beneath, beneathChannel, type LocalVersionOf } from "./beneath-channel.ts";
import {
  type Channel,
  type ChannelState,
  type RegistryEvent,
  widgetChannel,
  widgetEvent,
  widgetVersion,
} from "./widget-registry.tables.ts";

type NewEvent = typeof widgetEvent.$inferInsert;

/** One change of a widget: steps within a transaction in which nobody else changes anything of it. */
export interface WidgetChange {
  readonly transaction: Tables;
  readonly present: (channel: Channel) => Promise<ChannelState | undefined>;
  /** The channels that serve a version, stable first. */
  readonly channelsWith: (version: string) => Promise<readonly ChannelState[]>;
  /** The published version to go back to. */
  readonly before: (channel: Channel) => Promise<string | undefined>;
  /** What visitors get if nothing is published on the channel. */
  readonly beneath: (channel: Channel) => Promise<Beneath | undefined>;
  /** Writes a line of the history, from which `serve` then knows what came before. */
  readonly record: (
    event: {
      readonly [Key in keyof Omit<NewEvent, "name" | "id" | "at" | "token">]: NewEvent[Key] | undefined;
    } & Pick<NewEvent, "actor" | "action" | "version">,
  ) => Promise<void>;
  /** Percentage of visitors who are to get a version: of a canary, what is wished, or what it was, or the usual. */
  readonly shareOf: (channel: Channel, version: string, wished: number | undefined) => Promise<number>;
  readonly serve: (channel: Channel, version: string, share: number) => Promise<void>;
  readonly leave: (channel: Channel) => Promise<void>;
}

function ofVersion({ action, version }: Pick<RegistryEvent, "action" | "version">): readonly PastEvent[] {
  return version === null ? [] : [{ action, version }];
}

export function rowOfVersion(name: string, version: string) {
  return and(eq(widgetVersion.name, name), eq(widgetVersion.version, version));
}

/** Percentage of visitors who get a canary if nobody says how many. */
const usualShare = 10;

export function changeWidget<Result>(
  tables: Tables,
  name: string,
  localVersionOf: LocalVersionOf,
  work: (change: WidgetChange) => Promise<Result>,
): Promise<Result> {
  return tables.transaction(async (transaction) => {
    await transaction.execute(sql`select pg_advisory_xact_lock(hashtext(${`widget ${name}`}))`);

    const rowOf = (channel: Channel) => and(eq(widgetChannel.name, name), eq(widgetChannel.channel, channel));

    const present = async (channel: Channel): Promise<ChannelState | undefined> => {
      const [state] = await transaction.select().from(widgetChannel).where(rowOf(channel));
      return state;
    };

    const before = async (channel: Channel): Promise<string | undefined> => {
      const events = await transaction
        .select({ action: widgetEvent.action, version: widgetEvent.version })
        .from(widgetEvent)
        .where(and(eq(widgetEvent.name, name), eq(widgetEvent.channel, channel)))
        .orderBy(asc(widgetEvent.id));
      const versions = await transaction
        .select({ version: widgetVersion.version, withdrawnBecause: widgetVersion.withdrawnBecause })
        .from(widgetVersion)
        .where(eq(widgetVersion.name, name));
      const withdrawn = new Set(
        versions.filter(({ withdrawnBecause }) => withdrawnBecause !== null).map(({ version }) => version),
      );
      return goodBefore(channelPast(events.flatMap(ofVersion)), (version) => withdrawn.has(version));
    };

    return work({
      transaction,
      present,
      before,
      channelsWith: (version) =>
        transaction
          .select()
          .from(widgetChannel)
          .where(and(eq(widgetChannel.name, name), eq(widgetChannel.version, version)))
          .orderBy(sql`${widgetChannel.channel} desc`),
      beneath: async (channel) =>
        beneathChannel({
          stable: channel === "canary" ? (await present("stable"))?.version : undefined,
          ownBuild: localVersionOf(name, channel),
        }),
      async record({ channel = null, previous = null, reason = null, share = null, failures = null, ...event }) {
        const shared = channel === "canary" ? share : null;
        await transaction
          .insert(widgetEvent)
          .values({ name, channel, previous, reason, share: shared, failures, ...event });
      },
      async shareOf(channel, version, wished) {
        if (channel !== "canary") return 0;
        const state = await present(channel);
        return wished ?? (state?.version === version ? state.share : usualShare);
      },
      async serve(channel, version, share) {
        const left = await present(channel);
        const previous = (await before(channel)) ?? null;
        const since = left?.version === version ? left.since : new Date();
        const state = { version, previous, share, since };
        await transaction
          .insert(widgetChannel)
          .values({ name, channel, ...state })
          .onConflictDoUpdate({ target: [widgetChannel.name, widgetChannel.channel], set: state });
        if (channel !== "stable") return;
        if (left && compare(left.version, version) > 0) await release(left.version, false);
        await release(version, true);
      },
      async leave(channel) {
        const left = await present(channel);
        await transaction.delete(widgetChannel).where(rowOf(channel));
        if (left && channel === "stable") await release(left.version, false);
      },
    });

    async function release(version: string, released: boolean): Promise<void> {
      await transaction.update(widgetVersion).set({ released }).where(rowOfVersion(name, version));
    }
  });
}
