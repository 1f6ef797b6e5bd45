/** No job can be found at the moment, and soon one can: the index is being made, or taken up again. */
export class JobsNotReady extends Error {
  override readonly name = "JobsNotReady";
}
