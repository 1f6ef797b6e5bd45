import { parseWords, UsageError } from "shared-runtime/build/host-cli/command-line.ts";

export const usage = `npm run record-search -- <word>
  asks the external search service for a word, once for its pages and once for its suggestions, and writes both answers to
  host-shell/src/services/site-search/recorded, which the tests of the adapter replay. They have no key.

  --to <folder>  another folder

Environment: SEARCH_URL, SEARCH_CUSTOMER_ID, SEARCH_ENGINE_ID, SEARCH_KEY and the other settings of the search.`;

export interface RecordCommand {
  readonly word: string;
  readonly folder: string | undefined;
}

/** Returns `undefined` if the arguments ask for help. Throws `UsageError`. */
export function parseLine(args: readonly string[]): RecordCommand | undefined {
  const { values, positionals } = parseWords(args, { to: { type: "string" } });
  if (values.help) return undefined;
  const [word, other] = positionals;
  if (word === undefined) throw new UsageError("Which word? For example: npm run record-search -- løn");
  if (other !== undefined) throw new UsageError(`Unexpected argument ${JSON.stringify(other)}: nothing was done.`);
  return { word, folder: values.to };
}
