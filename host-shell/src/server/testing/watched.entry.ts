import { createLogger } from "../../logging/logger.ts";
import { startWatchdog } from "../watchdog.ts";

// A process that would run for ever: `stuck` in its main thread, or `late` to stop.
const watchdog = startWatchdog({ log: createLogger("info"), mostStuckMs: 1_000 });
process.on("SIGTERM", () => undefined);
process.on("message", (message) => {
  if (message === "late") watchdog.endIn(1_000);
  if (message === "stuck") for (;;);
});
process.send?.("running");
