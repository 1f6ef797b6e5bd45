/** One of the values that a visitor can choose. */
export interface Option<Value extends string = string> {
  readonly value: Value;
  readonly label: string;
  /** Below the label, where there is room for it. */
  readonly hint?: string;
}
