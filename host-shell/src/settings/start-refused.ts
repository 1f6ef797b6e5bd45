/** The server cannot start as it was asked to. The message is one sentence for whoever started it. */
export class StartRefused extends Error {
  override readonly name = "StartRefused";
}
