import { Worker } from "node:worker_threads";
import type { IndexResponse, IndexRequest, OperationInput, OperationName, OperationOutput } from "./index-protocol.ts";

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

interface Waiting {
  readonly resolve: (output: unknown) => void;
  readonly reject: (error: unknown) => void;
}

export type StartIndexThread = (options: ThreadOptions) => IndexThread;

export function startIndexThread({ entry, onEnd }: ThreadOptions): IndexThread {
  const worker = new Worker(entry, {
    name: "job index",
    workerData: { entry: entry.href },
    resourceLimits: { maxOldGenerationSizeMb: 192, maxYoungGenerationSizeMb: 6 },
  });
  const waiting = new Map<number, Waiting>();
  let last = 0;
  let ended: ThreadEnded | undefined;
  let cause: unknown;

  worker.on("message", (answer: IndexResponse) => {
    const asker = waiting.get(answer.number);
    waiting.delete(answer.number);
    if (answer.kind === "done") asker?.resolve(answer.output);
    else asker?.reject(answer.error);
  });
  worker.on("error", (error) => {
    cause = error;
  });
  worker.once("exit", () => {
    ended = new ThreadEnded("The thread of the job index ended.", { cause });
    for (const { reject } of waiting.values()) reject(ended);
    waiting.clear();
    onEnd();
  });

  return {
    ask: <Name extends OperationName>(name: Name, input: OperationInput<Name>) =>
      // The response has the type of the operation with this name, which types cannot express across threads.
      new Promise<OperationOutput<Name>>((resolve, reject) => {
        if (ended) return reject(ended);
        last += 1;
        waiting.set(last, { resolve: resolve as Waiting["resolve"], reject });
        const request: IndexRequest = { number: last, name, input };
        worker.postMessage(request, []);
      }),
    hasEnded: () => ended !== undefined,
    end: async () => void (await worker.terminate()),
  };
}
