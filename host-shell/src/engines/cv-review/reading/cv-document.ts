/** The languages that CVs are reviewed in (ISO 639-1). */
export type CvLanguage = "da" | "en";

/** A CV as laid out on its pages. Lengths are PDF points (1/72 inch); `y` grows downwards from the top of the page. */
export interface CvDocument {
  readonly language: CvLanguage;
  readonly pages: readonly CvPage[];
  /** In reading order: page by page, column by column, top to bottom. */
  readonly lines: readonly CvLine[];
  readonly links: readonly CvLink[];
  readonly images: readonly CvImage[];
  /** The number of glyphs drawn. */
  readonly glyphs: number;
  /** The number of glyphs without a Unicode meaning, which a machine cannot read. */
  readonly unmappableGlyphs: number;
}

export interface CvPage {
  readonly width: number;
  readonly height: number;
  /** The number of columns of text, 1 or 2. */
  readonly columns: number;
  /**
   * True if the order of the text in the file jumps between the columns line by line, so that a simple applicant system
   * mixes up sentences.
   */
  readonly scrambled: boolean;
}

export interface CvLine {
  /** Index into `pages`. */
  readonly page: number;
  /** 0 for the left or only column, and for lines across the whole page. */
  readonly column: number;
  readonly x: number;
  /** The position of the baseline. */
  readonly y: number;
  readonly width: number;
  /** The font size of most characters. */
  readonly size: number;
  /** The font family of most characters, in lower case, without subset prefix and style suffix. */
  readonly family: string;
  readonly bold: boolean;
  readonly italic: boolean;
  /** White space to the previous line of the same column; `undefined` for the first line of a column. */
  readonly gapAbove: number | undefined;
  /**
   * The list mark before `text`, as drawn ("•", "-", U+F0B7); "•" for one that is drawn as a shape.
   */
  readonly bullet: string | undefined;
  /** In NFC with single blanks and without letter spacing; never empty. CPR numbers are not masked. */
  readonly text: string;
  /** The pieces of `text` that wide gaps separate, as between chips and columns; absent without such a gap. */
  readonly cells?: readonly string[];
}

export interface CvLink {
  readonly page: number;
  /** The target of the link annotation; `undefined` for text that looks like a link and has no target. */
  readonly url: string | undefined;
  /** The text under the link annotation. */
  readonly text: string;
}

export interface CvImage {
  readonly page: number;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}
