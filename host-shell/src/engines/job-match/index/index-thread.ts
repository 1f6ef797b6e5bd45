import { startCallThread } from "../../../concurrency/call-thread.ts";
import type { OperationInput, OperationName, OperationOutput } from "./index-protocol.ts";

/** The thread ended before it responded. */
export class ThreadEnded extends Error {
  override readonly name = "ThreadEnded";
}

/** A thread that holds an index. */
export interface IndexThread {
  /** Rejects with the error of the operation, or with `ThreadEnded`. */
  readonly ask: <Name extends OperationName>(name: Name, input: OperationInput<Name>) => Promise<OperationOutput<Name>>;
  readonly hasEnded: () => boolean;
  readonly end: () => Promise<void>;
}

export interface ThreadOptions {
  /** The module that the thread runs: `job-index-worker.ts`, or its build. */
  readonly entry: URL;
  readonly onEnd: () => void;
}

export type StartIndexThread = (options: ThreadOptions) => IndexThread;

export function startIndexThread({ entry, onEnd }: ThreadOptions): IndexThread {
  const thread = startCallThread({
    entry,
    worker: {
      name: "job index",
      workerData: { entry: entry.href },
      resourceLimits: { maxOldGenerationSizeMb: 192, maxYoungGenerationSizeMb: 6 },
    },
    endedBy: (cause) => new ThreadEnded("The thread of the job index ended.", { cause }),
    onEnd,
  });
  // The response has the type of the operation with this name, which types cannot express across threads.
  return { ...thread, ask: thread.ask as IndexThread["ask"] };
}
