import { inTime } from "./in-time.ts";

/**
 * Wraps `work` so that it runs once and its result is kept. After a failure, it runs once more, unless the time `until`
 * is over. A second failure is not kept, so that the next call starts again. `work` gets the number of the attempt,
 * from 0. A call during an attempt waits for it, within the time of the first call.
 */
export function retried<Result>(
  what: string,
  work: (attempt: number) => Promise<Result>,
): (until: number) => Promise<Result> {
  let result: Promise<Result> | undefined;
  let attempts = 0;
  return (until) =>
    (result ??= inTime(
      what,
      work(attempts++).catch((error: unknown) => {
        if (performance.now() < until) return work(attempts++);
        throw error;
      }),
      until,
    ).catch((error: unknown) => {
      result = undefined;
      throw error;
    }));
}
