import { setImmediate as nextTurn } from "node:timers/promises";
import { and, desc, DrizzleQueryError, eq } from "drizzle-orm";
import type { Tables } from "../../database/database.ts";
import { insertSubmissions, type SubmissionStorage } from "./insert-submissions.ts";
import type { StoredSubmission } from "./stored-submission.ts";
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

export interface SubmissionStoreOptions extends SubmissionStorage {
  /** Called when there is a message to deliver. */
  readonly onKept: () => void;
}

/** Resolves with a submission of a kind. */
export async function findSubmission(
  tables: Tables,
  { kind, id }: { readonly kind: string; readonly id: string },
): Promise<StoredSubmission | undefined> {
  const [found] = await tables
    .select({ id: table.id, sentAt: table.createdAt, payload: table.payload })
    .from(table)
    .where(and(eq(table.id, id), eq(table.kind, kind)));
  return found;
}

interface Waiting {
  readonly submission: NewSubmission;
  /**
   * Whether the submission gets its own transaction, because it can be refused, or because its batch failed due to the
   * content of a row.
   */
  readonly alone: boolean;
  readonly resolve: (outcome: SubmissionOutcome) => void;
  readonly reject: (reason: unknown) => void;
}

const perTransaction = 200;
/** The most waiting submissions: as many as arrive in a few seconds, with a few megabytes in total. */
const mostWaiting = 5_000;
/** A database call of this many milliseconds counts as unanswered. A transaction takes milliseconds. */
const slowMs = 5_000;
/** The milliseconds after which a submission fails: fewer than the timeouts of browsers. */
const timeoutMs = 10_000;

/**
 * Submissions of all kinds that arrive during a transaction are committed together in the next one. If each had its own
 * transaction, they would queue for the single connection of an embedded database.
 */
export function createSubmissionStore({ onKept, ...storage }: SubmissionStoreOptions): SubmissionStore {
  const waiting: Waiting[] = [];
  /** Start of the current database call; `undefined` if there is none. */
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
   * Waits until the submissions that arrived meanwhile are read, so that they share a transaction. A transaction costs
   * as much as ten of its rows. Each turn of the event loop reads some submissions; an embedded database blocks the
   * event loop.
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
        .select({ id: table.id, sentAt: table.createdAt, payload: table.payload })
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

/**
 * Whether PostgreSQL rejected the content of a row (SQLSTATE classes 22 and 23), so that other rows of the batch may
 * succeed.
 */
function isRowError(error: unknown): boolean {
  const cause = error instanceof DrizzleQueryError ? error.cause : error;
  return cause instanceof Error && "code" in cause && /^2[23]/.test(String(cause.code));
}
