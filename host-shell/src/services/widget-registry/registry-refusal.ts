/** A request of a team that the registry refuses. Each reason is a sentence that says what to do. */
export class RegistryRefusal extends Error {
  override readonly name = "RegistryRefusal";
  readonly errorKey: string;
  readonly reasons: readonly string[];
  /** More details, for the log only. Teams do not get them. */
  readonly details: object | undefined;

  constructor(errorKey: string, reasons: readonly string[], details?: object) {
    super(reasons.join("\n"));
    this.errorKey = errorKey;
    this.reasons = reasons;
    this.details = details;
  }
}
