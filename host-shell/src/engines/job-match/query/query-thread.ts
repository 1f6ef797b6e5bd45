import type { ReadCv } from "../read-cv.ts";
import type { MatchToExplain } from "../explanation/explain-match.ts";
import type { OperationInput, OperationName, OperationOutput } from "../index/index-protocol.ts";
import { type IndexThread, type StartIndexThread, ThreadEnded } from "../index/index-thread.ts";
import { JobsNotReady } from "../jobs-not-ready.ts";
import type { MatchQuery } from "./match-query.ts";

/** Reads CVs for the matching in a thread of its own, since a long CV takes up to a tenth of a second. */
export interface QueryThread {
  readonly start: () => void;
  readonly queryOf: (cv: ReadCv, today: Date) => Promise<MatchQuery>;
  readonly explain: (match: MatchToExplain) => Promise<string>;
  readonly end: () => Promise<void>;
}

interface QueryThreadOptions {
  readonly entry: URL;
  readonly startThread: StartIndexThread;
}

/**
 * If the thread ends, the next question starts a new thread, and a question that the old thread left unanswered is
 * asked once more. After `end`, questions reject with `JobsNotReady`.
 */
export function createQueryThread({ entry, startThread }: QueryThreadOptions): QueryThread {
  let current: IndexThread | undefined;
  let isStopped = false;

  function living(): IndexThread {
    if (isStopped) throw new JobsNotReady("The server stops.");
    if (current === undefined || current.hasEnded()) current = startThread({ entry, onEnd: () => undefined });
    return current;
  }

  async function ask<Name extends OperationName>(
    name: Name,
    input: OperationInput<Name>,
  ): Promise<OperationOutput<Name>> {
    try {
      return await living().ask(name, input);
    } catch (error) {
      if (!(error instanceof ThreadEnded)) throw error;
      return living().ask(name, input);
    }
  }

  return {
    start: () => void living(),
    queryOf: (cv, today) => ask("query", { cv, today }),
    explain: (match) => ask("explain", match),
    async end() {
      isStopped = true;
      await current?.end();
    },
  };
}
