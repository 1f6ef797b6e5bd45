import { Hono } from "hono";
import type { MemberExport } from "shared-runtime/api/member-data.ts";
import * as v from "valibot";
import { type BankDetails, UnreadableBankDetails } from "../../security/bank-details.ts";
import type { MemberCvContent, MemberCvs } from "../cv-store/member-cvs.ts";
import type { MemberData, SubmissionContent } from "./member-data.ts";
import type { MemberSessions } from "../sign-in/member-sessions.ts";
import type { ApiEnv } from "../../api/api-env.ts";
import type { DatesOfCv } from "../cv-store/dates-of-cv.ts";
import { problem } from "../../api/answers/problem.ts";
import type { UserOf } from "../../api/guards/signed-in.ts";
import { sessionSecret } from "../../api/cookies/sign-in-cookies.ts";

interface Options {
  readonly data: MemberData;
  readonly cvs: Pick<MemberCvs, "contentsOf" | "bytesOf">;
  readonly sessions: Pick<MemberSessions, "listOf">;
  readonly bankDetails: Pick<BankDetails, "open">;
  readonly userOf: UserOf;
  readonly datesOfCv: DatesOfCv;
}

const Id = v.pipe(v.string(), v.uuid());
/**
 * Fields that the file shows in another form, or that are only for the receiver: `replaces` is the id of the earlier
 * sign-up that a sign-up replaces.
 */
const unsentFields: ReadonlySet<string> = new Set(["attachments", "bankDetails", "replaces"]);
/** No limit: more submissions than a member can send before the first are deleted. */
const all = 1_000_000;

/** Returns everything that the server has stored about a member as a file, and the PDFs of the CVs. */
export function memberExport({ data, cvs, sessions, bankDetails, userOf, datesOfCv }: Options) {
  return new Hono<ApiEnv>()
    .get("/api/member/export", async (c) => {
      const user = await userOf(c);
      if (!user) return problem(c, 401);
      const [submissions, contents, unsent, consents, owned, open] = await Promise.all([
        data.submissionsOf(user.id, all),
        data.contentsOf(user.id),
        data.unsentFilesOf(user.id),
        data.consentsOf(user.id, all),
        cvs.contentsOf(user.id),
        sessions.listOf(user.id, sessionSecret(c)),
      ]);
      c.header("cache-control", "private, no-store");
      c.header("content-disposition", 'attachment; filename="mine-oplysninger.json"');
      return c.json({
        exportedAt: new Date().toISOString(),
        person: { ...user },
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
      } satisfies MemberExport);
    })
    .get("/api/member/cvs/:id/file", async (c) => {
      const user = await userOf(c);
      if (!user) return problem(c, 401);
      const id = c.req.param("id");
      const bytes = v.is(Id, id) ? await cvs.bytesOf(user.id, id) : undefined;
      if (!bytes) return problem(c, 404);
      return c.body(new Uint8Array(bytes), 200, {
        "cache-control": "private, no-store",
        "content-type": "application/octet-stream",
        "content-disposition": 'attachment; filename="cv.pdf"',
        "content-security-policy": "sandbox",
      });
    });

  /** The fields of a submission for the export. Of the bank account, only the last digits are shown. */
  function contentOf(payload: SubmissionContent["payload"], owner: string) {
    const { bankDetails: sealed } = payload;
    const fields = Object.fromEntries(Object.entries(payload).filter(([name]) => !unsentFields.has(name)));
    return typeof sealed === "string" ? { ...fields, bankAccount: endOf(sealed, owner) } : fields;
  }

  /**
   * The last digits of the account number. They are enough to recognise the account, and do not reveal the whole number
   * to a person who finds a signed-in browser.
   */
  function endOf(sealed: string, owner: string): string | null {
    try {
      return `******${bankDetails.open(sealed, owner).accountNo.slice(-4)}`;
    } catch (error) {
      if (error instanceof UnreadableBankDetails) return null;
      throw error;
    }
  }
}

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
