import { DrizzleQueryError } from "drizzle-orm";
import { loggableText } from "./loggable.ts";

export interface ErrorDescription {
  readonly name: string;
  readonly message: string;
  readonly code?: string;
  readonly stack?: string;
  readonly cause?: ErrorDescription;
}

/**
 * The most characters of a stack that are searched for frames, counted from its end: the frames follow the message,
 * which may have any length.
 */
const longestStack = 10_000;

/**
 * Describes an error for the log, with its texts cut and CPR numbers masked. Leaves out the values of queries, because
 * they are personal data.
 */
export function describeError(error: unknown): ErrorDescription {
  if (!(error instanceof Error)) return { name: typeof error, message: loggableText(String(error)) };
  const message = error instanceof DrizzleQueryError ? `Failed query: ${error.query}` : error.message;
  return {
    name: loggableText(error.name),
    message: loggableText(message),
    ...("code" in error && { code: loggableText(String(error.code)) }),
    ...(error.stack !== undefined && { stack: framesOf(error.stack) }),
    ...(error.cause !== undefined && { cause: describeError(error.cause) }),
  };
}

/** The frames of a stack, without its first part, which repeats the message. */
function framesOf(stack: string): string {
  return stack
    .slice(-longestStack)
    .split("\n")
    .filter((line) => /^\s+at /.test(line))
    .map(loggableText)
    .join("\n");
}
