const patienceMs = 10_000;

/** What a call comes to, or an error once it took too long: a bare `import()` waits for ever on a server that is silent. */
export function inTime<Result>(work: Promise<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`no answer in ${patienceMs} ms`)), patienceMs);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
