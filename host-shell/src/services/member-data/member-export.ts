import type { MemberExport } from "shared-runtime/api/member-data.ts";
import type { MemberUser } from "shared-runtime/api/session-answer.ts";
import type { BankDetails } from "../../security/bank-details.ts";
import type { DatesOfCv } from "../cv-store/dates-of-cv.ts";
import type { MemberCvContent, MemberCvs } from "../cv-store/member-cvs.ts";
import type { MemberSessions } from "../sign-in/member-sessions.ts";
import type { FindAboutMember } from "./about-member.ts";
import { endOfAccount } from "./end-of-account.ts";
import type { MemberData, SubmissionContent } from "./member-data.ts";
import { registerExport } from "./register-export.ts";

interface Ports {
  readonly data: MemberData;
  readonly cvs: Pick<MemberCvs, "contentsOf">;
  readonly sessions: Pick<MemberSessions, "listOf">;
  readonly bankDetails: Pick<BankDetails, "open">;
  readonly datesOfCv: DatesOfCv;
  readonly aboutMember: FindAboutMember;
}

/**
 * Fields that the archive shows in another form, or that are only for the receiver: `replaces` is the id of the earlier
 * sign-up that a sign-up replaces.
 */
const unsentFields: ReadonlySet<string> = new Set(["attachments", "bankDetails", "replaces"]);
/** No limit: more submissions than a member can send before the first are deleted. */
const all = 1_000_000;

/**
 * Returns a function that gathers everything that the server has stored about a member. `session` is the secret of the
 * current session.
 */
export function createMemberExport({ data, cvs, sessions, bankDetails, datesOfCv, aboutMember }: Ports) {
  return async (user: MemberUser, session?: string): Promise<MemberExport> => {
    const [submissions, contents, unsent, consents, owned, open, about] = await Promise.all([
      data.submissionsOf(user.id, all),
      data.contentsOf(user.id),
      data.unsentFilesOf(user.id),
      data.consentsOf(user.id, all),
      cvs.contentsOf(user.id),
      sessions.listOf(user.id, session),
      aboutMember(user),
    ]);
    const register = registerExport(about);
    return {
      exportedAt: new Date().toISOString(),
      person: { ...user },
      ...(register && { register }),
      submissions: submissions.map(({ files: _, ...one }) => {
        const { payload = {}, files = [] } = contents.get(one.id) ?? {};
        return { ...one, content: contentOf(payload, user.id), files: files.map(linked) };
      }),
      unsentFiles: unsent.map(({ id, name, size, uploadedAt, isComplete }) => ({
        ...(isComplete ? linked({ id, name, size }) : { name }),
        size,
        uploadedAt: uploadedAt.toISOString(),
      })),
      consents: [...consents],
      cvs: owned.map((cv) => cvOf(cv, datesOfCv)),
      sessions: open,
    };
  };

  /** The fields of a submission for the archive. Of the bank account, only the last digits are shown. */
  function contentOf(payload: SubmissionContent["payload"], owner: string) {
    const { bankDetails: sealed } = payload;
    const fields = Object.fromEntries(Object.entries(payload).filter(([name]) => !unsentFields.has(name)));
    if (typeof sealed !== "string") return fields;
    const end = endOfAccount(bankDetails, sealed, owner);
    return { ...fields, bankAccount: end === undefined ? null : `******${end}` };
  }
}
export type ExportMember = ReturnType<typeof createMemberExport>;

function linked({ id, name, size }: SubmissionContent["files"][number]) {
  return { name, ...(size !== null && { size }), href: `/api/forms/uploads/${id}` };
}

function cvOf({ id, uploadedAt, review, ratings, ...facts }: MemberCvContent, datesOfCv: DatesOfCv) {
  return {
    id,
    ...datesOfCv(uploadedAt),
    ...facts,
    isReviewed: review !== null,
    href: `/api/member/cvs/${id}/file`,
    ...(review && { review: { ...review, areas: [...review.areas], reviewedAt: review.reviewedAt.toISOString() } }),
    ratings: ratings.map(({ ratedAt, ...rating }) => ({ ...rating, ratedAt: new Date(ratedAt).toISOString() })),
  };
}
