import { pino, type DestinationStream, type Logger } from "pino";
import { context, trace } from "@opentelemetry/api";
import { describeError } from "./describe-error.ts";
import { loggableFields, loggableText } from "./loggable.ts";
import { maskTokens } from "./mask-tokens.ts";

export type LogLevel = "fatal" | "error" | "warn" | "info" | "debug" | "trace" | "silent";

const warn = pino.levels.values["warn"] ?? 0;

/**
 * Node's stream writes synchronously, like pino's, but gives up when its reader is gone; pino's stream would block the
 * end of the process for ever.
 */
export const standardOutput: DestinationStream = { write: (line) => void process.stdout.write(line) };
process.stdout.on("error", () => undefined);

/**
 * Writes JSON lines. Cuts long values, and masks CPR numbers and signed tokens anywhere in a line. A line within a
 * trace contains the trace's id. `onTrouble` is called for each line of level warn or above.
 */
export function createLogger(
  level: LogLevel,
  destination?: DestinationStream,
  onTrouble: (level: string) => void = () => undefined,
): Logger {
  return pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }), log: loggableFields },
      serializers: { err: describeError, msg: loggableText },
      mixin: traceOfLine,
      hooks: {
        streamWrite: maskTokens,
        logMethod(given, write, lineLevel) {
          if (lineLevel >= warn) onTrouble(pino.levels.labels[lineLevel] ?? "");
          write.apply(this, given);
        },
      },
    },
    destination ?? standardOutput,
  );
}

function traceOfLine(): { readonly traceId?: string } {
  const traceId = trace.getSpanContext(context.active())?.traceId;
  return traceId === undefined ? {} : { traceId };
}
