import type { CvArea, CvErrorKey } from "shared-runtime/api/cv.ts";
import type { CvFacts } from "./facts/cv-facts.ts";
import type { CvLanguage } from "./reading/cv-document.ts";

/** What a CV must be before it is accepted, or why it was not. */
export type CvInspection =
  | { readonly kind: "accepted"; readonly pages: number; readonly words: number; readonly language: CvLanguage }
  | { readonly kind: "refused"; readonly errorKey: CvErrorKey };

/** A file that was accepted, with the language that its inspection found. */
export interface AcceptedCv {
  readonly bytes: Uint8Array;
  readonly language: CvLanguage;
}

export interface CvReviewed {
  /** In the order they are shown. */
  readonly areas: readonly CvArea[];
  /** The first page as PNG within 600 x 900 pixels, CPR numbers painted over; `undefined` if it could not be drawn. */
  readonly thumbnail: Uint8Array | undefined;
  /** What jobs are matched with. */
  readonly facts: CvFacts;
  /** The text in reading order, CPR numbers masked. */
  readonly text: string;
  readonly language: CvLanguage;
}

/** Reads and judges CVs outside the server's own thread. Both methods survive any file: a hostile one is refused. */
export interface CvReviewer {
  /** Checks size, file kind, pages and content, in that order. */
  readonly inspect: (file: { readonly name: string; readonly bytes: Uint8Array }) => Promise<CvInspection>;
  /** Throws `CvUnreadable` where the file cannot be read within the limits of memory and time. */
  readonly review: (cv: AcceptedCv) => Promise<CvReviewed>;
  /** Waits for what runs and what waits, then ends the processes. */
  readonly close: () => Promise<void>;
}

export class CvUnreadable extends Error {
  override readonly name = "CvUnreadable";
}
