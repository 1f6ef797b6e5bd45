/** `npm run record-search -- <word>`: records answers of the external search service, which the tests replay. */
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { HostRefusal } from "shared-runtime/build/host-cli/host-call.ts";
import { runCommandLine } from "shared-runtime/build/host-cli/run-command-line.ts";
import { createSearchService } from "../src/services/site-search/search-service.ts";
import { readSettings } from "../src/settings/settings.ts";
import { parseLine, type RecordCommand, usage } from "./record-search/record-search-command-line.ts";

const recorded = join(import.meta.dirname, "../src/services/site-search/recorded");

await runCommandLine({ script: "record-search", usage, parse: parseLine, run });

async function run({ word, folder = recorded }: RecordCommand): Promise<string> {
  const { externalSearch } = readSettings(process.env);
  if (!externalSearch)
    throw new HostRefusal("Set SEARCH_URL, SEARCH_CUSTOMER_ID, SEARCH_ENGINE_ID and SEARCH_KEY: nothing was recorded.");
  const service = createSearchService(externalSearch);
  const search = await service.search({ text: word, page: 1, perPage: 10, category: undefined });
  const autocomplete = await service.autocomplete({ text: word, limit: 6 });
  await write(join(folder, "search.json"), search);
  await write(join(folder, "autocomplete.json"), autocomplete);
  return `Recorded the answers to ${JSON.stringify(word)} in ${folder}. Now run the tests of the adapter.`;
}

async function write(file: string, answer: unknown): Promise<void> {
  await writeFile(file, `${JSON.stringify(answer, undefined, 2)}\n`);
}
