import { asc, count, desc, eq, inArray, like, sql } from "drizzle-orm";
import type { Tables } from "../../database/database.ts";
import { withinReserve } from "../../disk/within-reserve.ts";
import {
  type Release,
  widgetChannel,
  widgetEvent,
  widgetKey,
  widgetRelease,
  widgetSignature,
  widgetVersion,
} from "./widget-registry.tables.ts";
import { changeWidget, rowOfVersion, type WidgetChange } from "./change-widget.ts";
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
import type { Signing } from "./signing/signature-trust.ts";
import { type CountersignedVersion, countersignVersion, type KeepSignatures } from "./signing/sign-version.ts";
import {
  type KeyRegistration,
  type KeyRevocation,
  registerKey,
  revokeKey,
  type RevokedKeys,
} from "./signing/widget-keys.ts";
import type { ChannelState, PublishedVersion, RegistryEvent } from "./widget-registry.tables.ts";
import type { UnlessPublished } from "./widget-store.ts";

export interface Snapshot extends Signing {
  readonly revision: number;
  readonly versions: readonly PublishedVersion[];
  readonly channels: readonly ChannelState[];
}

/** Versions, channels and their history. A change and its line in the history are one transaction. */
export interface RegistryStore {
  /** Resolves with a number that grows with every change by any server. */
  readonly revision: () => Promise<number>;
  /** Resolves with everything as it was at one time. */
  readonly snapshot: () => Promise<Snapshot>;
  readonly versions: () => Promise<readonly PublishedVersion[]>;
  /** `stable` comes before `canary`. */
  readonly channels: () => Promise<readonly ChannelState[]>;
  /** The newest event first. */
  readonly history: (name: string) => Promise<readonly RegistryEvent[]>;
  /**
   * Adds a version. `place` moves its files to the folder from which they are served. It is called when no other call
   * can publish the same version; its argument `confirm` rejects if this is no longer so. Throws `RegistryRefusal`
   * unless the version is higher than all others.
   */
  readonly publish: (version: NewVersion, place: PlaceFiles) => Promise<CanaryOutcome>;
  /**
   * Serves a published version. With `forcedBecause`, a withdrawn version is no longer withdrawn; without it, a
   * withdrawn version causes `RegistryRefusal`.
   */
  readonly promote: (promotion: VersionPromotion) => Promise<CanaryOutcome>;
  /**
   * Serves the version that the channel served before, and resolves with that version. Throws `RegistryRefusal` if
   * there was none.
   */
  readonly rollback: (rollback: Rollback) => Promise<RolledBack>;
  /**
   * Withdraws a version for security: neither it nor a lower one replaces another version again, unless a person forces
   * it. Throws `RegistryRefusal` if a channel serves the version.
   */
  readonly withdraw: (withdrawal: SecurityWithdrawal) => Promise<void>;
  /**
   * Withdraws a failing version from its channels, and resolves with those channels and what they serve instead. A
   * channel without an alternative keeps the version, since failing for some visitors is better than nothing for all. A
   * channel also keeps it if the alternative is not higher than a version that was withdrawn for security.
   */
  readonly heal: (withdrawal: Withdrawal) => Promise<readonly HealedChannel[]>;
  /** Adds a key of a team, and resolves with its id. Throws `RegistryRefusal`. */
  readonly registerKey: (registration: KeyRegistration) => Promise<string>;
  /** Revokes a key, and takes channels off versions that are not trusted any more. Throws `RegistryRefusal`. */
  readonly revokeKey: (revocation: KeyRevocation) => Promise<RevokedKeys>;
  /** Adds a signature to a published version, and passes all its signatures to `keep`. Throws `RegistryRefusal`. */
  readonly sign: (version: CountersignedVersion, keep: KeepSignatures) => Promise<void>;
  /** Begins a gradual release at its first step. Throws `RegistryRefusal` if the version cannot be released. */
  readonly release: (request: ReleaseRequest) => Promise<void>;
  /** Holds a gradual release at its step, or lets it go on. Throws `RegistryRefusal` if there is none. */
  readonly holdRelease: (request: Omit<ReleaseRequest, "version"> & { readonly isHeld: boolean }) => Promise<Release>;
  /** Raises the share of a release, or serves its version on `stable`. Resolves with whether the release advanced. */
  readonly advanceRelease: (move: ReleaseMove) => Promise<boolean>;
  /** Takes a worse version back and withdraws it. Resolves with whether its release was still active. */
  readonly stopWorse: (worse: WorseVersion) => Promise<boolean>;
  /** Runs `work` if a version is not published, while no other server can publish it. Throws `RegistryRefusal`. */
  readonly unlessPublished: UnlessPublished;
  /** The paths of the parts of all versions that a page may request: versions not withdrawn for security. */
  readonly neededParts: () => Promise<ReadonlySet<string>>;
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
  /**
   * Changes that may use the reserve of the disk: a version that fails or is insecure must be withdrawn even if the
   * disk is full.
   */
  const changingAtOnce: typeof changing = (name, work) => withinReserve(() => changing(name, work));
  // Returns the number of events instead of the highest id, since of two concurrent changes the change with the lower
  // id may become visible last.
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
          keys: await transaction.select().from(widgetKey).orderBy(asc(widgetKey.createdAt)),
          signatures: await transaction.select().from(widgetSignature),
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
    registerKey: (registration) => changing(registration.widget, (change) => registerKey(change, registration)),
    revokeKey: (revocation) => changingAtOnce(revocation.widget, (change) => revokeKey(change, revocation)),
    sign: (version, keep) => changing(version.name, (change) => countersignVersion(change, version, keep)),
    release: (request) => changing(request.name, (change) => startRelease(change, request)),
    holdRelease: (request) => changingAtOnce(request.name, (change) => holdRelease(change, request)),
    advanceRelease: (move) => changing(move.release.name, (change) => advanceRelease(change, move)),
    stopWorse: (worse) => changingAtOnce(worse.release.name, (change) => stopWorse(change, worse)),
    unlessPublished: (name, version, work) =>
      changing(name, async ({ transaction }) => {
        if ((await transaction.$count(widgetVersion, rowOfVersion(name, version))) === 0) await work();
      }),
    async neededParts() {
      const path = sql<string>`jsonb_object_keys(${widgetVersion.manifest} -> 'files')`;
      const files = tables
        .selectDistinct({ path: path.as("path") })
        .from(widgetVersion)
        .where(eq(widgetVersion.withdrawnForSecurity, false))
        .as("files");
      const found = await tables.select({ path: files.path }).from(files).where(like(files.path, "parts/%"));
      return new Set(found.map((row) => row.path));
    },
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
