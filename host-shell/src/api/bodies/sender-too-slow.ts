/** A sender sent less than the pace demands. */
export class SenderTooSlow extends Error {
  override readonly name = "SenderTooSlow";
}

/** For the `catch` of a body that may be broken: throws a `SenderTooSlow` on, which is answered elsewhere. */
export function unlessTooSlow(error: unknown): undefined {
  if (error instanceof SenderTooSlow) throw error;
}
