/** The server cannot start with these settings. The message is one sentence for the operator. */
export class StartRefused extends Error {
  override readonly name = "StartRefused";
}
