import type { Logger } from "pino";
import type { Services } from "./create-services.ts";
import type { HttpServer } from "./listen.ts";

export interface Running {
  readonly server: HttpServer;
  /** The listener of operators, if they have one of their own. */
  readonly operatorServer?: HttpServer | undefined;
  readonly services: Services;
  readonly log: Logger;
}

const defaultTimeoutMs = 10_000;
/**
 * The part of the timeout that remains after running reviews are given back: time to answer the calls that wait for
 * them.
 */
const lastAnswersMs = 1_000;

/** Ends the process cleanly on the first SIGTERM or SIGINT, and at once on the second. */
export function stopOnSignals(running: Running, timeoutMs = defaultTimeoutMs): void {
  let stopping = false;
  const onSignal = (signal: NodeJS.Signals) => {
    if (stopping) process.exit(1);
    stopping = true;
    running.log.info({ signal }, "stopping");
    stop(running, timeoutMs).then(
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

/** Accepts no new connections, finishes running work within `timeoutMs`, and closes the database. */
export async function stop(
  { server, operatorServer, services, log }: Running,
  timeoutMs = defaultTimeoutMs,
): Promise<void> {
  services.announceStop();
  const answered = Promise.all([server.close(timeoutMs), operatorServer?.close(timeoutMs)]);
  await services.finishWork(Math.max(0, timeoutMs - lastAnswersMs));
  await answered;
  await services.close();
  log.info("stopped");
}
