/** Milliseconds after which a visitor is no longer left waiting for a widget. */
export const patience = 12_000;

/**
 * What a call comes to, or an error at the time `until` (as `performance.now()` counts): a bare `import()` waits for
 * ever on a server that is silent.
 */
export function inTime<Result>(what: string, work: Promise<Result>, until: number): Promise<Result> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`no answer in time: ${what}`)), until - performance.now());
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

/** Tries once more what failed, unless it is too late for that. */
export function twice<Result>(attempt: () => Promise<Result>, until: number): Promise<Result> {
  return attempt().catch((error: unknown) => {
    if (performance.now() < until) return attempt();
    throw error;
  });
}
