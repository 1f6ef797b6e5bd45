import { DrizzleQueryError } from "drizzle-orm";

export interface ErrorDescription {
  readonly name: string;
  readonly message: string;
  readonly code?: string;
  readonly stack?: string;
  readonly cause?: ErrorDescription;
}

/** Describes an error for the log. Leaves out the values of queries, because they are personal data. */
export function describeError(error: unknown): ErrorDescription {
  if (!(error instanceof Error)) return { name: typeof error, message: String(error) };
  const message = error instanceof DrizzleQueryError ? `Failed query: ${error.query}` : error.message;
  return {
    name: error.name,
    message,
    ...("code" in error && { code: String(error.code) }),
    ...(error.stack !== undefined && { stack: framesOf(error.stack) }),
    ...(error.cause !== undefined && { cause: describeError(error.cause) }),
  };
}

/** The stack without its first part, which repeats the message. */
function framesOf(stack: string): string {
  return stack
    .split("\n")
    .filter((line) => /^\s+at /.test(line))
    .join("\n");
}
