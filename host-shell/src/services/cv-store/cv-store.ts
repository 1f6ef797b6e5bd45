import { eq } from "drizzle-orm";
import type { CvArea } from "shared-runtime/api/cv.ts";
import type { Tables } from "../../database/database.ts";
import { cv, cvReview } from "./cv-store.tables.ts";
import { cvReviewJob } from "../cv-queue/cv-queue.tables.ts";
import type { ReadCv } from "../../engines/job-match/read-cv.ts";
import { memberDigest } from "../../security/member-digest.ts";

export interface AcceptedCv {
  readonly bytes: Uint8Array;
  readonly pages: number;
  readonly words: number;
  readonly language: "da" | "en";
  /** The member who was signed in at the upload; `undefined` for an upload by a visitor. */
  readonly memberId?: string | undefined;
  /** Identifies the sender, so that reviews of one sender do not occupy all lanes (readers of CVs). */
  readonly sender?: string | undefined;
}

export type CvState =
  | { readonly kind: "deleted" }
  | { readonly kind: "waiting" }
  | { readonly kind: "failed"; readonly failure: CvFailure }
  | { readonly kind: "reviewed"; readonly areas: readonly CvArea[]; readonly thumbnail: Uint8Array | undefined };

/** `unreadable`: the file cannot be read within the limits. `exhausted`: every attempt failed. */
export type CvFailure = "unreadable" | "exhausted";

export interface CvStore {
  /** Stores a CV and queues its review in one transaction. Resolves with the id of the CV. */
  readonly keep: (accepted: AcceptedCv) => Promise<string>;
  readonly stateOf: (cvId: string) => Promise<CvState>;
  /** Deletes a CV with everything about it. */
  readonly forget: (cvId: string) => Promise<void>;
  /** Resolves with `undefined` before the review and after the CV is deleted. */
  readonly read: (cvId: string) => Promise<ReadCv | undefined>;
}

export function createCvStore(tables: Tables): CvStore {
  return {
    async keep({ memberId, sender, ...accepted }) {
      const cvId = crypto.randomUUID();
      const owner = memberId === undefined ? undefined : memberDigest(memberId);
      await tables.transaction(async (transaction) => {
        await transaction.insert(cv).values({ id: cvId, ...accepted, owner });
        await transaction.insert(cvReviewJob).values({ cvId, sender });
      });
      return cvId;
    },

    async stateOf(cvId) {
      const [row] = await tables
        .select({ failure: cvReviewJob.failure, areas: cvReview.areas, thumbnail: cvReview.thumbnail })
        .from(cv)
        .leftJoin(cvReviewJob, eq(cvReviewJob.cvId, cv.id))
        .leftJoin(cvReview, eq(cvReview.cvId, cv.id))
        .where(eq(cv.id, cvId));
      if (!row) return { kind: "deleted" };
      if (row.areas) return { kind: "reviewed", areas: row.areas, thumbnail: row.thumbnail ?? undefined };
      return row.failure ? { kind: "failed", failure: row.failure } : { kind: "waiting" };
    },

    async forget(cvId) {
      await tables.delete(cv).where(eq(cv.id, cvId));
    },

    async read(cvId) {
      const [row] = await tables
        .select({ facts: cvReview.facts, text: cvReview.text, language: cvReview.language })
        .from(cvReview)
        .where(eq(cvReview.cvId, cvId));
      return row && { cvId, ...row, facts: row.facts ?? undefined };
    },
  };
}
