const reason =
  "Siden vises i en lukket ramme, hvor den hverken kan sende, gemme en kladde eller logge dig ind. Åbn siden for sig selv, og send derfra.";

/**
 * Rethrows the failure of a call. In a frame without an origin (`<iframe sandbox>` without `allow-same-origin`), every
 * call fails as if offline, and the rethrown failure gives this reason.
 */
export function explainClosedFrame(error: unknown): never {
  if (globalThis.origin === "null" && error instanceof Error && !("data" in error)) {
    Object.assign(error, { reason });
  }
  throw error;
}
