/** A line of the debug panel. */
export interface PanelRow {
  readonly name: string;
  readonly value: string;
  /** Whether the row shows something that a developer looks for, such as a failure. */
  readonly isMarked?: boolean;
}
