/** The place of a CPR number in a text: `text.slice(start, end)` is the number as written. */
export interface CprPlace {
  readonly start: number;
  readonly end: number;
}
