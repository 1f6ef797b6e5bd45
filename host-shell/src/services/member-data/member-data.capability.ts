import { memberDataCalls } from "./member-data.routes.ts";
import type { SecurityLog } from "../../api/guards/security-log.ts";
import { memberExport } from "./member-export.routes.ts";
import type { UserOf } from "../../api/guards/signed-in.ts";
import type { Tables } from "../../database/database.ts";
import type { BankDetails } from "../../security/bank-details.ts";
import type { Capability } from "../capability.ts";
import type { DatesOfCv } from "../cv-store/dates-of-cv.ts";
import type { MemberCvs } from "../cv-store/member-cvs.ts";
import type { MemberSessions } from "../sign-in/member-sessions.ts";
import type { StoredKind } from "../submissions/submission-kind.ts";
import type { SubmissionStore } from "../submissions/submission-store.ts";
import { createMemberData } from "./member-data.ts";

interface Options {
  readonly tables: Tables;
  readonly sessions: MemberSessions;
  readonly store: SubmissionStore;
  /** The kinds of submissions that are sent by forms. */
  readonly kinds: readonly StoredKind[];
  readonly userOf: UserOf;
  readonly secret: Uint8Array;
  /** The kind of submission that withdraws a consent. */
  readonly withdrawal: StoredKind;
  readonly security: SecurityLog;
  readonly lastPaymentOf: (memberId: string) => Promise<Readonly<Record<string, unknown>> | undefined>;
  readonly cvs: MemberCvs;
  readonly datesOfCv: DatesOfCv;
  readonly bankDetails: Pick<BankDetails, "open">;
}

/** Shows members what is stored about them, and lets them withdraw consents and end their sessions. */
export function memberDataCapability({
  tables,
  kinds,
  withdrawal,
  cvs,
  datesOfCv,
  bankDetails,
  ...options
}: Options): Capability {
  const data = createMemberData(tables, [...kinds, withdrawal]);
  const { userOf, sessions } = options;
  const exporting = memberExport({ data, cvs, sessions, bankDetails, userOf, datesOfCv });
  return { routes: [memberDataCalls({ ...options, data, withdrawal }), exporting] };
}
