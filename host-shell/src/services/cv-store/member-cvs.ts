import { and, desc, eq, or, sql } from "drizzle-orm";
import type { Tables } from "../../database/database.ts";
import { memberDigest } from "../sign-in/member-digest.ts";
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
  /** Resolves with the CVs of a member and the one with the id `also`, whoever uploaded it; the last first, at most 200. */
  readonly listOf: (memberId: string, also?: string) => Promise<readonly MemberCv[]>;
  /** Deletes a CV of a member with everything about it. Resolves with `false` if the member has no such CV. */
  readonly forgetOf: (memberId: string, cvId: string) => Promise<boolean>;
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

    async forgetOf(memberId, cvId) {
      const forgotten = await tables
        .delete(cv)
        .where(and(eq(cv.id, cvId), eq(cv.owner, memberDigest(memberId))))
        .returning({ id: cv.id });
      return forgotten.length > 0;
    },
  };
}
