import { releaser } from "./gradual-release/releaser.ts";
import type { PublishedVersion, RegistryEvent } from "./widget-registry.tables.ts";

/** Stands for a person in answers to callers without a token. */
export const unnamed = "";

/** The events that the registry causes itself, with a reason that it writes. */
const ownReasons: ReadonlySet<RegistryEvent["action"]> = new Set(["heal", "end"]);

/** An event as everybody may read it: without the person who caused it, the reason they gave, and the label of a token. */
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
