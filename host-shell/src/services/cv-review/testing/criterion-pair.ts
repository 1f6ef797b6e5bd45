import type { CvPlan } from "./cv-plan.ts";

/**
 * Two CVs that differ in one criterion alone. The first meets every criterion of the review, the second all but one.
 */
export interface CriterionPair {
  readonly area: string;
  readonly item: string;
  readonly unmet: string;
  readonly change: (plan: CvPlan) => CvPlan;
  /** What the first CV of the pair needs to be, where the leader's CV as it is will not do. */
  readonly prepare?: (plan: CvPlan) => CvPlan;
}
