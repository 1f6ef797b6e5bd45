import { createLogger } from "../../logging/logger.ts";
import { readSettings } from "../../settings/settings.ts";
import { StartRefused } from "../../settings/start-refused.ts";
import { createServices } from "../create-services.ts";
import { listen } from "../listen.ts";
import { stopOnSignals } from "../stop-on-signals.ts";
import { scriptedReviewer } from "./scripted-reviewer.ts";

// Runs the API in a process that tests can kill. With HOLD_REVIEWS, reviews never end, so tests need no timing.
try {
  const settings = readSettings(process.env);
  const log = createLogger(settings.logLevel);
  const reviewer = scriptedReviewer();
  if (process.env["HOLD_REVIEWS"]) reviewer.hold();
  const services = await createServices(settings, { log, reviewer });
  const server = await listen(() => services.api, settings);
  stopOnSignals({ server, services, log, drainMs: settings.drainMs }, 1_500);
  let peakBytes = 0;
  setInterval(() => {
    peakBytes = Math.max(peakBytes, process.memoryUsage.rss());
  }, 5).unref();
  process.on("message", () => process.send?.({ peakBytes }));
  process.send?.({ port: server.port });
} catch (error) {
  if (!(error instanceof StartRefused)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
}
