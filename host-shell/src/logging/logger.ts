import { pino, type DestinationStream, type Logger } from "pino";
import { maskCpr } from "../services/cv-review/privacy/cpr.ts";
import { describeError } from "./describe-error.ts";

export type LogLevel = "fatal" | "error" | "warn" | "info" | "debug" | "trace" | "silent";

const jsonString = /"(?:[^"\\]|\\.)*"/g;

/**
 * Node's own stream writes at once, as pino's does, and lets go where nobody reads any more: pino's would wait for ever
 * when the process ends.
 */
const standardOutput: DestinationStream = { write: (line) => void process.stdout.write(line) };
process.stdout.on("error", () => undefined);

/** Writes JSON lines. No CPR number gets through, wherever in a line it stands. */
export function createLogger(level: LogLevel, destination?: DestinationStream): Logger {
  return pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
      serializers: { err: describeError },
      hooks: { streamWrite: (line) => line.replace(jsonString, maskCpr) },
    },
    destination ?? standardOutput,
  );
}
