import { setImmediate as nextTurn } from "node:timers/promises";
import { and, desc, DrizzleQueryError, eq } from "drizzle-orm";
import { insertSubmissions, type SubmissionStorage } from "./insert-submissions.ts";
import type { NewSubmission, SubmissionOutcome } from "./submission.ts";
import { submission as table } from "./submissions.tables.ts";

export interface SubmissionStore {
  /**
   * Stores a submission and its message in one transaction. Resolves after the commit; rejects if the outcome is
   * unknown.
   */
  readonly keep: (submission: NewSubmission) => Promise<SubmissionOutcome>;
  /** Resolves with a member's last submission of a kind. */
  readonly lastOf: (kind: string, memberId: string) => Promise<StoredSubmission | undefined>;
}

export interface StoredSubmission {
  readonly id: string;
  readonly payload: Readonly<Record<string, unknown>>;
}

export interface SubmissionStoreOptions extends SubmissionStorage {
  /** Called when there is something to deliver. */
  readonly onKept: () => void;
}

interface Waiting {
  readonly submission: NewSubmission;
  /** Whether it gets its own transaction: it can be refused, or its batch failed because of a row's content. */
  readonly alone: boolean;
  readonly resolve: (outcome: SubmissionOutcome) => void;
  readonly reject: (reason: unknown) => void;
}

const perTransaction = 200;
/** A few seconds of submissions, and a few megabytes. */
const mostWaiting = 5_000;
/** A transaction takes milliseconds: a database that takes this long does not answer. */
const slowMs = 5_000;
/** Shorter than the timeouts of browsers. */
const timeoutMs = 10_000;

/**
 * Commits the submissions of all kinds that arrive during a transaction together in the next one. One transaction each
 * would queue for the single connection of an embedded database.
 */
export function createSubmissionStore({ onKept, ...storage }: SubmissionStoreOptions): SubmissionStore {
  const waiting: Waiting[] = [];
  /** Start of the current database call; `undefined` when idle. */
  let askedAt: number | undefined;

  async function commitAll(): Promise<void> {
    while (waiting.length > 0) {
      askedAt = performance.now();
      await everybodyIn();
      await commit(nextBatch());
    }
    askedAt = undefined;
  }

  /**
   * An embedded database blocks the event loop: submissions that arrived meanwhile are read only now, some in each turn. A
   * transaction costs as much as ten of its rows.
   */
  async function everybodyIn(): Promise<void> {
    let seen: number;
    do {
      seen = waiting.length;
      await nextTurn();
    } while (waiting.length > seen && waiting.length < perTransaction);
  }

  function nextBatch(): readonly Waiting[] {
    const together = waiting.slice(0, perTransaction).findIndex(({ alone }) => alone);
    return waiting.splice(0, together < 0 ? perTransaction : Math.max(together, 1));
  }

  async function commit(batch: readonly Waiting[]): Promise<void> {
    try {
      const outcomes = await insertSubmissions(
        batch.map(({ submission }) => submission),
        storage,
      ).finally(() => {
        askedAt = performance.now();
      });
      batch.forEach(({ resolve, reject }, place) => {
        const outcome = outcomes[place];
        if (outcome) resolve(outcome);
        else reject(new Error("A submission has no outcome."));
      });
    } catch (error) {
      if (!isRowError(error)) giveUp([...batch, ...waiting.splice(0)], error);
      else if (batch.length === 1) giveUp(batch, error);
      else waiting.unshift(...batch.map((one) => ({ ...one, alone: true })));
      return;
    }
    onKept();
  }

  function giveUp(submissions: readonly Waiting[], reason: unknown): void {
    for (const { reject } of submissions) reject(reason);
  }

  return {
    async lastOf(kind, memberId) {
      const [last] = await storage.tables
        .select({ id: table.id, payload: table.payload })
        .from(table)
        .where(and(eq(table.memberId, memberId), eq(table.kind, kind)))
        .orderBy(desc(table.createdAt), desc(table.id))
        .limit(1);
      return last;
    },
    keep(submission) {
      if (waiting.length >= mostWaiting || (askedAt !== undefined && performance.now() - askedAt > slowMs)) {
        return Promise.reject(new Error("The database does not keep up: a submission was not accepted."));
      }
      const { promise, resolve, reject } = Promise.withResolvers<SubmissionOutcome>();
      waiting.push({ submission, alone: submission.attachments !== undefined, resolve, reject });
      if (askedAt === undefined) void commitAll();
      const late = setTimeout(() => {
        const place = waiting.findIndex((one) => one.resolve === resolve);
        if (place >= 0) waiting.splice(place, 1);
        reject(new Error("The database did not answer in time: a submission may not be stored."));
      }, timeoutMs);
      return promise.finally(() => clearTimeout(late));
    },
  };
}

/** Whether PostgreSQL rejected the content of a row (SQLSTATE classes 22 and 23), so that other rows may succeed. */
function isRowError(error: unknown): boolean {
  const cause = error instanceof DrizzleQueryError ? error.cause : error;
  return cause instanceof Error && "code" in cause && /^2[23]/.test(String(cause.code));
}
