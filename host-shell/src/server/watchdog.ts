import { url as inspectorUrl } from "node:inspector";
import { Worker } from "node:worker_threads";
import type { Logger } from "pino";

/** Ends this process, without any chance to clean up, if its main thread is stuck or does not stop in time. */
export interface Watchdog {
  /** From now on, the process may run for that many milliseconds. */
  readonly endIn: (milliseconds: number) => void;
}

export interface WatchdogOrder {
  /** How often the main thread has shown that it runs; the milliseconds that remain, or 0. */
  readonly shared: Int32Array<SharedArrayBuffer>;
  readonly mostStuckMs: number;
}

interface Options {
  readonly log: Logger;
  /** The module that the thread runs: `watchdog-thread.ts` or its build. */
  readonly entry?: URL;
  readonly mostStuckMs?: number;
}

const beatEveryMs = 500;
/** The embedded database runs in the main thread, and rewrites a large part of its files in one step. */
const usualMostStuckMs = 30_000;

/** Starts a thread, since nothing else runs while the main thread is stuck: neither its timers nor its handlers of signals. */
export function startWatchdog({
  log,
  entry = new URL("./watchdog-thread.ts", import.meta.url),
  mostStuckMs = usualMostStuckMs,
}: Options): Watchdog {
  const shared = new Int32Array(new SharedArrayBuffer(2 * Int32Array.BYTES_PER_ELEMENT));
  // A debugger holds the main thread for as long as somebody thinks.
  if (inspectorUrl() === undefined) {
    const workerData: WatchdogOrder = { shared, mostStuckMs };
    const thread = new Worker(entry, { name: "watchdog", workerData, resourceLimits: { maxOldGenerationSizeMb: 32 } });
    // Without a listener, its failure would end the server, which can do without it.
    thread.on("error", (error) =>
      log.error({ err: error }, "the watchdog has failed: a server that is stuck stays so"),
    );
    thread.unref();
    setInterval(() => Atomics.add(shared, 0, 1), beatEveryMs).unref();
  }
  return { endIn: (milliseconds) => void Atomics.store(shared, 1, milliseconds) };
}
