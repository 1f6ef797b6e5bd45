import { createLogger } from "../../logging/logger.ts";
import { startWatchdog } from "../watchdog.ts";

// A process that would not end by itself: its main thread is `stuck`, or it stops `late`.
const watchdog = startWatchdog({ log: createLogger("info"), mostStuckMs: 1_000 });
process.on("SIGTERM", () => undefined);
process.on("message", (message) => {
  if (message === "late") watchdog.endIn(1_000);
  if (message === "stuck") for (;;);
});
process.send?.("running");
