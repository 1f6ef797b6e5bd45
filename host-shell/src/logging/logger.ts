import { pino, type DestinationStream, type Logger } from "pino";
import { maskCpr } from "../services/cv-review/privacy/cpr.ts";
import { describeError } from "./describe-error.ts";

export type LogLevel = "fatal" | "error" | "warn" | "info" | "debug" | "trace" | "silent";

const jsonString = /"(?:[^"\\]|\\.)*"/g;

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
    destination ?? pino.destination(1),
  );
}
