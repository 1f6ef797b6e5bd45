import { Worker } from "node:worker_threads";
import type { IndexAnswer, IndexOrder, OrderInput, OrderName, OrderOutput } from "./index-orders.ts";

/** The thread ended before it answered. */
export class ThreadEnded extends Error {
  override readonly name = "ThreadEnded";
}

/** A thread with an index, seen from the server. */
export interface IndexThread {
  /** Throws what the order throws, and `ThreadEnded`. */
  readonly ask: <Name extends OrderName>(name: Name, input: OrderInput<Name>) => Promise<OrderOutput<Name>>;
  readonly hasEnded: () => boolean;
  readonly end: () => Promise<void>;
}

interface ThreadOptions {
  /** The module that the thread runs: `job-index-worker.ts`, or what it was built into. */
  readonly entry: URL;
  readonly onEnd: () => void;
}

interface Waiting {
  readonly resolve: (output: unknown) => void;
  readonly reject: (error: unknown) => void;
}

export function startIndexThread({ entry, onEnd }: ThreadOptions): IndexThread {
  const worker = new Worker(entry, {
    name: "job index",
    workerData: { entry: entry.href },
    resourceLimits: { maxOldGenerationSizeMb: 512 },
  });
  const waiting = new Map<number, Waiting>();
  let last = 0;
  let ended: ThreadEnded | undefined;
  let cause: unknown;

  worker.on("message", (answer: IndexAnswer) => {
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
    ask: <Name extends OrderName>(name: Name, input: OrderInput<Name>) =>
      // The thread answers with what the order of this name returned, which no type can tell across two threads.
      new Promise<OrderOutput<Name>>((resolve, reject) => {
        if (ended) return reject(ended);
        last += 1;
        waiting.set(last, { resolve: resolve as Waiting["resolve"], reject });
        const order: IndexOrder = { number: last, name, input };
        worker.postMessage(order, []);
      }),
    hasEnded: () => ended !== undefined,
    end: async () => void (await worker.terminate()),
  };
}
