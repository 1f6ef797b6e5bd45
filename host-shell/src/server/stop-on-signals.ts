import { setTimeout as pause } from "node:timers/promises";
import type { Logger } from "pino";
import { type BeforeExit, createBeforeExit } from "../concurrency/before-exit.ts";
import type { Services } from "./create-services.ts";
import type { Tracing } from "../tracing/start-tracing.ts";
import type { HttpServer } from "./listen.ts";
import type { Watchdog } from "./watchdog.ts";

export interface Running {
  readonly server: HttpServer;
  /** The listener of operators, if it is separate. */
  readonly operatorServer?: HttpServer | undefined;
  readonly services: Services;
  readonly tracing?: Tracing;
  readonly log: Logger;
  /** Milliseconds for load balancers to notice that the server is stopping. */
  readonly drainMs: number;
}

const defaultTimeoutMs = 10_000;
/**
 * The milliseconds at the end of the timeout that are reserved for the last answers. Running reviews are given back
 * earlier, so that the calls that wait for these reviews can still be answered.
 */
const lastAnswersMs = 1_000;
/** Milliseconds for closing the parts that are closed after the last answer: the reviewer and the database. */
const closingMs = 5_000;

interface Stopping extends Running {
  readonly watchdog: Watchdog;
}

/** Handles the signals during a start. */
interface StoppableStart {
  readonly beforeExit: BeforeExit["add"];
  /** Called when the start is done. */
  readonly end: () => void;
}

/**
 * Ends the process on SIGTERM and SIGINT until `end` is called. It ends at once, unless `beforeExit` was given
 * functions to run first. Without this handler, the first process of a container would ignore these signals.
 */
export function stopWhileStarting(log: Logger): StoppableStart {
  const beforeExit = createBeforeExit();
  const onSignal = (signal: NodeJS.Signals): void => {
    log.info({ signal }, "stopped during the start");
    void beforeExit.run().then(() => process.exit(0));
  };
  process.on("SIGTERM", onSignal);
  process.on("SIGINT", onSignal);
  return {
    beforeExit: beforeExit.add,
    end() {
      process.off("SIGTERM", onSignal);
      process.off("SIGINT", onSignal);
    },
  };
}

/**
 * Ends the process cleanly on the first SIGTERM or SIGINT, and at once on the second. SIGINT comes from a terminal, so
 * the stop does not wait for load balancers. The process ends even if a step hangs.
 */
export function stopOnSignals({ watchdog, ...running }: Stopping, timeoutMs = defaultTimeoutMs): void {
  let stopping = false;
  const onSignal = (signal: NodeJS.Signals) => {
    if (stopping) process.exit(1);
    stopping = true;
    running.log.info({ signal }, "stopping");
    const drainMs = signal === "SIGINT" ? 0 : running.drainMs;
    watchdog.endIn(drainMs + timeoutMs + closingMs);
    stop({ ...running, drainMs }, timeoutMs).then(
      () => process.exit(0),
      (error: unknown) => {
        running.log.fatal({ err: error }, "the server did not stop cleanly");
        process.exit(1);
      },
    );
  };
  process.on("SIGTERM", onSignal);
  process.on("SIGINT", onSignal);
}

/**
 * Continues to answer while load balancers look for another server. Then accepts no new connections, finishes running
 * work within `timeoutMs`, and closes the database.
 */
export async function stop(
  { server, operatorServer, services, tracing, log, drainMs }: Running,
  timeoutMs = defaultTimeoutMs,
): Promise<void> {
  services.announceStop();
  server.drain();
  await pause(drainMs);
  const answered = Promise.all([server.close(timeoutMs), operatorServer?.close(timeoutMs)]);
  await services.finishWork(Math.max(0, timeoutMs - lastAnswersMs));
  await answered;
  await services.close();
  await tracing?.stop();
  log.info("stopped");
}
