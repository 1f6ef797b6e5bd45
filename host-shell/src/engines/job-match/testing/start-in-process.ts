import { analyserVersion } from "../index/analyser-version.ts";
import { createIndexOperations } from "../index/index-operations.ts";
import { type StartIndexThread, ThreadEnded } from "../index/index-thread.ts";

const versions = new Map<string, string>();

/**
 * Does the work of the index's thread in the process of the test, since a thread takes half a second to start. Messages
 * are copied, as between threads.
 */
export const startInProcess: StartIndexThread = ({ entry, onEnd }) => {
  const version = versions.get(entry.href) ?? analyserVersion(entry);
  versions.set(entry.href, version);
  const operations = createIndexOperations(version);
  const ended = Promise.withResolvers<never>();
  ended.promise.catch(() => undefined);
  let hasEnded = false;
  return {
    ask: async (name, input) => {
      const run: (given: never) => unknown = operations[name];
      const output = Promise.resolve(structuredClone(input)).then((copy) => run(copy as never));
      return structuredClone(await Promise.race([output, ended.promise])) as never;
    },
    hasEnded: () => hasEnded,
    end: async () => {
      if (hasEnded) return;
      hasEnded = true;
      ended.reject(new ThreadEnded("The thread of the job index ended."));
      onEnd();
    },
  };
};
