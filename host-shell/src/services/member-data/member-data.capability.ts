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
import type { AddonProduct } from "shared-runtime/api/sheet-content.ts";
import type { MemberRegister } from "../membership/member-register.ts";
import { createAboutMember, type FindAboutMember } from "./about-member.ts";
import { endOfAccount } from "./end-of-account.ts";
import type { JoiningPorts } from "./joining.ts";
import { createMemberData } from "./member-data.ts";
import { createMemberExport, type ExportMember } from "./member-export.ts";

interface Options extends JoiningPorts {
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
  /** Resolves with what a member sent last about payment. */
  readonly lastPaymentOf: (memberId: string) => Promise<Readonly<Record<string, unknown>> | undefined>;
  readonly cvs: MemberCvs;
  readonly datesOfCv: DatesOfCv;
  readonly bankDetails: Pick<BankDetails, "open">;
  readonly register: MemberRegister;
  readonly addonProducts: () => Promise<readonly AddonProduct[]>;
  readonly now: () => Date;
}

/** What the pages of the self-service may ask about the member of a session. */
export interface MemberFacts {
  readonly aboutMember: FindAboutMember;
  readonly exportMember: ExportMember;
}

/** Shows members what is stored about them, and lets them withdraw consents and end their sessions. */
export function memberDataCapability({
  tables,
  kinds,
  withdrawal,
  cvs,
  datesOfCv,
  bankDetails,
  register,
  addonProducts,
  outcomeOf,
  prices,
  now,
  ...options
}: Options): Capability & MemberFacts {
  const data = createMemberData(tables, [...kinds, withdrawal]);
  const { userOf, sessions } = options;
  const aboutMember = createAboutMember({
    register,
    data,
    addonProducts,
    outcomeOf,
    prices,
    now,
    paymentWayIn({ payByInvoice, bankDetails: sealed }, memberId) {
      if (payByInvoice === true) return { way: "invoice" };
      const end = typeof sealed === "string" ? endOfAccount(bankDetails, sealed, memberId) : undefined;
      return end === undefined ? undefined : { way: "account", end };
    },
  });
  const exportMember = createMemberExport({ data, cvs, sessions, bankDetails, datesOfCv, aboutMember });
  const exporting = memberExport({ exportMember, cvs, userOf });
  return {
    routes: [memberDataCalls({ ...options, register, aboutMember, data, withdrawal }), exporting],
    aboutMember,
    exportMember,
  };
}
