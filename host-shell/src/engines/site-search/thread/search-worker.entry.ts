import { parentPort } from "node:worker_threads";
import { createSiteIndex } from "../index/site-index.ts";
import type { OperationName, Operations, SearchRequest, SearchResponse } from "./search-protocol.ts";

/** Holds the index in a separate thread, so that neither building nor searching it blocks the server. */
const index = createSiteIndex();
const operations: { readonly [Name in OperationName]: (input: Operations[Name][0]) => Operations[Name][1] } = {
  add: (documents) => {
    index.add(documents);
    return undefined;
  },
  commit: (changes) => {
    index.commit(changes);
    return index.figures();
  },
  search: index.search,
  suggest: index.suggest,
};

parentPort?.on("message", (request: SearchRequest) => parentPort?.postMessage(respondTo(request), []));

function respondTo({ number, name, input }: SearchRequest): SearchResponse {
  const run: (given: never) => unknown = operations[name];
  try {
    return { number, kind: "done", output: run(input as never) };
  } catch (error) {
    return { number, kind: "fault", error };
  }
}
