import { compare } from "semver";
import { releaseSteps } from "shared-runtime/api/release-steps.ts";
import { rowOfVersion, type WidgetChange } from "../change-widget.ts";
import { endCanary } from "../end-canary.ts";
import { messages } from "../registry-messages.ts";
import { RegistryRefusal } from "../registry-refusal.ts";
import { refuseUntrusted } from "../signing/refuse-untrusted.ts";
import { signingMessages } from "../signing/signing-messages.ts";
import { untrustedVersions } from "../signing/untrusted-versions.ts";
import { type Release, widgetVersion } from "../widget-registry.tables.ts";
import { releaser } from "./releaser.ts";
import type { Metric } from "./release-figures.ts";

export interface ReleaseRequest {
  readonly name: string;
  readonly version: string;
  readonly actor: string;
}

/** The next step of a release, decided by what was read before. */
export interface ReleaseMove {
  readonly release: Release;
  /** Percentage of visitors; 100 for `stable`. */
  readonly to: number;
}

export interface WorseVersion {
  readonly release: Release;
  readonly reason: string;
  readonly metric: Metric;
}

/** Serves a published version to the first share of visitors. Throws `RegistryRefusal` if it cannot be released. */
export async function startRelease(change: WidgetChange, { name, version, actor }: ReleaseRequest): Promise<void> {
  const { transaction, present, fallback, isUnsafe, record, serve, release } = change;
  const [found] = await transaction.select().from(widgetVersion).where(rowOfVersion(name, version));
  if (!found) throw new RegistryRefusal("versionUnknown", [messages.unknown(name, version)]);
  await refuseUntrusted(transaction, found);
  if (found.withdrawnBecause !== null) {
    throw new RegistryRefusal("versionWithdrawn", [messages.withdrawn(name, version, found.withdrawnBecause)]);
  }
  if (await isUnsafe(version)) throw new RegistryRefusal("versionUnsafe", [messages.unsafe(name, version)]);
  const active = await release.find();
  if (active) {
    throw new RegistryRefusal("releaseActive", [messages.releaseActive(name, active.version, active.share)]);
  }
  const stable = (await present("stable"))?.version ?? (await fallback("stable"))?.version;
  if (stable === undefined) throw new RegistryRefusal("nothingToCompare", [messages.nothingToCompare(name)]);
  if (compare(version, stable) <= 0) {
    throw new RegistryRefusal("notAbove", [messages.notAbove(name, version, stable)]);
  }
  const previous = (await present("canary"))?.version;
  const [share = 1] = releaseSteps;
  await record({ actor, action: "release", version, channel: "canary", previous, share });
  await serve("canary", version, share);
  await release.begin({ version, stable, startedBy: actor });
}

/** Holds a release at its step, or lets it go on. */
export async function holdRelease(
  { release, record }: WidgetChange,
  { name, actor, isHeld }: Omit<ReleaseRequest, "version"> & { readonly isHeld: boolean },
): Promise<Release> {
  const active = await release.find();
  if (!active) throw new RegistryRefusal("noRelease", [messages.noRelease(name)]);
  const state = isHeld ? "held" : "running";
  if (active.state === state) return active;
  const { version, share } = active;
  await record({ actor, action: isHeld ? "hold" : "continue", version, channel: "canary", share });
  await release.set(active, { state }, { event: isHeld ? "held" : "continued" });
  return { ...active, state };
}

/**
 * Raises the share of visitors, unless another server or a person has changed the release meanwhile. Ends the release
 * instead if the signature of its version is not trusted.
 */
export async function advanceRelease(change: WidgetChange, { release: read, to }: ReleaseMove): Promise<boolean> {
  const { transaction, release, record, serve, leave, present } = change;
  const active = await release.find();
  if (active?.id !== read.id || active.share !== read.share || active.state !== "running") return false;
  const { version } = active;
  const canary = await present("canary");
  // A server that still runs the previous version of host-shell may have changed the channel. It does not update the
  // gradual release.
  if (canary?.version !== version || canary.share !== active.share) {
    await release.end(active, "ended");
    return false;
  }
  if ((await untrustedVersions(transaction, active.name)).has(version)) {
    const reason = signingMessages.untrusted(version);
    const { stable } = active;
    await record({ actor: releaser, action: "heal", version: stable, channel: "canary", previous: version, reason });
    await release.end(active, "ended", { told: reason });
    await leave("canary");
    return false;
  }
  if (to < 100) {
    await record({ actor: releaser, action: "advance", version, channel: "canary", previous: version, share: to });
    await release.set(active, { share: to }, { event: "advanced" });
    await serve("canary", version, to);
    return true;
  }
  const previous = (await present("stable"))?.version;
  await record({ actor: releaser, action: "promote", version, channel: "stable", previous });
  await release.end(active, "done");
  await serve("stable", version, 0);
  await endCanary(change, { actor: releaser, version });
  return true;
}

/** Gives all visitors `stable` again and withdraws the version, unless the release ended meanwhile. */
export async function stopWorse(
  { transaction, release, record, leave }: WidgetChange,
  { release: { id }, reason, metric }: WorseVersion,
): Promise<boolean> {
  const active = await release.find();
  if (active?.id !== id) return false;
  const { name, version, stable } = active;
  await transaction
    .update(widgetVersion)
    .set({ withdrawnBecause: reason, released: false })
    .where(rowOfVersion(name, version));
  await record({ actor: releaser, action: "heal", version: stable, channel: "canary", previous: version, reason });
  await release.end(active, "stopped", { told: reason, worse: metric });
  await leave("canary");
  return true;
}

/** Gives all visitors `stable` again because a person wants it. The version can be released again. */
export async function stopRelease(
  { release, record, leave }: WidgetChange,
  { actor }: Pick<ReleaseRequest, "actor">,
): Promise<void> {
  const active = await release.find();
  if (!active) return;
  const { version, stable, share } = active;
  await record({ actor, action: "stop", version: stable, channel: "canary", previous: version, share });
  await release.end(active, "ended", { note: messages.releaseStopped(version, share, stable) });
  await leave("canary");
}
