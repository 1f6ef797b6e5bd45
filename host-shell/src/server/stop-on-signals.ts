import type { Logger } from "pino";
import type { Services } from "./create-services.ts";
import type { HttpServer } from "./listen.ts";

export interface Running {
  readonly server: HttpServer;
  readonly services: Services;
  readonly log: Logger;
}

const patienceMs = 10_000;

/** Ends the process cleanly on SIGTERM and SIGINT, and at once on a second one. */
export function stopOnSignals(running: Running): void {
  let stopping = false;
  const onSignal = (signal: NodeJS.Signals) => {
    if (stopping) process.exit(1);
    stopping = true;
    running.log.info({ signal }, "stopping");
    stop(running).then(
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

/** Accepts nothing new, finishes what runs, at most 10 seconds, and closes the database. */
export async function stop({ server, services, log }: Running): Promise<void> {
  services.announceStop();
  const answered = server.close(patienceMs);
  await services.finishWork(patienceMs);
  await answered;
  await services.close();
  log.info("stopped");
}
