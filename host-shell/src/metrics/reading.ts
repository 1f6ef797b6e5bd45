import type { GaugeName } from "./metric-table.ts";

/** One value of a gauge. */
export interface Reading {
  readonly gauge: GaugeName;
  /** The value of each label of the gauge. */
  readonly labels?: Readonly<Record<string, string>>;
  readonly value: number;
}

/** A source of values that are read for each scrape. */
export interface ReadingSource {
  /** The label of the source in `host_shell_reading_failed`. */
  readonly source: string;
  readonly read: () => Promise<readonly Reading[]>;
}
