import type { WarningCriterionId } from "../criteria/areas.ts";
import type { CvPlan } from "./cv-plan.ts";

/**
 * Two CVs that differ in one criterion. The first meets each criterion of the review, the second all but this one.
 */
export interface CriterionPair {
  readonly unmet: string;
  readonly change: (plan: CvPlan) => CvPlan;
  /** Changes the leader's CV to the first CV of the pair, if it differs. */
  readonly prepare?: (plan: CvPlan) => CvPlan;
}

export type PairsOfCriteria = Readonly<Partial<Record<WarningCriterionId, readonly CriterionPair[]>>>;
