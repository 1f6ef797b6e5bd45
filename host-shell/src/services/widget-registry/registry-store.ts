import { count, desc, eq } from "drizzle-orm";
import { compare } from "semver";
import type { RemoteManifest } from "shared-runtime/contract/remote-manifest.ts";
import type { Tables } from "../../database/database.ts";
import type { Beneath, LocalVersionOf } from "./beneath-channel.ts";
import { changeWidget, rowOfVersion, type WidgetChange } from "./change-widget.ts";
import { type CanaryOutcome, endCanary } from "./end-canary.ts";
import type { FailureFigures } from "./failure-figures.ts";
import { RegistryRefusal } from "./registry-refusal.ts";
import { sentences } from "./registry-sentences.ts";
import {
  type Channel,
  type ChannelState,
  type PublishedVersion,
  type RegistryEvent,
  widgetChannel,
  widgetEvent,
  widgetVersion,
} from "./widget-registry.tables.ts";

export interface NewVersion {
  readonly manifest: RemoteManifest;
  readonly props: object;
  readonly bytes: number;
  readonly actor: string;
  readonly forcedBecause: string | undefined;
  /** Where it is served at once; nowhere if not given. */
  readonly channel: Channel | undefined;
  readonly share: number | undefined;
}

export interface Change {
  readonly name: string;
  readonly actor: string;
}

export interface Snapshot {
  readonly revision: number;
  readonly versions: readonly PublishedVersion[];
  readonly channels: readonly ChannelState[];
}

/** Versions, channels and their history. Every change and its line of the history are one transaction. */
export interface RegistryStore {
  /** Grows whenever anything changed, on whichever server. */
  readonly revision: () => Promise<number>;
  /** Everything as it was at one moment. */
  readonly snapshot: () => Promise<Snapshot>;
  readonly versions: () => Promise<readonly PublishedVersion[]>;
  /** Stable before canary. */
  readonly channels: () => Promise<readonly ChannelState[]>;
  /** Newest first. */
  readonly history: (name: string) => Promise<readonly RegistryEvent[]>;
  /**
   * Adds a version. `place` moves its files to where they are served from, and is called when nobody else can publish
   * the same version any more. Throws `RegistryRefusal` unless it is higher than all there are.
   */
  readonly publish: (version: NewVersion, place: () => Promise<void>) => Promise<CanaryOutcome>;
  /** Serves a published version. One that was withdrawn only if it is forced, which lifts the withdrawal. */
  readonly promote: (
    change: Change & {
      readonly version: string;
      readonly channel: Channel;
      readonly share: number | undefined;
      readonly forcedBecause: string | undefined;
    },
  ) => Promise<CanaryOutcome>;
  /** Gives a channel the version that it served before. Resolves with it. */
  readonly rollback: (change: Change & { channel: Channel }) => Promise<RolledBack>;
  /**
   * Takes a version that fails out of all its channels and withdraws it. Resolves with what they serve instead. A
   * channel that has nothing to go back to keeps it, since what fails for some is better than nothing.
   */
  readonly heal: (
    change: Change & { version: string; reason: string; failures?: FailureFigures },
  ) => Promise<readonly HealedChannel[]>;
}

export interface RolledBack extends CanaryOutcome {
  readonly version: string;
  /** What the channel serves now that nothing is published on it any more. */
  readonly beneath?: Beneath;
}

export interface HealedChannel {
  readonly channel: Channel;
  readonly version: string;
}

