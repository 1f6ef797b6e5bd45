/** One of the values that a visitor can choose. */
export interface Option<Value extends string = string> {
  readonly value: Value;
  readonly label: string;
  /** Shown below the label if there is room. */
  readonly hint?: string;
}
