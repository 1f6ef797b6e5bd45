import { DrizzleQueryError } from "drizzle-orm";

/** SQLSTATE of PostgreSQL for a disk without room. */
const diskFullState = "53100";
const codes: ReadonlySet<unknown> = new Set([diskFullState, "ENOSPC", "EDQUOT"]);

/** A write that was not begun, because it would take room that is kept free. */
export class DiskFull extends Error {
  override readonly name = "DiskFull";
  readonly code = diskFullState;

  constructor(options?: ErrorOptions) {
    super("The disk of the database is full.", options);
  }
}

/** Whether the disk of a database or of a folder, or the share of it that this server may use, is full. */
export function isDiskFull(error: unknown): boolean {
  const cause = error instanceof DrizzleQueryError ? error.cause : error;
  return cause instanceof Error && "code" in cause && codes.has(cause.code);
}

/** Resolves also if there is no room for the work. */
export async function ifRoom(work: Promise<unknown>): Promise<void> {
  try {
    await work;
  } catch (error) {
    if (!isDiskFull(error)) throw error;
  }
}