export function createRegistryStore(tables: Tables, localVersionOf: LocalVersionOf = () => undefined): RegistryStore {
  const changing = <Result>(name: string, work: (change: WidgetChange) => Promise<Result>): Promise<Result> =>
    changeWidget(tables, name, localVersionOf, work);
  // Not the highest number: of two changes at once, the one with the lower may be seen after the other.
  const revisionIn = async (from: Tables): Promise<number> => {
    const [row] = await from.select({ events: count() }).from(widgetEvent);
    return row?.events ?? 0;
  };

  return {
    revision: () => revisionIn(tables),
    snapshot: () =>
      tables.transaction(
        async (transaction) => ({
          revision: await revisionIn(transaction),
          versions: await transaction.select().from(widgetVersion),
          channels: await transaction.select().from(widgetChannel),
        }),
        { isolationLevel: "repeatable read", accessMode: "read only" },
      ),
    versions: async () => tables.select().from(widgetVersion),
    channels: async () => tables.select().from(widgetChannel).orderBy(widgetChannel.name, desc(widgetChannel.channel)),
    history: async (name) =>
      tables.select().from(widgetEvent).where(eq(widgetEvent.name, name)).orderBy(desc(widgetEvent.id)),

    publish({ manifest, props, bytes, actor, forcedBecause = null, channel, share }, place) {
      const { name, version } = manifest;
      return changing(name, async (change) => {
        const { transaction, present, shareOf, serve, record } = change;
        const inserted = await transaction
          .insert(widgetVersion)
          .values({ name, version, manifest, props, bytes, publishedBy: actor, forcedBecause })
          .onConflictDoNothing()
          .returning({ version: widgetVersion.version });
        if (inserted.length === 0) throw new RegistryRefusal("versionExists", [sentences.exists(name, version)]);
        const others = await transaction
          .select({ version: widgetVersion.version })
          .from(widgetVersion)
          .where(eq(widgetVersion.name, name));
        const [highest = version] = others.map((other) => other.version).toSorted((a, b) => compare(b, a));
        if (highest !== version) throw new RegistryRefusal("versionTooLow", [sentences.tooLow(name, version, highest)]);
        const previous = channel && (await present(channel))?.version;
        const given = channel && (await shareOf(channel, version, share));
        await record({ actor, action: "publish", version, channel, previous, reason: forcedBecause, share: given });
        if (channel) await serve(channel, version, given ?? 0);
        const outcome = channel === "stable" ? await endCanary(change, { actor, version }) : {};
        await place();
        return outcome;
      });
    },

    promote: ({ name, actor, version, channel, share, forcedBecause }) =>
      changing(name, async (change) => {
        const { transaction, present, shareOf, serve, record } = change;
        const [found] = await transaction
          .select({ withdrawnBecause: widgetVersion.withdrawnBecause })
          .from(widgetVersion)
          .where(rowOfVersion(name, version));
        if (!found) throw new RegistryRefusal("versionUnknown", [sentences.unknown(name, version)]);
        if (found.withdrawnBecause !== null && forcedBecause === undefined) {
          throw new RegistryRefusal("versionWithdrawn", [sentences.withdrawn(name, version, found.withdrawnBecause)]);
        }
        await transaction.update(widgetVersion).set({ withdrawnBecause: null }).where(rowOfVersion(name, version));
        const previous = (await present(channel))?.version;
        const given = await shareOf(channel, version, share);
        await record({ actor, action: "promote", version, channel, previous, reason: forcedBecause, share: given });
        await serve(channel, version, given);
        return channel === "stable" ? endCanary(change, { actor, version }) : {};
      }),

    rollback: ({ name, actor, channel }) =>
      changing(name, async (change) => {
        const { present, before, beneath, serve, leave, record } = change;
        const state = await present(channel);
        const instead = await beneath(channel);
        if (!state) throw nothingPublished(name, channel, instead);
        const good = await before(channel);
        const version = good ?? instead?.version;
        if (version === undefined) throw new RegistryRefusal("nothingBefore", [sentences.first(name, channel)]);
        const share = good === undefined ? undefined : state.share;
        await record({ actor, action: "rollback", version, channel, previous: state.version, share });
        if (good === undefined) await leave(channel);
        else await serve(channel, good, state.share);
        const outcome =
          channel === "stable" ? await endCanary(change, { actor, version, takenBack: state.version }) : {};
        return { version, ...(good === undefined && instead && { beneath: instead }), ...outcome };
      }),

    heal: ({ name, actor, version, reason, failures }) =>
      changing(name, async ({ transaction, channelsWith, before, beneath, serve, leave, record }) => {
        const healed: HealedChannel[] = [];
        // Stable first: a canary goes back to it.
        for (const { channel, share } of await channelsWith(version)) {
          const good = channel === "stable" ? await before(channel) : undefined;
          const instead = good ?? (await beneath(channel))?.version;
          if (instead === undefined || instead === version) continue;
          await transaction
            .update(widgetVersion)
            .set({ withdrawnBecause: reason, released: false })
            .where(rowOfVersion(name, version));
          await record({ actor, action: "heal", version: instead, channel, previous: version, reason, failures });
          if (good === undefined) await leave(channel);
          else await serve(channel, good, share);
          healed.push({ channel, version: instead });
        }
        return healed;
      }),
  };
}

function nothingPublished(name: string, channel: Channel, instead: Beneath | undefined): RegistryRefusal {
  return instead
    ? new RegistryRefusal("nothingBefore", [sentences.unpublished(name, channel, instead)])
    : new RegistryRefusal("channelEmpty", [sentences.empty(name, channel)]);
}
