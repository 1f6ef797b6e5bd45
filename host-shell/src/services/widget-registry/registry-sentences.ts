import { alreadyPublished } from "shared-runtime/api/registry.ts";

/** What teams read when the registry does not do what they ask for. */
export const sentences = {
  exists: alreadyPublished,
  tooLow: (name: string, version: string, highest: string) =>
    `${name} ${version} is not higher than ${highest}, which is published. Raise the version in package.json.`,
  unknown: (name: string, version: string) =>
    `${name} ${version} is not published. \`npm run widget -- list\` shows what is.`,
  withdrawn: (name: string, version: string, because: string) =>
    `${name} ${version} was withdrawn: ${because} Publish a higher version, or promote it with --force and say why.`,
  empty: (name: string, channel: string) =>
    `${name} serves nothing on ${channel}. \`npm run widget -- list\` shows what it serves.`,
  first: (name: string, channel: string) =>
    `${name} has served nothing else on ${channel} before. Promote another version: \`npm run widget -- list\` shows them.`,
  unsure:
    "More placeholders of other systems were reported than are kept, so some pages may not have been checked. ALLOWED_ORIGINS names the sites that count first.",
} as const;
