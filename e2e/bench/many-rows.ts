import { type Figure, quantile } from "./figure.ts";
import { measuredBy } from "./measured-by.ts";

const submissions = 200_000;

/** Milliseconds of each call. */
interface Measured {
  readonly list: readonly number[];
  readonly waiting: readonly number[];
  readonly taken: readonly number[];
  readonly member: readonly number[];
  readonly idleSweep: readonly number[];
  readonly sweep: readonly number[];
  /** Milliseconds of the submissions that were stored during the sweep. */
  readonly waits: readonly number[];
}

/** Measures lists and sweeps with 200 000 submissions and a million messages in their own PostgreSQL. */
export async function measureManyRows(report: (figure: Figure) => void): Promise<void> {
  const measured = await measuredBy<Measured>(
    "services/submissions/testing/measure-many-rows.entry.ts",
    String(submissions),
  );
  const milliseconds = (name: string, value: number, budget: number, note?: string): void =>
    report({ name, value, budget, unit: "ms", bound: "most", ...(note && { note }) });
  const p95 = (name: string, times: readonly number[]): void =>
    milliseconds(`${name}, p95`, quantile(times, 0.95), 200, `slowest ${Math.max(...times).toFixed(0)} ms`);
  p95("list of a million messages with all counts", measured.list);
  p95("list of those of a topic that wait", measured.waiting);
  p95("messages taken for delivery", measured.taken);
  p95("what a member has sent, of 200 000 submissions", measured.member);
  p95("sweep of submissions that deletes none", measured.idleSweep);
  const note = `the sweep takes ${(Math.max(...measured.sweep) / 1_000).toFixed(1)} s`;
  milliseconds("slowest submission while many are deleted", Math.max(...measured.waits), 1_000, note);
}
