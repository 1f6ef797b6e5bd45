import { compare } from "semver";
import type { WidgetList } from "shared-runtime/api/registry-management.ts";
import { channelFallback } from "./channel-fallback.ts";
import type { LocalVersionOf } from "./channel-fallback.ts";
import type { JudgedRelease } from "./gradual-release/gradual-releases.ts";
import { releaseState } from "./gradual-release/release-state.ts";
import type { Channel } from "./widget-registry.tables.ts";
import type { RegistryStore } from "./registry-store.ts";
import { rememberingVerifier, signatureFault } from "./signing/signature-trust.ts";

interface Ports {
  readonly registry: Pick<RegistryStore, "snapshot">;
  /** The newest gradual release of each widget. */
  readonly releases: () => Promise<readonly JudgedRelease[]>;
  /** Names of the widgets that this server has builds of. */
  readonly localNames: () => readonly string[];
  readonly localVersionOf: LocalVersionOf;
}

type Listed = WidgetList["widgets"][number];

const channelNames: readonly Channel[] = ["stable", "canary"];

/** Lists all widgets by name, with the version on each channel and the published versions, newest first. */
export function createWidgetLister({
  registry,
  releases,
  localNames,
  localVersionOf,
}: Ports): () => Promise<WidgetList> {
  const isSigned = rememberingVerifier();
  return async () => {
    const { versions, channels, ...signing } = await registry.snapshot();
    const active = (await releases()).filter(({ judgement }) => judgement !== undefined);
    const versionsBy = Map.groupBy(versions, ({ name }) => name);

    const servedOn = (name: string, channel: Channel): Listed["channels"] => {
      const states = channels.filter((state) => state.name === name);
      const state = states.find((one) => one.channel === channel);
      if (state) {
        const { version, previous, share, since } = state;
        return [{ channel, source: "published", version, previous, share, since: since.toISOString() }];
      }
      const stable = channel === "canary" ? states.find((one) => one.channel === "stable")?.version : undefined;
      const fallback = channelFallback({ stable, ownBuild: localVersionOf(name, channel) });
      if (!fallback) return [];
      const source = fallback.isOwnBuild ? "build" : "stable";
      return [{ channel, source, version: fallback.version, previous: null, share: 0, since: null }];
    };

    return {
      widgets: [...new Set([...versionsBy.keys(), ...localNames()])].toSorted().map((name) => ({
        name,
        channels: channelNames.flatMap((channel) => servedOn(name, channel)),
        ...releaseOf(active, name),
        versions: (versionsBy.get(name) ?? [])
          .toSorted((a, b) => compare(b.version, a.version))
          .map((row) => ({
            version: row.version,
            bytes: row.bytes,
            publishedAt: row.publishedAt.toISOString(),
            publishedBy: row.publishedBy,
            forcedBecause: row.forcedBecause,
            withdrawnBecause: row.withdrawnBecause,
            withdrawnForSecurity: row.withdrawnForSecurity,
            signedWith: signing.signatures
              .filter((one) => one.name === name && one.version === row.version)
              .map(({ key }) => key),
            untrusted: signatureFault(row, signing, isSigned) ?? null,
          })),
      })),
    };
  };
}

function releaseOf(active: readonly JudgedRelease[], name: string): Pick<Listed, "release"> {
  const found = active.find(({ release }) => release.name === name);
  return found ? { release: releaseState(found) } : {};
}
