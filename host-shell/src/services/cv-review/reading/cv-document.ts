/** The languages that CVs are reviewed in (ISO 639-1). */
export type CvLanguage = "da" | "en";

/** A CV as it lies on its pages. Lengths are PDF points (1/72 inch); `y` grows downwards from the top of the page. */
export interface CvDocument {
  readonly language: CvLanguage;
  readonly pages: readonly CvPage[];
  /** In reading order: page by page, column by column, top to bottom. */
  readonly lines: readonly CvLine[];
  readonly links: readonly CvLink[];
  readonly images: readonly CvImage[];
  /** Glyphs drawn in all, and those among them that have no Unicode meaning, so that a machine cannot read them. */
  readonly glyphs: number;
  readonly unmappableGlyphs: number;
}

export interface CvPage {
  readonly width: number;
  readonly height: number;
  /** How many columns the page's text stands in, 1 or 2. */
  readonly columns: number;
  /**
   * True if text drawn in the file's own order (as simple applicant systems read it) jumps between the columns
   * line by line, so that sentences are mixed.
   */
  readonly scrambled: boolean;
}

export interface CvLine {
  /** Index into `pages`. */
  readonly page: number;
  /** 0 for the left or only column; lines across the whole page belong to 0. */
  readonly column: number;
  readonly x: number;
  /** The baseline. */
  readonly y: number;
  readonly width: number;
  /** Font size of most of the line's characters. */
  readonly size: number;
  /** Font family of most of the line's characters, without subset prefix and style suffix, lower case. */
  readonly family: string;
  readonly bold: boolean;
  readonly italic: boolean;
  /** White space above, to the previous line of the same column; `undefined` for the first line of a column. */
  readonly gapAbove: number | undefined;
  /**
   * The list mark that began the line (as drawn, e.g. "•", "-", U+F0B7; "•" for one drawn as a shape), which is not
   * part of `text`.
   */
  readonly bullet: string | undefined;
  /** NFC, single blanks, letter spacing and words broken by it joined; never empty. CPR numbers are not masked here. */
  readonly text: string;
}

export interface CvLink {
  readonly page: number;
  /** The target of the link annotation, or `undefined` where a text looks like a link but leads nowhere. */
  readonly url: string | undefined;
  /** The text below the link. */
  readonly text: string;
}

export interface CvImage {
  readonly page: number;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}
