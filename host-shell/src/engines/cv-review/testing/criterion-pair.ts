import type { WarningCriterionId } from "../criteria/areas.ts";
import type { CvPlan } from "./cv-plan.ts";

/**
 * Two CVs that differ in one criterion. The first CV meets all criteria of the review; the second meets all except this
 * one.
 */
export interface CriterionPair {
  readonly unmet: string;
  readonly change: (plan: CvPlan) => CvPlan;
  /** Makes the first CV of the pair from the leader's CV. Absent if both are the same. */
  readonly prepare?: (plan: CvPlan) => CvPlan;
}

export type PairsOfCriteria = Readonly<Partial<Record<WarningCriterionId, readonly CriterionPair[]>>>;
