import { writeSync } from "node:fs";
import { workerData } from "node:worker_threads";
import type { WatchdogOrder } from "./watchdog.ts";

/**
 * The milliseconds between two checks. When a frozen process continues, its timers fire only once. The whole time of
 * the freeze then counts as one period of this length, and the process does not count as stuck.
 */
const lookEveryMs = 500;

const { shared, mostStuckMs } = workerData as WatchdogOrder;
let lastBeat = -1;
let stuckMs = 0;

setInterval(() => {
  const beat = Atomics.load(shared, 0);
  stuckMs = beat === lastBeat ? stuckMs + lookEveryMs : 0;
  lastBeat = beat;
  if (stuckMs >= mostStuckMs) end("the server was stuck, and its watchdog ended it");
  if (Atomics.load(shared, 1) > 0 && Atomics.sub(shared, 1, lookEveryMs) <= lookEveryMs)
    end("the server did not stop in time, and its watchdog ended it");
}, lookEveryMs);

function end(msg: string): void {
  try {
    writeSync(1, `${JSON.stringify({ level: "fatal", time: new Date().toISOString(), msg })}\n`);
  } finally {
    // No other signal is certain to end the process, since a stuck main thread runs no signal handler.
    process.kill(process.pid, "SIGKILL");
  }
}
