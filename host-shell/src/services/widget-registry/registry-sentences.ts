import type { Beneath } from "./beneath-channel.ts";

/** What teams read when the registry does not do what they ask for, or does more than that. */
export const sentences = {
  exists: (name: string, version: string) =>
    `${name} ${version} is published already. Published versions never change: raise the version in package.json.`,
  tooLow: (name: string, version: string, highest: string) =>
    `${name} ${version} is not higher than ${highest}, which is published. Raise the version in package.json.`,
  unknown: (name: string, version: string) =>
    `${name} ${version} is not published. \`npm run widget -- list\` shows what is.`,
  withdrawn: (name: string, version: string, because: string) =>
    `${name} ${version} was withdrawn: ${because} Publish a higher version, or promote it with --force and say why.`,
  empty: (name: string, channel: string) =>
    `${name} serves nothing on ${channel}. \`npm run widget -- list\` shows what it serves.`,
  unpublished: (name: string, channel: string, beneath: Beneath) =>
    `Nothing is published on ${channel} of ${name}: it serves ${servedBeneath(beneath)}, and there is nothing to go back to. Promote a version: \`npm run widget -- list\` shows them.`,
  left: (channel: string, beneath: Beneath) =>
    `Nothing is published on ${channel} any more: it serves ${servedBeneath(beneath)}.`,
  canaryEnded: (version: string) => `The canary ${version} ended, and everybody gets what stable serves.`,
  first: (name: string, channel: string) =>
    `${name} has served nothing else on ${channel} before. Promote another version: \`npm run widget -- list\` shows them.`,
  unsure:
    "More placeholders of other systems were reported than are kept, so some pages may not have been checked. ALLOWED_ORIGINS names the sites that count first.",
} as const;

function servedBeneath({ version, isOwnBuild }: Beneath): string {
  return `${version}, ${isOwnBuild ? "the server's own build" : "as stable does"}`;
}

/** What to tell whoever changed `stable`. */
export function notesOnCanary(endedCanary: string | undefined): readonly string[] {
  return endedCanary === undefined ? [] : [sentences.canaryEnded(endedCanary)];
}
