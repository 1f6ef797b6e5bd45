import { type DocumentedPart, tableOf } from "shared-runtime/build/docs/documented-part.ts";
import { readSettings } from "../../settings/settings.ts";
import { guessQuotas, type Quota, quotasOf } from "./quotas.ts";

const calls = Object.values<Quota>(quotasOf(readSettings({}))).map(
  ({ what, callsPerMinute, memberCallsPerMinute = "", setting }) => [
    what,
    String(callsPerMinute),
    String(memberCallsPerMinute),
    setting === undefined ? "" : `\`${setting}\``,
  ],
);
const guesses = Object.values(guessQuotas).map(({ what, guessesPerMinute }) => [what, String(guessesPerMinute)]);

export const parts: readonly DocumentedPart[] = [
  {
    document: "docs/api.md",
    mark: "quotas",
    markdown: tableOf(["calls a minute", "of an address", "of a member", "setting"], calls),
  },
  { document: "docs/api.md", mark: "guesses", markdown: tableOf(["wrong ones a minute", "of an address"], guesses) },
];
