import { type CallThread, startCallThread } from "../../../concurrency/call-thread.ts";
import type { OperationName, Operations } from "./search-protocol.ts";

/** The thread that holds the index. */
export interface SearchThread extends Pick<CallThread, "hasEnded" | "waiting" | "end"> {
  /** Rejects with the error of the operation, or if the thread ends before it responds. */
  readonly ask: <Name extends OperationName>(name: Name, input: Operations[Name][0]) => Promise<Operations[Name][1]>;
}

/** `entry` is the module that the thread runs: `search-worker.entry.ts`, or its build. */
export function startSearchThread(entry: URL): SearchThread {
  const thread = startCallThread({
    entry,
    worker: { name: "site search", resourceLimits: { maxOldGenerationSizeMb: 512, maxYoungGenerationSizeMb: 16 } },
    endedBy: (cause) => new Error("The thread of the site search ended.", { cause }),
  });
  thread.unref();
  // The response has the type of the operation with this name, which types cannot express across threads.
  return { ...thread, ask: thread.ask as SearchThread["ask"] };
}
