import { Worker } from "node:worker_threads";
import { RegistryRefusal } from "./registry-refusal.ts";
import type { CheckAnswer, CheckOrder, Checks } from "./version-check-order.ts";

/** The result of a check that took too long. */
export const unfinished = Symbol("unfinished");

/**
 * The checks of submitted versions and of placeholders. They run in a separate thread, since a pattern in a schema may
 * never finish, and the server must answer other requests meanwhile.
 */
export type VersionChecks = {
  readonly [Name in keyof Checks]: (
    ...given: Parameters<Checks[Name]>
  ) => Promise<ReturnType<Checks[Name]> | typeof unfinished>;
};

interface Options {
  /** The module that the thread runs: `version-check-worker.ts` or its build. */
  readonly entry?: URL;
  /** The milliseconds that one check may take. */
  readonly milliseconds?: number;
}

/**
 * The milliseconds that an idle thread is kept after a check, so that a corrected version is checked without a new
 * start.
 */
const keptForMilliseconds = 60_000;

/** Runs one check at a time. The thread starts with the first check. */
export function createVersionChecks({
  entry = new URL("./version-check-worker.ts", import.meta.url),
  milliseconds = 5_000,
}: Options = {}): VersionChecks {
  let thread: Worker | undefined;
  let idle: NodeJS.Timeout | undefined;
  let last: Promise<unknown> = Promise.resolve();

  const started = (): Worker => {
    const worker = new Worker(entry, { resourceLimits: { maxOldGenerationSizeMb: 256 } });
    worker.unref();
    // An error without a listener would end the server. `exchange` adds a listener that rejects.
    worker.on("error", () => undefined);
    worker.once("exit", () => {
      if (thread === worker) thread = undefined;
    });
    return worker;
  };

  const carryOut = async (order: CheckOrder): Promise<unknown> => {
    clearTimeout(idle);
    thread ??= started();
    const worker = thread;
    const answer = await exchange(worker, order, milliseconds);
    if (answer === unfinished) {
      await worker.terminate();
      return unfinished;
    }
    idle = setTimeout(() => void worker.terminate(), keptForMilliseconds).unref();
    if (answer.kind === "refused") throw new RegistryRefusal(answer.errorKey, answer.reasons);
    if (answer.kind === "fault") throw answer.error;
    return answer.output;
  };

  const ask = <Name extends keyof Checks>(
    name: Name,
    given: Parameters<Checks[Name]>,
  ): Promise<ReturnType<Checks[Name]> | typeof unfinished> => {
    const answer = last.then(() => carryOut({ name, given }));
    last = answer.catch(() => undefined);
    return answer as Promise<ReturnType<Checks[Name]> | typeof unfinished>;
  };

  return {
    checkVersion: (...given) => ask("checkVersion", given),
    brokenPlaceholders: (...given) => ask("brokenPlaceholders", given),
    inputFaults: (...given) => ask("inputFaults", given),
  };
}

type LastAnswer = Exclude<CheckAnswer, { readonly kind: "begun" }>;

/** Rejects if the thread cannot run. Resolves with `unfinished` if the check takes too long or too much memory. */
async function exchange(
  worker: Worker,
  order: CheckOrder,
  milliseconds: number,
): Promise<LastAnswer | typeof unfinished> {
  const { promise, resolve, reject } = Promise.withResolvers<LastAnswer | typeof unfinished>();
  let timer: NodeJS.Timeout | undefined;
  const onMessage = (answer: CheckAnswer): void => {
    if (answer.kind === "begun") timer = setTimeout(() => resolve(unfinished), milliseconds);
    else resolve(answer);
  };
  const onError = (error: unknown): void => (isOutOfMemory(error) ? resolve(unfinished) : reject(error));
  const onExit = (): void => reject(new Error("The thread that checks versions exited before it answered."));
  worker.on("message", onMessage).once("error", onError).once("exit", onExit);
  worker.ref();
  try {
    worker.postMessage(order, []);
    return await promise;
  } finally {
    clearTimeout(timer);
    worker.unref();
    worker.off("message", onMessage).off("error", onError).off("exit", onExit);
  }
}

function isOutOfMemory(error: unknown): boolean {
  return error instanceof Error && "code" in error && error.code === "ERR_WORKER_OUT_OF_MEMORY";
}
