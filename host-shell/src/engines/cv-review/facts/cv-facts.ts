import type { CvLanguage } from "../reading/cv-document.ts";

/**
 * The facts about a person's working life that were found in a CV. Roles are matched with them. CPR numbers are masked, and
 * each fact and each list has a greatest length.
 */
export interface CvFacts {
  readonly language: CvLanguage;
  /** Four digits, or absent. */
  readonly zip?: string;
  readonly profile?: string;
  /** The roles, the latest first if their periods were read. */
  readonly roles: readonly RoleFacts[];
  /** Competencies and IT tools, one by one as written. */
  readonly skills: readonly string[];
  readonly languages: readonly { readonly language: string; readonly level?: string }[];
  /** Titles of educations and courses, as written. */
  readonly education: readonly string[];
  readonly courses: readonly string[];
}

export interface RoleFacts {
  readonly title?: string;
  readonly employer?: string;
  /** Months since year 0, as in `CvDate`. `to` is absent if the role continues or no period was read. */
  readonly from?: number;
  readonly to?: number;
  readonly isCurrent: boolean;
  /** The text below the title of the role. */
  readonly description: string;
  /** The words that give the number of people led. */
  readonly headCount?: string;
}
