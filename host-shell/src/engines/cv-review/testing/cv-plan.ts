/** The contents and the look of a CV for a test. */
export interface CvPlan {
  readonly language: "da" | "en";
  readonly columns: 1 | 2;
  readonly name: string;
  readonly headline: string | undefined;
  readonly contact: readonly string[];
  readonly links: readonly CvPlanLink[];
  readonly photo: boolean;
  readonly profile: string | undefined;
  readonly competencies: readonly string[];
  readonly roles: readonly CvPlanRole[];
  readonly education: readonly string[];
  readonly courses: readonly string[];
  readonly languages: readonly string[];
  readonly it: readonly string[];
  /** Further sections at the end. */
  readonly extras: readonly { readonly heading: string; readonly lines: readonly string[] }[];
  readonly look: CvLook;
}

export interface CvPlanLink {
  readonly text: string;
  readonly url: string | undefined;
}

export interface CvPlanRole {
  readonly title: string | undefined;
  readonly employer: string | undefined;
  readonly period: string | undefined;
  /** Running text below the title. */
  readonly text?: string | undefined;
  readonly points: readonly string[];
}

export type CvPart =
  | "head"
  | "contact"
  | "profile"
  | "competencies"
  | "experience"
  | "education"
  | "courses"
  | "languages"
  | "it"
  | "extras";

export type FontFamily = "helvetica" | "times" | "courier" | "liberation" | "unreadable";

export interface CvLook {
  readonly size: number;
  readonly family: FontFamily;
  /** Font families and sizes of single parts that differ from the rest. */
  readonly parts: Partial<Record<CvPart, { readonly family?: FontFamily; readonly size?: number }>>;
  readonly headings: Partial<Record<CvPart, string | undefined>>;
  /** False omits all headings. */
  readonly showHeadings: boolean;
  readonly headingStyle: "bold" | "capitals" | "spaced";
  readonly bullet: string;
  /** List marks of single parts, if they differ from the others. */
  readonly bullets: Partial<Record<CvPart, string>>;
  /** The position of periods: below the title, at the right edge, in the left margin, or before the title. */
  readonly periods: "below" | "right" | "margin" | "before";
  /** Whether the employer is on the row of the title or below it. */
  readonly employers: "beside" | "below";
  /** The order in which text is written into the file: column by column, or row by row across the columns. */
  readonly drawing: "columns" | "rows";
  /** Whether competencies and IT are side by side, as a table in a CV of one column. */
  readonly table: boolean;
  readonly pageBreakBefore: readonly CvPart[];
  /** A picture of text at the end of the last page, in points. */
  readonly textPicture: { readonly width: number; readonly height: number } | undefined;
}
