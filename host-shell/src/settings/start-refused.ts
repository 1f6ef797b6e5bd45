/** The server cannot start with its settings or its surroundings. The message is one sentence for the operator. */
export class StartRefused extends Error {
  override readonly name = "StartRefused";
}
