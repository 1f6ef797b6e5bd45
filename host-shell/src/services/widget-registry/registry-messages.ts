import { alreadyPublished } from "shared-runtime/api/registry-management.ts";
import type { ChannelFallback } from "./channel-fallback.ts";

/** What teams read when the registry does not do what they ask for, or does more than that. */
export const messages = {
  exists: alreadyPublished,
  tooLow: (name: string, version: string, highest: string) =>
    `${name} ${version} is not higher than ${highest}, which is published. Raise the version in package.json.`,
  unknown: (name: string, version: string) =>
    `${name} ${version} is not published. \`npm run widget -- list\` shows what is.`,
  withdrawn: (name: string, version: string, because: string) =>
    `${name} ${version} was withdrawn: ${because} Publish a higher version, or promote it with --force and say why.`,
  empty: (name: string, channel: string) =>
    `${name} serves nothing on ${channel}. \`npm run widget -- list\` shows what it serves.`,
  unpublished: (name: string, channel: string, fallback: ChannelFallback) =>
    `Nothing is published on ${channel} of ${name}: it serves ${fallbackText(fallback)}, and there is nothing to go back to. Promote a version: \`npm run widget -- list\` shows them.`,
  left: (channel: string, fallback: ChannelFallback) =>
    `Nothing is published on ${channel} any more: it serves ${fallbackText(fallback)}.`,
  canaryEnded: (version: string) => `The canary ${version} ended, and everybody gets what stable serves.`,
  first: (name: string, channel: string) =>
    `${name} has served nothing else on ${channel} before. Promote another version: \`npm run widget -- list\` shows them.`,
  uncheckable: (name: string) =>
    `${name} could not be checked in time: its files take too long to read. Make its first frame, its styles and the schema of its props simpler.`,
  undecided: (name: string, version: string, action: "publish" | "promote") =>
    `Whether ${name} ${version} breaks live placeholders could not be found out in time: a pattern in the schema of its props, or in that of the version that is served now, takes too long on what some page says. Write patterns without a repetition inside another, as in (a+)+, or ${action} with --force and say why.`,
  unsure:
    "More placeholders of other systems were reported than are kept, so some pages may not have been checked. ALLOWED_ORIGINS names the sites that count first.",
} as const;

function fallbackText({ version, isOwnBuild }: ChannelFallback): string {
  return `${version}, ${isOwnBuild ? "the server's own build" : "as stable does"}`;
}

/** What to tell whoever changed `stable`. */
export function notesOnCanary(endedCanary: string | undefined): readonly string[] {
  return endedCanary === undefined ? [] : [messages.canaryEnded(endedCanary)];
}
