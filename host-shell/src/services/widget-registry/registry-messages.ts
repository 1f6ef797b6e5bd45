import { alreadyPublished } from "shared-runtime/api/registry-management.ts";
import type { ChannelFallback } from "./channel-fallback.ts";
import type { CanaryOutcome } from "./canary-outcome.ts";
import type { LockHolder } from "./lock-holder.ts";

/** Refusals and notes that teams read. */
export const messages = {
  exists: alreadyPublished,
  tooLow: (name: string, version: string, highest: string) =>
    `${name} ${version} is not higher than the published ${highest}. Raise the version in package.json.`,
  unknown: (name: string, version: string) =>
    `${name} ${version} is not published. \`npm run widget -- list\` shows the published versions.`,
  withdrawn: (name: string, version: string, because: string) =>
    `${name} ${version} was withdrawn: ${because} Publish a higher version, or promote it with --force and a reason.`,
  unsafe: (name: string, version: string) =>
    `${name} ${version} is not higher than a version that was withdrawn for security, and may have the same hole. Promote a higher version, or this one with --force and a reason.`,
  unsafeBefore: (name: string, channel: string) =>
    `${name} has served no other version on ${channel} that is higher than those withdrawn for security. Publish a higher version, or promote one with --force and a reason.`,
  served: (name: string, version: string, channel: string) =>
    `${name} ${version} is served on ${channel}. Promote another version first, or go back to the one before: npm run widget -- rollback ${name} --channel ${channel} --security "why".`,
  empty: (name: string, channel: string) =>
    `${name} serves nothing on ${channel}. \`npm run widget -- list\` shows what it serves.`,
  unpublished: (name: string, channel: string, fallback: ChannelFallback) =>
    `Nothing is published on ${channel} of ${name}: it serves ${fallbackText(fallback)}, and there is no version to roll back to. Promote a version: \`npm run widget -- list\` shows them.`,
  left: (channel: string, fallback: ChannelFallback) =>
    `Nothing is published on ${channel} any more: it serves ${fallbackText(fallback)}.`,
  canaryEnded: (version: string) => `The canary ${version} ended: all visitors get what stable serves.`,
  first: (name: string, channel: string) =>
    `${name} has never served another version on ${channel}. Promote another version: \`npm run widget -- list\` shows them.`,
  busy: (name: string, holder: LockHolder | undefined) =>
    `${name} was not changed, since another change of it ${holder ? holderText(holder) : "ended just now. Try again."}`,
  releaseEnded: (version: string, share: number) =>
    `The gradual release of ${version} ended at ${share} % of visitors.`,
  releaseStopped: (version: string, share: number, stable: string) =>
    `The gradual release of ${version} was stopped at ${share} % of visitors: all get ${stable} again.`,
  releaseRestarted: (version: string, stable: string) =>
    `The gradual release of ${version} begins again at its first step, since it is compared with ${stable} now.`,
  releaseActive: (name: string, version: string, share: number) =>
    `${name} ${version} is being released gradually, and ${share} % of visitors get it. Stop that first: npm run widget -- rollback ${name}.`,
  noRelease: (name: string) =>
    `${name} has no gradual release. Begin one: npm run widget -- release ${name} <version> --gradual.`,
  neverReleased: (name: string) =>
    `${name} has never been released gradually. Begin with: npm run widget -- release ${name} <version> --gradual.`,
  nothingToCompare: (name: string) =>
    `${name} serves nothing on stable that the version could be compared with. Promote it: npm run widget -- promote ${name} <version> stable.`,
  notAbove: (name: string, version: string, stable: string) =>
    `${name} ${version} is not higher than ${stable}, which stable serves. Release a higher version.`,
  askOperator: (id: string) => `If you are refused for a minute, give this id to the operator of the server: ${id}.`,
  stoodStill: (name: string) =>
    `${name} was not changed: this server stood still, and PostgreSQL ended its change. Try again.`,
  uncheckable: (name: string) =>
    `${name} could not be checked in time: its files take too long to read. Make its first frame, its styles and the schema of its props simpler.`,
  undecided: (name: string, version: string, action: "publish" | "promote") =>
    `The check of ${name} ${version} against live placeholders did not finish in time: a pattern in the schema of its props, or of the props of the version served now, takes too long on the input of some page. Avoid nested repetitions such as (a+)+, or ${action} with --force and a reason.`,
  unsure:
    "More placeholders were reported from other systems than are stored, so some pages may not have been checked.",
  unchecked: (origins: readonly string[]) =>
    `Pages of these origins say that they have the widget, and were not checked, since ALLOWED_ORIGINS does not list them: ${origins.slice(0, 5).join(", ")}${origins.length > 5 ? ` and ${origins.length - 5} more` : ""}.`,
} as const;

function holderText({ seconds }: LockHolder): string {
  return `began ${Math.round(seconds)} seconds ago and has not ended. The database ends it soon if its server stands still: try again in a few seconds.`;
}

function fallbackText({ version, isOwnBuild }: ChannelFallback): string {
  return `${version}, ${isOwnBuild ? "the server's own build" : "as stable does"}`;
}

/** Notes about the canary and a gradual release, for the team that changed a channel. */
export function notesOnCanary({ endedCanary, releaseNote }: CanaryOutcome): readonly string[] {
  return [
    ...(endedCanary === undefined ? [] : [messages.canaryEnded(endedCanary)]),
    ...(releaseNote === undefined ? [] : [releaseNote]),
  ];
}
