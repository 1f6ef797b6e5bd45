import { Worker, type WorkerOptions } from "node:worker_threads";

/** A request to a thread: the name of an operation, and its input. */
export interface ThreadRequest<Name extends string = string> {
  readonly number: number;
  readonly name: Name;
  readonly input: unknown;
}

/** The answer to the request with the same number. */
export type ThreadResponse =
  | { readonly number: number; readonly kind: "done"; readonly output: unknown }
  | { readonly number: number; readonly kind: "fault"; readonly error: unknown };

interface Waiting {
  readonly resolve: (output: unknown) => void;
  readonly reject: (error: unknown) => void;
}

interface ThreadOptions {
  /** The module that the thread runs: it answers each `ThreadRequest` with one `ThreadResponse`. */
  readonly entry: URL;
  readonly worker: WorkerOptions;
  /** Makes the error of requests without an answer when the thread has ended. `cause` is what ended it. */
  readonly endedBy: (cause: unknown) => Error;
  readonly onEnd?: () => void;
}

/** A thread whose operations are called by name. */
export interface CallThread {
  /** Rejects with the error of the operation, or of `endedBy` if the thread ends before it answers. */
  readonly ask: (name: string, input: unknown) => Promise<unknown>;
  readonly hasEnded: () => boolean;
  /** The requests without an answer. */
  readonly waiting: () => number;
  readonly end: () => Promise<void>;
  /** Lets the process exit while the thread runs. */
  readonly unref: () => void;
}

export function startCallThread({ entry, worker: options, endedBy, onEnd }: ThreadOptions): CallThread {
  const worker = new Worker(entry, options);
  const waiting = new Map<number, Waiting>();
  let last = 0;
  let ended: Error | undefined;
  let cause: unknown;

  worker.on("message", (answer: ThreadResponse) => {
    const asker = waiting.get(answer.number);
    waiting.delete(answer.number);
    if (answer.kind === "done") asker?.resolve(answer.output);
    else asker?.reject(answer.error);
  });
  worker.on("error", (error) => {
    cause = error;
  });
  worker.once("exit", () => {
    ended = endedBy(cause);
    for (const { reject } of waiting.values()) reject(ended);
    waiting.clear();
    onEnd?.();
  });

  return {
    ask: (name, input) =>
      new Promise((resolve, reject) => {
        if (ended) return reject(ended);
        last += 1;
        waiting.set(last, { resolve, reject });
        worker.postMessage({ number: last, name, input } satisfies ThreadRequest, []);
      }),
    hasEnded: () => ended !== undefined,
    waiting: () => waiting.size,
    end: async () => void (await worker.terminate()),
    unref: () => worker.unref(),
  };
}
