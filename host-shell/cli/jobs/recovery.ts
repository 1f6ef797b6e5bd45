/** The position of a character in a file. */
export interface Position {
  readonly line: number;
  /** The white space in front of the character on its line; `undefined` if there is other text in front of it. */
  readonly indent: string | undefined;
}

/** Where reading resumes after text that cannot be read. */
export type Resumption =
  | { readonly at: "element" }
  /**
   * On a later line with this indent, or with any indent if `indent` is `undefined`. With `onlyObjects`, only an object
   * can be the next entry, since other values may be part of the unreadable text.
   */
  | {
      readonly at: "line";
      readonly line: number;
      readonly indent: string | undefined;
      readonly onlyObjects: boolean;
    };

/** Whether a JSON value may begin with the character, valid or not. */
export const beginsValue = (character: string) => !",:}]".includes(character);

/** Skips text that cannot be read, up to the next entry. Reports consecutive unreadable text once. */
export class Recovery {
  readonly #report: (line: number, reason: string) => void;
  #resumption: Resumption | undefined;
  #isReported = false;
  #hasSkipped = false;

  constructor(report: (line: number, reason: string) => void) {
    this.#report = report;
  }

  /** Reports the text that begins on line `from`, unless it continues text that was already reported. */
  passOver(from: number, reason: string, { line }: Position, resumption: Resumption): void {
    if (this.#isReported) this.#hasSkipped = true;
    else {
      this.#report(from, reason);
      this.#hasSkipped = false;
    }
    this.#isReported = true;
    this.#resumption = this.#resumption?.at === "line" ? { ...this.#resumption, line } : resumption;
  }

  /** Whether a character outside entries may begin an entry. */
  mayRead(character: string, position: Position, isInList: boolean): boolean {
    if (!this.#resumption) return true;
    if (!resumesAt(character, this.#resumption, position, isInList)) {
      this.#hasSkipped ||= this.#resumption.at === "line" && position.line > this.#resumption.line;
      return false;
    }
    // A scalar may be part of the unreadable text, so it does not end the recovery here. If the scalar turns out to be
    // an entry, `succeed` ends the recovery.
    if (!beginsValue(character) || character === "{" || character === "[") this.resume();
    return true;
  }

  resume(): void {
    this.#resumption = undefined;
  }

  /** To be called when an entry was read. */
  succeed(): void {
    this.#resumption = undefined;
    this.#isReported = false;
  }

  /** Reports the next unreadable text even if it directly follows this one. */
  reportNext(): void {
    this.#isReported = false;
  }

  endLine(): void {
    if (this.#resumption?.at === "element") this.#resumption = undefined;
  }

  /** Whether text was skipped and no entry was found after it. */
  isSkipping(): boolean {
    return this.#resumption?.at === "line" && this.#hasSkipped;
  }
}

function resumesAt(character: string, resumption: Resumption, { line, indent }: Position, isInList: boolean): boolean {
  if (resumption.at === "element") return ",]{".includes(character);
  if (line <= resumption.line || indent === undefined) return false;
  if (isInList && character === "]") return indent.length < (resumption.indent?.length ?? 1);
  return (
    indent === (resumption.indent ?? indent) && (resumption.onlyObjects ? character === "{" : beginsValue(character))
  );
}
