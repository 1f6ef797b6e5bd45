/** Jobs cannot be found yet: the index is being built or restarted. The caller may soon try again. */
export class JobsNotReady extends Error {
  override readonly name = "JobsNotReady";
}
