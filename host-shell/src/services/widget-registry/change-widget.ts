import { and, asc, eq, sql } from "drizzle-orm";
import { compare } from "semver";
import type { Tables } from "../../database/database.ts";
import { widgetChannel, widgetEvent, widgetVersion } from "./widget-registry.tables.ts";
import { type ChannelFallback, channelFallback } from "./channel-fallback.ts";
import { servedVersions, rollbackTarget, type ChannelEvent } from "./channel-history.ts";
import { unsafeAmong } from "./security-floor.ts";
import type { LocalVersionOf } from "./channel-fallback.ts";
import type { Channel, ChannelState, RegistryEvent } from "./widget-registry.tables.ts";
import { untrustedVersions } from "./signing/untrusted-versions.ts";
import { lockWidget, unlessBusy } from "./widget-lock.ts";
import { type ActiveRelease, createActiveRelease } from "./gradual-release/active-release.ts";
import type { TellRelease } from "./gradual-release/release-news.ts";

type NewEvent = typeof widgetEvent.$inferInsert;

/** The steps of one change of a widget, in a transaction that excludes all other changes of the same widget. */
export interface WidgetChange {
  readonly transaction: Tables;
  readonly present: (channel: Channel) => Promise<ChannelState | undefined>;
  /** Resolves with the channels that serve a version, `stable` first. */
  readonly channelsWith: (version: string) => Promise<readonly ChannelState[]>;
  /**
   * Resolves with the published version that a rollback serves. It is neither withdrawn nor unsafe, and its signature is
   * trusted.
   */
  readonly rollbackVersion: (channel: Channel) => Promise<string | undefined>;
  /** Resolves with whether a version is unsafe: it is not higher than a version that was withdrawn for security. */
  readonly isUnsafe: (version: string) => Promise<boolean>;
  /** Withdraws a version for security, so that neither it nor a lower version replaces another version by itself. */
  readonly withdrawForSecurity: (version: string, reason: string) => Promise<void>;
  /** Resolves with the version that visitors get if nothing is published on the channel. */
  readonly fallback: (channel: Channel) => Promise<ChannelFallback | undefined>;
  /** Adds a line to the history. Must be called before `serve`, which reads the previous version from the history. */
  readonly record: (
    event: {
      readonly [Key in keyof Omit<NewEvent, "name" | "id" | "at" | "token">]: NewEvent[Key] | undefined;
    } & Pick<NewEvent, "actor" | "action" | "version">,
  ) => Promise<void>;
  /**
   * Resolves with the percentage of visitors for a canary: the requested one, otherwise the present one, otherwise the
   * default. 0 for `stable`.
   */
  readonly shareOf: (channel: Channel, version: string, requested: number | undefined) => Promise<number>;
  /** Publishes a version on a channel. */
  readonly serve: (channel: Channel, version: string, share: number) => Promise<void>;
  /** Removes the published version from a channel. */
  readonly leave: (channel: Channel) => Promise<void>;
  /** The gradual release of the widget. `serve` and `leave` end it if the canary loses its version or its share. */
  readonly release: ActiveRelease;
}

function channelEvents({ action, version }: Pick<RegistryEvent, "action" | "version">): readonly ChannelEvent[] {
  return version === null ? [] : [{ action, version }];
}

export function rowOfVersion(name: string, version: string) {
  return and(eq(widgetVersion.name, name), eq(widgetVersion.version, version));
}

export interface ChangePorts {
  readonly localVersionOf: LocalVersionOf;
  readonly tellRelease: TellRelease;
}

/** Percentage of visitors who get a canary. */
const defaultShare = 10;

