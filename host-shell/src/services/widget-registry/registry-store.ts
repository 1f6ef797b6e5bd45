import { count, desc, eq, inArray } from "drizzle-orm";
import type { Tables } from "../../database/database.ts";
import { withinReserve } from "../../disk/within-reserve.ts";
import { type Release, widgetChannel, widgetEvent, widgetRelease, widgetVersion } from "./widget-registry.tables.ts";
import { changeWidget, type WidgetChange } from "./change-widget.ts";
import type { CanaryOutcome } from "./canary-outcome.ts";
import {
  type HealedChannel,
  type NewVersion,
  type PlaceFiles,
  promoteVersion,
  publishVersion,
  rollBack,
  type Rollback,
  type RolledBack,
  type SecurityWithdrawal,
  type VersionPromotion,
  withdrawUnserved,
  withdrawVersion,
  type Withdrawal,
} from "./registry-changes.ts";
import type { LocalVersionOf } from "./channel-fallback.ts";
import type { TellRelease } from "./gradual-release/release-news.ts";
import {
  advanceRelease,
  holdRelease,
  type ReleaseMove,
  type ReleaseRequest,
  startRelease,
  stopWorse,
  type WorseVersion,
} from "./gradual-release/release-changes.ts";
import type { ChannelState, PublishedVersion, RegistryEvent } from "./widget-registry.tables.ts";

export interface Snapshot {
  readonly revision: number;
  readonly versions: readonly PublishedVersion[];
  readonly channels: readonly ChannelState[];
}

/** Versions, channels and their history. Every change and its line of the history are one transaction. */
export interface RegistryStore {
  /** Grows with every change, on any server. */
  readonly revision: () => Promise<number>;
  /** Everything as it was at one moment. */
  readonly snapshot: () => Promise<Snapshot>;
  readonly versions: () => Promise<readonly PublishedVersion[]>;
  /** Orders `stable` before `canary`. */
  readonly channels: () => Promise<readonly ChannelState[]>;
  /** Newest first. */
  readonly history: (name: string) => Promise<readonly RegistryEvent[]>;
  /**
   * Adds a version. `place` moves its files to where they are served from; it is called when no other call can publish
   * the same version any more, and its argument rejects if that has changed. Throws `RegistryRefusal` unless the version is higher than all others.
   */
  readonly publish: (version: NewVersion, place: PlaceFiles) => Promise<CanaryOutcome>;
  /**
   * Serves a published version. Forcing a withdrawn one lifts its withdrawal; without force it throws `RegistryRefusal`.
   */
  readonly promote: (promotion: VersionPromotion) => Promise<CanaryOutcome>;
  /**
   * Serves the version that the channel served before, and resolves with it. Throws `RegistryRefusal` if there is none.
   */
  readonly rollback: (rollback: Rollback) => Promise<RolledBack>;
  /**
   * Withdraws a version for security: neither it nor a lower one replaces another version again, unless a person forces
   * it. Throws `RegistryRefusal` if a channel serves it.
   */
  readonly withdraw: (withdrawal: SecurityWithdrawal) => Promise<void>;
  /**
   * Withdraws a failing version from its channels, and resolves with those channels and what they serve instead. A
   * channel without an alternative keeps the version: failing for some is better than nothing for all. So does one
   * whose alternative is not higher than a version that was withdrawn for security.
   */
  readonly heal: (withdrawal: Withdrawal) => Promise<readonly HealedChannel[]>;
  /** Begins a gradual release at its first step. Throws `RegistryRefusal` if the version cannot be released. */
  readonly release: (request: ReleaseRequest) => Promise<void>;
  /** Holds a gradual release at its step, or lets it go on. Throws `RegistryRefusal` if there is none. */
  readonly holdRelease: (request: Omit<ReleaseRequest, "version"> & { readonly isHeld: boolean }) => Promise<Release>;
  /** Raises the share of a release, or serves it on `stable`. Resolves with whether it still was at the step. */
  readonly advanceRelease: (move: ReleaseMove) => Promise<boolean>;
  /** Takes a worse version back and withdraws it. Resolves with whether its release was still active. */
  readonly stopWorse: (worse: WorseVersion) => Promise<boolean>;
  readonly activeReleases: () => Promise<readonly Release[]>;
  /** The newest release of each widget. */
  readonly latestReleases: () => Promise<readonly Release[]>;
}

export function createRegistryStore(
  tables: Tables,
  localVersionOf: LocalVersionOf = () => undefined,
  tellRelease: TellRelease = async () => undefined,
): RegistryStore {
  const changing = <Result>(name: string, work: (change: WidgetChange) => Promise<Result>): Promise<Result> =>
    changeWidget(tables, name, { localVersionOf, tellRelease }, work);
  /** Neither a failing version nor one with a hole waits for room on the disk. */
  const changingAtOnce: typeof changing = (name, work) => withinReserve(() => changing(name, work));
  // Not the highest id: of two concurrent changes, the one with the lower id may become visible last.
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
    publish: (version, place) => changing(version.manifest.name, (change) => publishVersion(change, version, place)),
    promote: (promotion) => changingAtOnce(promotion.name, (change) => promoteVersion(change, promotion)),
    rollback: (rollback) => changingAtOnce(rollback.name, (change) => rollBack(change, rollback)),
    withdraw: (withdrawal) => changingAtOnce(withdrawal.name, (change) => withdrawUnserved(change, withdrawal)),
    heal: (withdrawal) => changingAtOnce(withdrawal.name, (change) => withdrawVersion(change, withdrawal)),
    release: (request) => changing(request.name, (change) => startRelease(change, request)),
    holdRelease: (request) => changingAtOnce(request.name, (change) => holdRelease(change, request)),
    advanceRelease: (move) => changing(move.release.name, (change) => advanceRelease(change, move)),
    stopWorse: (worse) => changingAtOnce(worse.release.name, (change) => stopWorse(change, worse)),
    activeReleases: async () =>
      tables
        .select()
        .from(widgetRelease)
        .where(inArray(widgetRelease.state, ["running", "held"])),
    latestReleases: async () =>
      tables
        .selectDistinctOn([widgetRelease.name])
        .from(widgetRelease)
        .orderBy(widgetRelease.name, desc(widgetRelease.startedAt)),
  };
}
