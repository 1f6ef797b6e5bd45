import { Worker } from "node:worker_threads";
import type { OperationName, Operations, SearchRequest, SearchResponse } from "./search-protocol.ts";

/** The thread that holds the index. */
export interface SearchThread {
  /** Rejects with the error of the operation, or if the thread ends before it responds. */
  readonly ask: <Name extends OperationName>(name: Name, input: Operations[Name][0]) => Promise<Operations[Name][1]>;
  readonly hasEnded: () => boolean;
  /** The requests without a response. */
  readonly waiting: () => number;
  readonly end: () => Promise<void>;
}

interface Waiting {
  readonly resolve: (output: unknown) => void;
  readonly reject: (error: unknown) => void;
}

/** `entry` is the module that the thread runs: `search-worker.entry.ts`, or its build. */
export function startSearchThread(entry: URL): SearchThread {
  const worker = new Worker(entry, {
    name: "site search",
    resourceLimits: { maxOldGenerationSizeMb: 512, maxYoungGenerationSizeMb: 16 },
  });
  const waiting = new Map<number, Waiting>();
  let last = 0;
  let ended: Error | undefined;
  let cause: unknown;
  worker.unref();
  worker.on("message", (answer: SearchResponse) => {
    const asker = waiting.get(answer.number);
    waiting.delete(answer.number);
    if (answer.kind === "done") asker?.resolve(answer.output);
    else asker?.reject(answer.error);
  });
  worker.on("error", (error) => {
    cause = error;
  });
  worker.once("exit", () => {
    ended = new Error("The thread of the site search ended.", { cause });
    for (const { reject } of waiting.values()) reject(ended);
    waiting.clear();
  });
  return {
    ask: <Name extends OperationName>(name: Name, input: Operations[Name][0]) =>
      // The response has the type of the operation with this name, which types cannot express across threads.
      new Promise<Operations[Name][1]>((resolve, reject) => {
        if (ended) return reject(ended);
        last += 1;
        waiting.set(last, { resolve: resolve as Waiting["resolve"], reject });
        worker.postMessage({ number: last, name, input } satisfies SearchRequest, []);
      }),
    hasEnded: () => ended !== undefined,
    waiting: () => waiting.size,
    end: async () => void (await worker.terminate()),
  };
}
