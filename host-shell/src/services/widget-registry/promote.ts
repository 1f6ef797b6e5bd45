import type { ContractGuard } from "./contract-guard.ts";
import type { CanaryOutcome } from "./canary-outcome.ts";
import { unsafeAmong } from "./security-floor.ts";
import type { Channel } from "./widget-registry.tables.ts";
import type { ReleaseRequest } from "./gradual-release/release-changes.ts";
import type { RegistryStore } from "./registry-store.ts";

export interface PromotionRequest {
  readonly name: string;
  readonly version: string;
  readonly channel: Channel;
  /** The percentage of visitors, for a canary. */
  readonly share: number | undefined;
  readonly actor: string;
  /** The reason to serve the version even if live placeholders break, or if it was withdrawn or may be unsafe. */
  readonly force: string | undefined;
}

interface Ports {
  readonly registry: Pick<RegistryStore, "versions" | "promote">;
  readonly guard: ContractGuard;
}

/** Promotes versions. Checks them again, since new placeholders may have appeared since they were published. */
export function createPromoter({ registry, guard }: Ports): (promotion: PromotionRequest) => Promise<CanaryOutcome> {
  return async ({ force, ...promotion }) => {
    const { name, version } = promotion;
    const versions = (await registry.versions()).filter((one) => one.name === name);
    const found = versions.find((one) => one.version === version);
    const isWithdrawn = found !== undefined && (found.withdrawnBecause !== null || unsafeAmong(versions)(version));
    const mayBeServed = found !== undefined && (!isWithdrawn || force !== undefined);
    const neededForce = mayBeServed
      ? await guard({ name, version, props: found.props, action: "promote", force })
      : undefined;
    const forcedBecause = isWithdrawn ? force : neededForce;
    return registry.promote({ ...promotion, forcedBecause });
  };
}

/** Begins gradual releases after the check of live placeholders, which no reason overrides, unlike in a promotion. */
export function createReleaser({
  registry,
  guard,
}: {
  readonly registry: Pick<RegistryStore, "versions" | "release">;
  readonly guard: ContractGuard;
}): (request: ReleaseRequest) => Promise<void> {
  return async (request) => {
    const { name, version } = request;
    const found = (await registry.versions()).find((one) => one.name === name && one.version === version);
    if (found?.withdrawnBecause === null) {
      await guard({ name, version, props: found.props, action: "promote", force: undefined });
    }
    await registry.release(request);
  };
}
