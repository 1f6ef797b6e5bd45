interface Failure {
  readonly name: string;
  readonly message: string;
  readonly code?: unknown;
  readonly cause?: unknown;
}

/** Errors whose messages repeat what was read. */
const repeating: ReadonlySet<string> = new Set(["SyntaxError", "ValiError"]);
/** The class of SQLSTATE whose messages repeat a value. */
const ofValues = /^22[\dA-Z]{3}$/;

/**
 * Returns what the system or the database said about a failure, in one line without values: they may be personal data. Of
 * an error with causes it is the last one's.
 */
export function reasonOf(error: unknown): string {
  if (!isFailure(error)) return typeof error;
  const { name, message, code, cause } = error;
  if (isFailure(cause)) return reasonOf(cause);
  // Further lines of a failed query are its values.
  const [line = ""] = message.split("\n");
  const isHidden = repeating.has(name) || ofValues.test(String(code)) || line === "";
  return isHidden ? (typeof code === "string" ? `${name} ${code}` : name) : line;
}

function isFailure(error: unknown): error is Failure {
  return typeof error === "object" && error !== null && "name" in error && "message" in error;
}
