interface Failure {
  readonly name: string;
  readonly message: string;
  readonly code?: unknown;
  readonly cause?: unknown;
}

/** Errors whose messages contain values that were read. */
const repeating: ReadonlySet<string> = new Set(["SyntaxError", "ValiError"]);
/** The SQLSTATE class of errors whose messages contain a value. */
const ofValues = /^22[\dA-Z]{3}$/;

/**
 * Returns, in one line, the message of the system or database about a failure. Values are left out, since they may be
 * personal data. If the error has causes, the message is that of the last one.
 */
export function reasonOf(error: unknown): string {
  if (!isFailure(error)) return typeof error;
  const { name, message, code, cause } = error;
  if (isFailure(cause)) return reasonOf(cause);
  // Only the first line of a failed query, since the others contain its values.
  const [line = ""] = message.split("\n");
  const isHidden = repeating.has(name) || ofValues.test(String(code)) || line === "";
  return isHidden ? (typeof code === "string" ? `${name} ${code}` : name) : line;
}

function isFailure(error: unknown): error is Failure {
  return typeof error === "object" && error !== null && "name" in error && "message" in error;
}
