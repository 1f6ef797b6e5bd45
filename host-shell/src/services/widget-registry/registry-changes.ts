import { and, eq, sql } from "drizzle-orm";
import { compare } from "semver";
import type { KeySignature } from "shared-runtime/api/key-signature.ts";
import type { VersionSignatures } from "shared-runtime/api/widget-keys.ts";
import type { RemoteManifest } from "shared-runtime/contract/widget-manifest.ts";
import { widgetVersion } from "./widget-registry.tables.ts";
import type { ChannelFallback } from "./channel-fallback.ts";
import { rowOfVersion, type WidgetChange } from "./change-widget.ts";
import type { CanaryOutcome } from "./canary-outcome.ts";
import { endCanary } from "./end-canary.ts";
import type { FailureFigures } from "./failure-figures.ts";
import { stopRelease } from "./gradual-release/release-changes.ts";
import { messages } from "./registry-messages.ts";
import { acceptSignature } from "./signing/sign-version.ts";
import { refuseUntrusted } from "./signing/refuse-untrusted.ts";
import type { Channel } from "./widget-registry.tables.ts";
import { RegistryRefusal } from "./registry-refusal.ts";

export interface NewVersion {
  readonly manifest: RemoteManifest;
  /** The exact text of `widget.json`; without it, the manifest as JSON. */
  readonly manifestText?: string;
  /** By a key of the team. */
  readonly signature?: KeySignature | undefined;
  readonly props: object;
  readonly bytes: number;
  readonly actor: string;
  readonly forcedBecause: string | undefined;
  /** The channel that serves the version at once; `undefined` if none is to. */
  readonly channel: Channel | undefined;
  readonly share: number | undefined;
}

interface Change {
  readonly name: string;
  readonly actor: string;
}

export interface VersionPromotion extends Change {
  readonly version: string;
  readonly channel: Channel;
  readonly share: number | undefined;
  readonly forcedBecause: string | undefined;
}

export interface Rollback extends Change {
  /** `undefined` for the canary of a gradual release, if there is one, else for `stable`. */
  readonly channel: Channel | undefined;
  /** If set, the present version is withdrawn as well, for this security reason. */
  readonly security?: string | undefined;
}

/** Withdraws a version for security. */
export interface SecurityWithdrawal extends Change {
  readonly version: string;
  readonly reason: string;
}

export interface Withdrawal extends Change {
  readonly version: string;
  readonly reason: string;
  readonly failures?: FailureFigures;
}

export interface RolledBack extends CanaryOutcome {
  readonly version: string;
  readonly channel: Channel;
  /** What the channel serves if nothing is published on it after the rollback. */
  readonly fallback?: ChannelFallback;
}

export interface HealedChannel {
  readonly channel: Channel;
  readonly version: string;
}

/**
 * Moves the files of a version, and its signatures if it has some, to the folder from which they are served, right after
 * `confirm` has resolved.
 */
export type PlaceFiles = (confirm: () => Promise<unknown>, signatures: VersionSignatures | undefined) => Promise<void>;

/**
 * Adds a version, then places its files. Throws `RegistryRefusal` unless it is higher than all others, and signed if its
 * widget has a key.
 */
export async function publishVersion(
  change: WidgetChange,
  {
    manifest,
    manifestText = JSON.stringify(manifest),
    signature,
    props,
    bytes,
    actor,
    forcedBecause,
    channel,
    share: requestedShare,
  }: NewVersion,
  place: PlaceFiles,
): Promise<CanaryOutcome> {
  const { transaction, present, shareOf, serve, record } = change;
  const { name, version } = manifest;
  const inserted = await transaction
    .insert(widgetVersion)
    .values({ name, version, manifest, manifestText, props, bytes, publishedBy: actor, forcedBecause })
    .onConflictDoNothing()
    .returning({ version: widgetVersion.version });
  if (inserted.length === 0) throw new RegistryRefusal("versionExists", [messages.exists(name, version)]);
  const others = await transaction
    .select({ version: widgetVersion.version })
    .from(widgetVersion)
    .where(eq(widgetVersion.name, name));
  const [highest = version] = others.map((other) => other.version).toSorted((a, b) => compare(b, a));
  if (highest !== version) throw new RegistryRefusal("versionTooLow", [messages.tooLow(name, version, highest)]);
  const signatures = await acceptSignature(transaction, { name, version, text: manifestText, signature });
  const previous = channel && (await present(channel))?.version;
  const share = channel && (await shareOf(channel, version, requestedShare));
  await record({ actor, action: "publish", version, channel, previous, reason: forcedBecause, share });
  if (channel) await serve(channel, version, share ?? 0);
  const outcome = channel === "stable" ? await endCanary(change, { actor, version }) : {};
  // Confirms that the transaction still holds its lock. A server that stood still may have lost the lock, and another
  // server may have published the version meanwhile.
  await place(() => transaction.execute(sql`select 1`), signatures);
  return { ...outcome, ...change.release.outcome() };
}

/**
 * Serves a published version on a channel. Throws `RegistryRefusal` if the version is withdrawn and `forcedBecause` is
 * absent, or if its signature is not trusted, which cannot be forced.
 */
