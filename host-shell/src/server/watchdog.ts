import { url as inspectorUrl } from "node:inspector";
import { Worker } from "node:worker_threads";
import type { Logger } from "pino";

/** Kills this process if its main thread is stuck or does not stop in time. */
export interface Watchdog {
  /** From now on, the process may run for this many milliseconds. */
  readonly endIn: (milliseconds: number) => void;
}

export interface WatchdogOrder {
  /**
   * Shared with the thread. First number: how often the main thread has shown that it runs. Second number: the
   * milliseconds that remain until the process must end; 0 if it may run on.
   */
  readonly shared: Int32Array<SharedArrayBuffer>;
  readonly mostStuckMs: number;
}

interface Options {
  readonly log: Logger;
  /** The module of the thread: `watchdog-thread.ts` or its build. */
  readonly entry?: URL;
  readonly mostStuckMs?: number;
}

const beatEveryMs = 500;
/**
 * The default of `mostStuckMs`: long enough for the embedded database, which runs in the main thread and rewrites a
 * large part of its files in one step.
 */
const usualMostStuckMs = 30_000;

/** Starts a thread, since neither timers nor signal handlers of a stuck main thread run. */
export function startWatchdog({
  log,
  entry = new URL("./watchdog-thread.ts", import.meta.url),
  mostStuckMs = usualMostStuckMs,
}: Options): Watchdog {
  const shared = new Int32Array(new SharedArrayBuffer(2 * Int32Array.BYTES_PER_ELEMENT));
  // With a debugger, no thread is started, since a debugger may stop the main thread for any time.
  if (inspectorUrl() === undefined) {
    const workerData: WatchdogOrder = { shared, mostStuckMs };
    const thread = new Worker(entry, { name: "watchdog", workerData, resourceLimits: { maxOldGenerationSizeMb: 32 } });
    // Without a listener, an error of the thread would end the server, which can run without it.
    thread.on("error", (error) =>
      log.error({ err: error }, "the watchdog has failed: a server that is stuck stays so"),
    );
    thread.unref();
    setInterval(() => Atomics.add(shared, 0, 1), beatEveryMs).unref();
  }
  return { endIn: (milliseconds) => void Atomics.store(shared, 1, milliseconds) };
}
