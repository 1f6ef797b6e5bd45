/** The error of a sender that was slower than the required pace. */
export class SenderTooSlow extends Error {
  override readonly name = "SenderTooSlow";
}

/** For the `catch` of a body that may be broken: rethrows a `SenderTooSlow`, which is answered elsewhere. */
export function unlessTooSlow(error: unknown): undefined {
  if (error instanceof SenderTooSlow) throw error;
}