export async function promoteVersion(
  change: WidgetChange,
  { name, actor, version, channel, share: requestedShare, forcedBecause }: VersionPromotion,
): Promise<CanaryOutcome> {
  const { transaction, present, shareOf, serve, record, isUnsafe } = change;
  const [found] = await transaction.select().from(widgetVersion).where(rowOfVersion(name, version));
  if (!found) throw new RegistryRefusal("versionUnknown", [messages.unknown(name, version)]);
  await refuseUntrusted(transaction, found);
  if (found.withdrawnBecause !== null && forcedBecause === undefined) {
    throw new RegistryRefusal("versionWithdrawn", [messages.withdrawn(name, version, found.withdrawnBecause)]);
  }
  if (forcedBecause === undefined && (await isUnsafe(version))) {
    throw new RegistryRefusal("versionUnsafe", [messages.unsafe(name, version)]);
  }
  await transaction
    .update(widgetVersion)
    .set({ withdrawnBecause: null, withdrawnForSecurity: false })
    .where(rowOfVersion(name, version));
  const previous = (await present(channel))?.version;
  const share = await shareOf(channel, version, requestedShare);
  await record({ actor, action: "promote", version, channel, previous, reason: forcedBecause, share });
  await serve(channel, version, share);
  const outcome = channel === "stable" ? await endCanary(change, { actor, version }) : {};
  return { ...outcome, ...change.release.outcome() };
}

/** Serves the version that the channel served before. Throws `RegistryRefusal` if there was none. */
export async function rollBack(
  change: WidgetChange,
  { name, actor, channel: requested, security }: Rollback,
): Promise<RolledBack> {
  const released = requested === "stable" ? undefined : await change.release.find();
  if (released) {
    await stopRelease(change, { actor });
    if (security !== undefined)
      await withdrawForSecurity(change, { name, actor, version: released.version, reason: security });
    return { version: released.stable, channel: "canary", ...change.release.outcome() };
  }
  const channel = requested ?? "stable";
  const { present, rollbackVersion, fallback: fallbackOf, isUnsafe, serve, leave, record } = change;
  const state = await present(channel);
  const found = await fallbackOf(channel);
  if (!state) throw nothingPublished(name, channel, found);
  const fallback = found?.isOwnBuild && (await isUnsafe(found.version)) ? undefined : found;
  const published = await rollbackVersion(channel);
  const version = published ?? fallback?.version;
  if (version === undefined) {
    const unsafe = and(eq(widgetVersion.name, name), widgetVersion.withdrawnForSecurity);
    const why = (await change.transaction.$count(widgetVersion, unsafe)) > 0 ? messages.unsafeBefore : messages.first;
    throw new RegistryRefusal("nothingBefore", [why(name, channel)]);
  }
  const share = published === undefined ? undefined : state.share;
  await record({ actor, action: "rollback", version, channel, previous: state.version, share });
  if (security !== undefined)
    await withdrawForSecurity(change, { name, actor, version: state.version, reason: security });
  if (published === undefined) await leave(channel);
  else await serve(channel, published, state.share);
  const outcome = channel === "stable" ? await endCanary(change, { actor, version, takenBack: state.version }) : {};
  return {
    version,
    channel,
    ...(published === undefined && fallback && { fallback }),
    ...outcome,
    ...change.release.outcome(),
  };
}

/** Withdraws a version for security. Throws `RegistryRefusal` if the version does not exist or a channel serves it. */
export async function withdrawUnserved(change: WidgetChange, withdrawal: SecurityWithdrawal): Promise<void> {
  const { name, version } = withdrawal;
  const found = await change.transaction.$count(widgetVersion, rowOfVersion(name, version));
  if (found === 0) throw new RegistryRefusal("versionUnknown", [messages.unknown(name, version)]);
  const [served] = await change.channelsWith(version);
  if (served) throw new RegistryRefusal("versionServed", [messages.served(name, version, served.channel)]);
  await withdrawForSecurity(change, withdrawal);
}

async function withdrawForSecurity(
  { record, withdrawForSecurity: withdraw }: WidgetChange,
  { actor, version, reason }: SecurityWithdrawal,
): Promise<void> {
  await record({ actor, action: "withdraw", version, reason });
  await withdraw(version, reason);
}

/** Withdraws a version from every channel that has something else to serve. Returns those channels. */
export async function withdrawVersion(
  { transaction, channelsWith, rollbackVersion, fallback, isUnsafe, serve, leave, record, release }: WidgetChange,
  { name, actor, version, reason, failures }: Withdrawal,
): Promise<readonly HealedChannel[]> {
  const healed: HealedChannel[] = [];
  // `stable` comes first, since a canary falls back to it.
  for (const { channel, share } of await channelsWith(version)) {
    const published = channel === "stable" ? await rollbackVersion(channel) : undefined;
    const instead = published ?? (await fallback(channel))?.version;
    if (instead === undefined || instead === version || (await isUnsafe(instead))) continue;
    await transaction
      .update(widgetVersion)
      .set({ withdrawnBecause: reason, released: false })
      .where(rowOfVersion(name, version));
    await record({ actor, action: "heal", version: instead, channel, previous: version, reason, failures });
    const released = channel === "canary" ? await release.find() : undefined;
    if (released) await release.end(released, "stopped", { told: reason });
    if (published === undefined) await leave(channel);
    else await serve(channel, published, share);
    healed.push({ channel, version: instead });
  }
  return healed;
}

function nothingPublished(name: string, channel: Channel, fallback: ChannelFallback | undefined): RegistryRefusal {
  return fallback
    ? new RegistryRefusal("nothingBefore", [messages.unpublished(name, channel, fallback)])
    : new RegistryRefusal("channelEmpty", [messages.empty(name, channel)]);
}