/** Throws `RegistryRefusal` if the widget cannot be changed because another change holds its lock. */
export function changeWidget<Result>(
  tables: Tables,
  name: string,
  { localVersionOf, tellRelease }: ChangePorts,
  work: (change: WidgetChange) => Promise<Result>,
): Promise<Result> {
  const change = async (transaction: Tables): Promise<Result> => {
    await lockWidget(transaction, name);

    const rowOf = (channel: Channel) => and(eq(widgetChannel.name, name), eq(widgetChannel.channel, channel));

    const present = async (channel: Channel): Promise<ChannelState | undefined> => {
      const [state] = await transaction.select().from(widgetChannel).where(rowOf(channel));
      return state;
    };

    const rollbackVersion = async (channel: Channel): Promise<string | undefined> => {
      const events = await transaction
        .select({ action: widgetEvent.action, version: widgetEvent.version })
        .from(widgetEvent)
        .where(and(eq(widgetEvent.name, name), eq(widgetEvent.channel, channel)))
        .orderBy(asc(widgetEvent.id));
      const versions = await transaction
        .select({
          version: widgetVersion.version,
          withdrawnBecause: widgetVersion.withdrawnBecause,
          withdrawnForSecurity: widgetVersion.withdrawnForSecurity,
        })
        .from(widgetVersion)
        .where(eq(widgetVersion.name, name));
      const withdrawn = new Set(
        versions.filter(({ withdrawnBecause }) => withdrawnBecause !== null).map(({ version }) => version),
      );
      const isUnsafe = unsafeAmong(versions);
      const untrusted = await untrustedVersions(transaction, name);
      return rollbackTarget(
        servedVersions(events.flatMap(channelEvents)),
        (version) => withdrawn.has(version) || isUnsafe(version) || untrusted.has(version),
      );
    };

    const release = createActiveRelease(transaction, name, tellRelease);

    return work({
      transaction,
      release,
      present,
      rollbackVersion,
      async isUnsafe(version) {
        const { version: published, withdrawnForSecurity } = widgetVersion;
        const versions = await transaction
          .select({ version: published, withdrawnForSecurity })
          .from(widgetVersion)
          .where(eq(widgetVersion.name, name));
        return unsafeAmong(versions)(version);
      },
      async withdrawForSecurity(version, reason) {
        await transaction
          .update(widgetVersion)
          .set({ withdrawnBecause: reason, withdrawnForSecurity: true, released: false })
          .where(rowOfVersion(name, version));
        for (const channel of ["stable", "canary"] as const) {
          const previous = (await rollbackVersion(channel)) ?? null;
          await transaction.update(widgetChannel).set({ previous }).where(rowOf(channel));
        }
      },
      channelsWith: (version) =>
        transaction
          .select()
          .from(widgetChannel)
          .where(and(eq(widgetChannel.name, name), eq(widgetChannel.version, version)))
          .orderBy(sql`${widgetChannel.channel} desc`),
      fallback: async (channel) =>
        channelFallback({
          stable: channel === "canary" ? (await present("stable"))?.version : undefined,
          ownBuild: localVersionOf(name, channel),
        }),
      async record({ channel = null, previous = null, reason = null, share = null, failures = null, ...event }) {
        const shared = channel === "canary" ? share : null;
        await transaction
          .insert(widgetEvent)
          .values({ name, channel, previous, reason, share: shared, failures, ...event });
      },
      async shareOf(channel, version, requested) {
        if (channel !== "canary") return 0;
        const state = await present(channel);
        return requested ?? (state?.version === version ? state.share : defaultShare);
      },
      async serve(channel, version, share) {
        const left = await present(channel);
        const previous = (await rollbackVersion(channel)) ?? null;
        const since = left?.version === version ? left.since : sql`now()`;
        const state = { version, previous, share, since };
        await transaction
          .insert(widgetChannel)
          .values({ name, channel, ...state })
          .onConflictDoUpdate({ target: [widgetChannel.name, widgetChannel.channel], set: state });
        if (channel === "canary") return release.onCanary(version, share);
        if (left && compare(left.version, version) > 0) await markReleased(left.version, false);
        await markReleased(version, true);
        if (left?.version !== version) await restart(version);
      },
      async leave(channel) {
        const left = await present(channel);
        await transaction.delete(widgetChannel).where(rowOf(channel));
        if (channel === "canary") return release.onCanary(undefined);
        if (!left) return;
        await markReleased(left.version, false);
        await restart(localVersionOf(name, "stable"));
      },
    });

    /** Restarts the release when the version of `stable` changes, since the release is compared with that version. */
    async function restart(stable: string | undefined): Promise<void> {
      const share = await release.onStable(stable);
      if (share !== undefined) await transaction.update(widgetChannel).set({ share }).where(rowOf("canary"));
    }

    async function markReleased(version: string, released: boolean): Promise<void> {
      await transaction.update(widgetVersion).set({ released }).where(rowOfVersion(name, version));
    }
  };
  return unlessBusy(tables, name, () => tables.transaction(change));
}
