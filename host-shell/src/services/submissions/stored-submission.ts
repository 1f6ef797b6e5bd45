/** A submission as it was stored. */
export interface StoredSubmission {
  readonly id: string;
  readonly sentAt: Date;
  readonly payload: Readonly<Record<string, unknown>>;
}
