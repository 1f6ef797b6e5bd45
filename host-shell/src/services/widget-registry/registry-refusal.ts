/** The registry refuses a team's request. Each reason is a sentence that says what to do. */
export class RegistryRefusal extends Error {
  override readonly name = "RegistryRefusal";
  readonly errorKey: string;
  readonly reasons: readonly string[];

  constructor(errorKey: string, reasons: readonly string[]) {
    super(reasons.join("\n"));
    this.errorKey = errorKey;
    this.reasons = reasons;
  }
}
