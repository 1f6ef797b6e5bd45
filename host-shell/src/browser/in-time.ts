import { missing } from "shared-runtime/federation/missing.ts";
import { OwnPromise } from "./own-promise.ts";

/** The milliseconds after which the fallback is shown. */
export const loadTimeoutMs = 12_000;

/**
 * Settles as `work` does, or rejects at the time `until` (in the time of `performance.now()`). Without this limit, a
 * bare `import()` would wait forever for a server that does not answer.
 */
export function inTime<Result>(what: string, work: Promise<Result>, until: number): Promise<Result> {
  return new OwnPromise((resolve, reject) => {
    const timer = setTimeout(
      () => reject(new Error(`no answer in time: ${what}`, { cause: missing })),
      until - performance.now(),
    );
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
