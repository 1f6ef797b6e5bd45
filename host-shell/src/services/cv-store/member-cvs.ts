import { and, desc, eq, or, sql } from "drizzle-orm";
import type { Tables } from "../../database/database.ts";
import { memberDigest } from "../../security/member-digest.ts";
import { cv, cvReview } from "./cv-store.tables.ts";

export interface MemberCv {
  readonly id: string;
  readonly uploadedAt: Date;
  readonly isReviewed: boolean;
  /** False if a visitor or another member uploaded it. */
  readonly isMine: boolean;
}

/** The CVs that were uploaded while a member was signed in. */
export interface MemberCvs {
  /**
   * Resolves with the CVs of a member and the CV with the id `also`, whoever uploaded it; the last uploaded first, at
   * most 200.
   */
  readonly listOf: (memberId: string, also?: string) => Promise<readonly MemberCv[]>;
  /** Resolves with the stored content of each CV of a member, the last uploaded first. */
  readonly contentsOf: (memberId: string) => Promise<readonly MemberCvContent[]>;
  /** Resolves with the PDF of a CV of a member; `undefined` if the member has no such CV. */
  readonly bytesOf: (memberId: string, cvId: string) => Promise<Uint8Array | undefined>;
  /** Deletes a CV of a member with everything about it. Resolves with `false` if the member has no such CV. */
  readonly forgetOf: (memberId: string, cvId: string) => Promise<boolean>;
}

export interface MemberCvContent {
  readonly id: string;
  readonly uploadedAt: Date;
  readonly pages: number;
  readonly words: number;
  readonly language: string;
  readonly review: Pick<typeof cvReview.$inferSelect, "areas" | "facts" | "text" | "reviewedAt"> | null;
  readonly ratings: readonly { readonly job: string; readonly score: number; readonly ratedAt: string }[];
}

const most = 200;

export function createMemberCvs(tables: Tables): MemberCvs {
  return {
    async listOf(memberId, also) {
      const isMine = eq(cv.owner, memberDigest(memberId));
      return tables
        .select({
          id: cv.id,
          uploadedAt: cv.uploadedAt,
          isReviewed: sql<boolean>`${cvReview.cvId} is not null`,
          isMine: sql<boolean>`coalesce(${isMine}, false)`,
        })
        .from(cv)
        .leftJoin(cvReview, eq(cvReview.cvId, cv.id))
        .where(also === undefined ? isMine : or(isMine, eq(cv.id, also)))
        .orderBy(desc(cv.uploadedAt), desc(cv.id))
        .limit(most);
    },

    contentsOf: (memberId) =>
      tables
        .select({
          id: cv.id,
          uploadedAt: cv.uploadedAt,
          pages: cv.pages,
          words: cv.words,
          language: cv.language,
          review: {
            areas: cvReview.areas,
            facts: cvReview.facts,
            text: cvReview.text,
            reviewedAt: cvReview.reviewedAt,
          },
          ratings: sql<MemberCvContent["ratings"]>`coalesce((
            select json_agg(json_build_object('job', job.title, 'score', job_rating.score, 'ratedAt', job_rating.rated_at)
              order by job_rating.rated_at)
            from job_rating join job on job.id = job_rating.job_id where job_rating.cv_id = cv.id
          ), '[]'::json)`,
        })
        .from(cv)
        .leftJoin(cvReview, eq(cvReview.cvId, cv.id))
        .where(eq(cv.owner, memberDigest(memberId)))
        .orderBy(desc(cv.uploadedAt), desc(cv.id)),

    async bytesOf(memberId, cvId) {
      const [found] = await tables
        .select({ bytes: cv.bytes })
        .from(cv)
        .where(and(eq(cv.id, cvId), eq(cv.owner, memberDigest(memberId))));
      return found?.bytes;
    },

    async forgetOf(memberId, cvId) {
      const forgotten = await tables
        .delete(cv)
        .where(and(eq(cv.id, cvId), eq(cv.owner, memberDigest(memberId))))
        .returning({ id: cv.id });
      return forgotten.length > 0;
    },
  };
}
