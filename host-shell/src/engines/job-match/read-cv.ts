import type { CvFacts } from "../cv-review/facts/cv-facts.ts";

/** The content of a reviewed CV that job matching uses. */
export interface ReadCv {
  readonly cvId: string;
  /** Absent for a CV from before job matching. */
  readonly facts: CvFacts | undefined;
  /** In reading order, with CPR numbers masked. */
  readonly text: string;
  readonly language: "da" | "en";
}
