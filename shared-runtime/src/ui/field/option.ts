/** One of the values that a visitor can choose. */
export interface Option<Value extends string = string> {
  readonly value: Value;
  readonly label: string;
  /** Shown below the label if there is room. */
  readonly hint?: string;
  /** A short text at the end of the label's line, such as a price. Empty while it is not known, so that it has its room. */
  readonly note?: string;
}
