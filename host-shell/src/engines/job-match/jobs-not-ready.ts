/** Jobs cannot be found yet: the index is being built or restarted. Trying again soon helps. */
export class JobsNotReady extends Error {
  override readonly name = "JobsNotReady";
}
