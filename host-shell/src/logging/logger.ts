import { pino, type DestinationStream, type Logger } from "pino";
import { describeError } from "./describe-error.ts";
import { loggableFields, loggableText } from "./loggable.ts";
import { maskTokens } from "./mask-tokens.ts";

export type LogLevel = "fatal" | "error" | "warn" | "info" | "debug" | "trace" | "silent";

/**
 * Node's stream writes synchronously, like pino's, but gives up when its reader is gone; pino's would block the end
 * of the process for ever.
 */
export const standardOutput: DestinationStream = { write: (line) => void process.stdout.write(line) };
process.stdout.on("error", () => undefined);

/** Writes JSON lines. Cuts long values, and masks CPR numbers and signed tokens anywhere in a line. */
export function createLogger(level: LogLevel, destination?: DestinationStream): Logger {
  return pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }), log: loggableFields },
      serializers: { err: describeError, msg: loggableText },
      hooks: { streamWrite: maskTokens },
    },
    destination ?? standardOutput,
  );
}
