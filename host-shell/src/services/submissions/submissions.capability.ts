import type { Logger } from "pino";
import type { SignedInRecently, UserOf } from "../../api/guards/signed-in.ts";
import { submissionCalls } from "./submissions.routes.ts";
import type { Tables } from "../../database/database.ts";
import type { Capability } from "../capability.ts";
import type { Outbox } from "../outbox/outbox.ts";
import type { Attachments } from "../uploads/attachments.ts";
import type { StoredKind, SubmissionKind } from "./submission-kind.ts";
import { createSubmissionRetention } from "./submission-retention.ts";
import { createSubmissionStore, type SubmissionStore } from "./submission-store.ts";

interface Options {
  readonly tables: Tables;
  readonly kinds: readonly SubmissionKind[];
  /** Kinds of other capabilities whose submissions are stored here as well. */
  readonly otherKinds: readonly StoredKind[];
  readonly outbox: Outbox;
  readonly attachments: Attachments;
  /** The most days that an undelivered submission is kept. */
  readonly undeliveredDays: number;
  readonly userOf: UserOf;
  readonly signedInRecently: SignedInRecently;
  /** Called when there are new messages to deliver. */
  readonly onKept: () => void;
  readonly log: Logger;
}

/** Accepts submissions of all kinds, and deletes old ones that were delivered. */
export function submissionsCapability({
  tables,
  kinds,
  otherKinds,
  outbox,
  attachments,
  undeliveredDays,
  userOf,
  signedInRecently,
  onKept,
  log,
}: Options): Capability & { readonly store: SubmissionStore } {
  const store = createSubmissionStore({ tables, outbox, attachments, onKept });
  return {
    store,
    routes: [submissionCalls({ kinds, store, userOf, signedInRecently, log })],
    sweeps: [createSubmissionRetention({ tables, outbox, kinds: [...kinds, ...otherKinds], undeliveredDays, log })],
  };
}
