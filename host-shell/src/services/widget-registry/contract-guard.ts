import type { LivePlaceholder } from "./live-placeholders.ts";
import { RegistryRefusal } from "./registry-refusal.ts";
import { messages } from "./registry-messages.ts";
import type { RegistryStore } from "./registry-store.ts";
import { unfinished, type VersionChecks } from "./version-checks.ts";

interface Candidate {
  readonly name: string;
  readonly version: string;
  /** The JSON Schema of the props. */
  readonly props: object;
  /** Placeholders that name the version exactly are not checked at a promotion, since they have it already. */
  readonly action: "publish" | "promote";
  /** The reason to proceed although live placeholders break. */
  readonly force: string | undefined;
}

/**
 * Resolves with `undefined` if a version breaks no live placeholder. Otherwise, or if the check does not finish,
 * resolves with `force`. Without `force`, throws `RegistryRefusal` with every placeholder that the version would break.
 */
export type ContractGuard = (candidate: Candidate) => Promise<string | undefined>;

export interface ContractPorts {
  readonly registry: Pick<RegistryStore, "snapshot">;
  readonly checks: Pick<VersionChecks, "brokenPlaceholders">;
  readonly placeholdersOf: (widget: string) => Promise<readonly LivePlaceholder[]>;
  /** Resolves with the props of the build that `stable` serves while nothing is published on it. */
  readonly localPropsOf?: ((widget: string) => Promise<object | undefined>) | undefined;
}

export function createContractGuard({ registry, checks, placeholdersOf, localPropsOf }: ContractPorts): ContractGuard {
  /** Resolves with the props of the version that visitors get now. */
  const presentProps = async (name: string): Promise<object | undefined> => {
    const { channels, versions } = await registry.snapshot();
    const served = channels.find((state) => state.name === name && state.channel === "stable")?.version;
    return versions.find((one) => one.name === name && one.version === served)?.props ?? localPropsOf?.(name);
  };

  return async ({ name, version, props, action, force }) => {
    const placeholders = await placeholdersOf(name);
    const changing = action === "publish" ? placeholders : placeholders.filter(({ spec }) => spec !== version);
    const present = await presentProps(name);
    const broken = await checks.brokenPlaceholders(changing, { version, next: props, present });
    if (broken !== unfinished && broken.length === 0) return undefined;
    if (force !== undefined) return force;
    if (broken === unfinished)
      throw new RegistryRefusal("checkUnfinished", [messages.undecided(name, version, action)]);
    throw new RegistryRefusal("placeholdersBreak", [
      `${name} ${version} would break ${broken.length} live placeholder${broken.length === 1 ? "" : "s"}:`,
      ...broken,
      `Keep the props that they use, or ${action} with --force and a reason.`,
    ]);
  };
}
