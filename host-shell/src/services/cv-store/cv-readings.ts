import { and, eq, sql } from "drizzle-orm";
import type { CvArea } from "shared-runtime/api/cv.ts";
import type { CorrectedReading, CvCorrection } from "shared-runtime/api/cv-reading.ts";
import type { Tables } from "../../database/database.ts";
import type { CorrectedCv, CvJudged } from "../../engines/cv-review/cv-reviewer.ts";
import type { ReadReading } from "../../engines/cv-review/entries/read-reading.ts";
import { soundCopyOf } from "shared-runtime/api/sound-text.ts";
import { cvReading, cvReview } from "./cv-store.tables.ts";

/** A reading as it is stored. */
export interface StoredReading {
  readonly read: ReadReading;
  /** `null` before the first correction. */
  readonly corrected: CorrectedReading | null;
  /** The words of a row that may be a job that is missing in the corrected reading. */
  readonly missed: string | undefined;
  readonly revision: number;
  readonly canUndo: boolean;
}

export type CorrectionOutcome =
  | { readonly kind: "corrected"; readonly reading: StoredReading; readonly areas: readonly CvArea[] }
  /** `changed`: another correction came first. `nothingToUndo`: no correction is left. */
  | { readonly kind: "unknown" }
  | { readonly kind: "changed" }
  | { readonly kind: "nothingToUndo" };

export interface CvReadings {
  /** Resolves with `undefined` if the CV was deleted or cannot be corrected. */
  readonly find: (cvId: string) => Promise<StoredReading | undefined>;
  /** Judges the corrected reading, and stores it with the new review. */
  readonly correct: (cvId: string, correction: CvCorrection, sender?: string) => Promise<CorrectionOutcome>;
}

/** Judges a corrected CV, with the advice of the site. */
export type JudgeCorrected = (cv: CorrectedCv) => Promise<CvJudged>;

/** The most corrections that can be undone. */
const mostEarlier = 20;

export function createCvReadings(tables: Tables, judge: JudgeCorrected): CvReadings {
  return {
    async find(cvId) {
      const [row] = await tables
        .select({
          read: cvReading.read,
          corrected: cvReading.corrected,
          missed: cvReading.missed,
          revision: cvReading.revision,
          earlier: sql<number>`jsonb_array_length(${cvReading.earlier})`,
        })
        .from(cvReading)
        .where(eq(cvReading.cvId, cvId));
      if (!row) return undefined;
      const { read, corrected, revision } = row;
      const missed = (corrected === null ? read.missed : row.missed) ?? undefined;
      return { read, corrected, revision, missed, canUndo: row.earlier > 0 };
    },

    async correct(cvId, { revision, reading }, sender) {
      const [row] = await tables
        .select({ stored: cvReading, areas: cvReview.areas })
        .from(cvReading)
        .innerJoin(cvReview, eq(cvReview.cvId, cvReading.cvId))
        .where(eq(cvReading.cvId, cvId));
      if (!row) return { kind: "unknown" };
      const { stored } = row;
      if (stored.revision !== revision) return { kind: "changed" };
      const last = stored.earlier.at(-1);
      if (reading === undefined && last === undefined) return { kind: "nothingToUndo" };
      const corrected = reading ?? last ?? null;
      const earlier =
        reading === undefined ? stored.earlier.slice(0, -1) : [...stored.earlier, stored.corrected].slice(-mostEarlier);
      const { document, read } = stored;
      const judged = await judge({ document, corrected: corrected ?? asCorrection(read), sender });
      const areas = judged.areas.map((area) => row.areas.find((before) => isOfFile(before, area)) ?? area);
      const { missed } = judged;
      const isStored = await tables.transaction(async (transaction) => {
        const changed = await transaction
          .update(cvReading)
          .set({ corrected, earlier, missed: missed ?? null, revision: revision + 1 })
          .where(and(eq(cvReading.cvId, cvId), eq(cvReading.revision, revision)))
          .returning({ cvId: cvReading.cvId });
        if (changed.length === 0) return false;
        const sound = soundCopyOf({ areas, facts: judged.facts });
        await transaction.update(cvReview).set(sound).where(eq(cvReview.cvId, cvId));
        return true;
      });
      if (!isStored) return { kind: (await this.find(cvId)) === undefined ? "unknown" : "changed" };
      const now = { read, corrected, missed, revision: revision + 1, canUndo: earlier.length > 0 };
      return { kind: "corrected", reading: now, areas };
    },
  };
}

/** What was read, as a correction that changes nothing. */
function asCorrection({ entries, contact, languages, skills, tools }: ReadReading): CorrectedReading {
  return { entries, contact, languages, skills, tools, isComplete: false };
}

/** Whether both are the area about what only the file has: CPR numbers are masked in the stored document. */
function isOfFile(before: CvArea, area: CvArea): boolean {
  return area.meta.key === "privacy" && before.meta.key === "privacy";
}
