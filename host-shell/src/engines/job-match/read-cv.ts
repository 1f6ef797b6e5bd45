import type { CvFacts } from "../cv-review/facts/cv-facts.ts";

/** The content of a reviewed CV that job matching uses. */
export interface ReadCv {
  readonly cvId: string;
  /** Absent for a CV that was stored before job matching existed. */
  readonly facts: CvFacts | undefined;
  /** The text in reading order, with CPR numbers masked. */
  readonly text: string;
  readonly language: "da" | "en";
}
