import { createLogger } from "../../logging/logger.ts";
import { readSettings } from "../../settings/settings.ts";
import { startTracing } from "../../tracing/start-tracing.ts";
import { createServices } from "../create-services.ts";
import { exitIfNotStarted } from "../exit-if-not-started.ts";
import { listen } from "../listen.ts";
import { createStartingApp } from "../starting-app.ts";
import { stopOnSignals, stopWhileStarting } from "../stop-on-signals.ts";
import { createWaitForDatabase } from "../wait-for-database.ts";
import { startWatchdog } from "../watchdog.ts";
import { guessQuotas } from "../../api/quotas/quotas.ts";
import { testPorts } from "./test-ports.ts";
import { scriptedReviewer } from "./scripted-reviewer.ts";

// Runs the API in a process that tests can kill. With HOLD_REVIEWS, reviews never end, so tests need no timing.
await exitIfNotStarted(async () => {
  const settings = readSettings(process.env);
  const log = createLogger(settings.logLevel);
  const reviewer = scriptedReviewer();
  if (process.env["HOLD_REVIEWS"]) reviewer.hold();
  const tracing = await startTracing(settings.traces, {
    release: { version: "test" },
    counted: () => undefined,
    log,
  });
  const whileStarting = stopWhileStarting(log);
  const starting = createStartingApp();
  const waitForDatabase = createWaitForDatabase({ log, onAway: starting.databaseAway });
  const server = await listen(() => starting, settings);
  process.send?.({ port: server.port });
  const services = await createServices(
    settings,
    testPorts(settings, {
      log,
      reviewer,
      guesses: guessQuotas,
      onMigration: starting.heed,
      waitForDatabase,
      beforeExit: whileStarting.beforeExit,
    }),
  );
  server.use(services.api);
  whileStarting.end();
  const watchdog = startWatchdog({ log });
  stopOnSignals({ server, services, tracing, log, drainMs: settings.drainMs, watchdog }, 1_500);
  process.send?.({ ready: true });
});
