import { alreadyPublished } from "shared-runtime/api/registry-management.ts";
import type { ChannelFallback } from "./channel-fallback.ts";

/** Refusals and notes that teams read. */
export const messages = {
  exists: alreadyPublished,
  tooLow: (name: string, version: string, highest: string) =>
    `${name} ${version} is not higher than the published ${highest}. Raise the version in package.json.`,
  unknown: (name: string, version: string) =>
    `${name} ${version} is not published. \`npm run widget -- list\` shows the published versions.`,
  withdrawn: (name: string, version: string, because: string) =>
    `${name} ${version} was withdrawn: ${because} Publish a higher version, or promote it with --force and a reason.`,
  empty: (name: string, channel: string) =>
    `${name} serves nothing on ${channel}. \`npm run widget -- list\` shows what it serves.`,
  unpublished: (name: string, channel: string, fallback: ChannelFallback) =>
    `Nothing is published on ${channel} of ${name}: it serves ${fallbackText(fallback)}, and there is no version to roll back to. Promote a version: \`npm run widget -- list\` shows them.`,
  left: (channel: string, fallback: ChannelFallback) =>
    `Nothing is published on ${channel} any more: it serves ${fallbackText(fallback)}.`,
  canaryEnded: (version: string) => `The canary ${version} ended: all visitors get what stable serves.`,
  first: (name: string, channel: string) =>
    `${name} has never served another version on ${channel}. Promote another version: \`npm run widget -- list\` shows them.`,
  uncheckable: (name: string) =>
    `${name} could not be checked in time: its files take too long to read. Make its first frame, its styles and the schema of its props simpler.`,
  undecided: (name: string, version: string, action: "publish" | "promote") =>
    `The check of ${name} ${version} against live placeholders did not finish in time: a pattern in the schema of its props, or of the props of the version served now, takes too long on the input of some page. Avoid nested repetitions such as (a+)+, or ${action} with --force and a reason.`,
  unsure:
    "More placeholders were reported from other systems than are stored, so some pages may not have been checked. List the most important sites in ALLOWED_ORIGINS.",
} as const;

function fallbackText({ version, isOwnBuild }: ChannelFallback): string {
  return `${version}, ${isOwnBuild ? "the server's own build" : "as stable does"}`;
}

/** Notes for the team that changed `stable`. */
export function notesOnCanary(endedCanary: string | undefined): readonly string[] {
  return endedCanary === undefined ? [] : [messages.canaryEnded(endedCanary)];
}
