import type { CvArea, CvErrorKey } from "shared-runtime/api/cv.ts";
import type { CorrectedReading } from "shared-runtime/api/cv-reading.ts";
import type { DraftArea } from "./criteria/draft-area.ts";
import type { ReadReading } from "./entries/read-reading.ts";
import type { CvFacts } from "./facts/cv-facts.ts";
import type { CvLanguage } from "./reading/cv-document.ts";

/** The outcome of the checks at upload. */
export type CvInspection =
  | { readonly kind: "accepted"; readonly pages: number; readonly words: number; readonly language: CvLanguage }
  | { readonly kind: "refused"; readonly errorKey: CvErrorKey };

/** A file and its sender. If there are several lanes, the files of one sender do not occupy all of them. */
interface SentFile {
  readonly bytes: Uint8Array;
  readonly sender?: string | undefined;
}

/** A file that its inspection accepted, with the language found. */
export interface InspectedCv extends SentFile {
  readonly language: CvLanguage;
}

/** A review. Its advice is in words for `CvArea`, and still in keys for `DraftArea`. */
export interface CvReviewed<Area extends CvArea | DraftArea = CvArea> {
  /** In the order in which the review shows them. */
  readonly areas: readonly Area[];
  /** The first page as PNG, at most 600 x 900 pixels, CPR numbers painted over; `undefined` if it could not be drawn. */
  readonly thumbnail: Uint8Array | undefined;
  /** Used to match jobs. */
  readonly facts: CvFacts;
  /** The text in reading order, CPR numbers masked. */
  readonly text: string;
  readonly language: CvLanguage;
  readonly reading: ReadReading;
  /** What `judge` needs; `undefined` if the document is too large to be corrected. */
  readonly document: Uint8Array | undefined;
}

/** A CV to be judged again as its visitor corrected it. */
export interface CorrectedCv {
  readonly document: Uint8Array;
  readonly corrected: CorrectedReading;
  readonly sender?: string | undefined;
}

export type CvJudged<Area extends CvArea | DraftArea = CvArea> = Pick<CvReviewed<Area>, "areas" | "facts"> &
  Pick<ReadReading, "missed">;

/** Reads and judges CVs in other processes. A hostile file cannot harm the server: it is refused. */
export interface CvReviewer {
  /** Checks size, file kind, pages and content, in that order. */
  readonly inspect: (
    file: SentFile & { readonly name: string; readonly type?: string | undefined },
  ) => Promise<CvInspection>;
  /** Throws `CvUnreadable` if the file cannot be read within the limits of memory and time. */
  readonly review: (cv: InspectedCv) => Promise<CvReviewed<DraftArea>>;
  /**
   * Judges a CV again without its file. The areas find no CPR numbers, since they are masked in the document.
   * Throws `CvUnreadable` as `review` does.
   */
  readonly judge: (cv: CorrectedCv) => Promise<CvJudged<DraftArea>>;
  /** Waits for running and queued jobs, then ends the processes. */
  readonly close: () => Promise<void>;
}

export class CvUnreadable extends Error {
  override readonly name = "CvUnreadable";
}
