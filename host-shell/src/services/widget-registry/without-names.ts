import { releaser } from "./gradual-release/releaser.ts";
import type { PublishedVersion, RegistryEvent } from "./widget-registry.tables.ts";

/** Replaces the name of a person in answers to callers without a token. */
export const unnamed = "";

/** The actions of the registry itself, for which it writes the reason. */
const ownReasons: ReadonlySet<RegistryEvent["action"]> = new Set(["heal", "end"]);

/**
 * An event as everybody may read it: without the person who caused it, that person's reason, and the label of a token.
 */
export function eventWithoutNames(event: RegistryEvent): RegistryEvent {
  return {
    ...event,
    actor: event.action === "heal" || event.actor === releaser ? event.actor : unnamed,
    reason: ownReasons.has(event.action) ? event.reason : null,
    token: null,
  };
}

type Named = Pick<PublishedVersion, "publishedBy" | "forcedBecause" | "withdrawnBecause" | "withdrawnForSecurity">;

/** A version as everybody may read it: without the person who published it and the reasons that people gave. */
export function versionWithoutNames<Version extends Named>(version: Version): Version {
  const withdrawnBecause = version.withdrawnForSecurity ? "For security." : version.withdrawnBecause;
  return { ...version, publishedBy: unnamed, forcedBecause: null, withdrawnBecause };
}
