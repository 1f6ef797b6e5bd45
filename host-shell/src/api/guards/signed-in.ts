import type { Context } from "hono";
import type { MemberUser } from "shared-runtime/api/session-answer.ts";

/** Resolves with the user who is signed in; with `undefined` for a visitor. */
export type UserOf = (c: Context) => Promise<MemberUser | undefined>;

/** Whether the person of the current session signed in at most ten minutes ago. */
export type SignedInRecently = (c: Context) => Promise<boolean>;
