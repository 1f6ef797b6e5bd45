import { parentPort, workerData } from "node:worker_threads";
import { analyserVersion } from "./analyser-version.ts";
import type { IndexResponse, IndexRequest } from "./index-protocol.ts";
import { createIndexOperations } from "./index-operations.ts";

/** Holds the index in a separate thread, so that neither building nor querying it blocks the server. */
const { entry } = workerData as { readonly entry: string };
const operations = createIndexOperations(analyserVersion(new URL(entry)));

parentPort?.on("message", (request: IndexRequest) => void respondTo(request).then(send));

async function respondTo({ number, name, input }: IndexRequest): Promise<IndexResponse> {
  const run: (given: never) => unknown = operations[name];
  try {
    return { number, kind: "done", output: await run(input as never) };
  } catch (error) {
    return { number, kind: "fault", error };
  }
}

function send(response: IndexResponse): void {
  parentPort?.postMessage(response, []);
}
