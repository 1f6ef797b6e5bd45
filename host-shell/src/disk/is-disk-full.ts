import { DrizzleQueryError } from "drizzle-orm";

/** SQLSTATE of PostgreSQL for a disk without room. */
const diskFullState = "53100";
const codes: ReadonlySet<unknown> = new Set([diskFullState, "ENOSPC", "EDQUOT"]);

/** A write that was refused because it would use reserved room. */
export class DiskFull extends Error {
  override readonly name = "DiskFull";
  readonly code = diskFullState;

  /** The setting of the folder that is full; `undefined` for the embedded database. */
  readonly setting: string | undefined;

  constructor({ setting, ...options }: ErrorOptions & { readonly setting?: string } = {}) {
    super(`The disk of ${setting ?? "the database"} is full.`, options);
    this.setting = setting;
  }
}

/** Whether an error means that the disk of a database or folder, or the share that this server may use, is full. */
export function isDiskFull(error: unknown): boolean {
  const cause = causeOf(error);
  return cause instanceof Error && "code" in cause && codes.has(cause.code);
}

/**
 * Whether the embedded database refused a write. The database itself logs when its disk is full and when there is room
 * again.
 */
export function isEmbeddedFull(error: unknown): boolean {
  const cause = causeOf(error);
  return cause instanceof DiskFull && cause.setting === undefined;
}

function causeOf(error: unknown): unknown {
  return error instanceof DrizzleQueryError ? error.cause : error;
}

/** Waits for the work. Resolves even if the work rejects because the disk is full. */
export async function ifRoom(work: Promise<unknown>): Promise<void> {
  try {
    await work;
  } catch (error) {
    if (!isDiskFull(error)) throw error;
  }
}
