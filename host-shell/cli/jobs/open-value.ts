import { messageOf } from "shared-runtime/node/message-of.ts";
import { readLooseJson } from "../../src/services/job-store/reading/loose-json.ts";

/** The most characters of a value: half of the limit of one call, since a character may have more than one byte. */
const longestValue = 6 * 2 ** 20;
/** The deepest nesting of a value. Postings have a dozen levels. */
const deepest = 500;

export type ReadValue = { readonly value: unknown; readonly isRepaired: boolean } | { readonly reason: string };

/** White space of JSON, and other blanks that pages have between values. */
export const isWhite = (character: string) => " \t\r\ufeff\0\v\f\u00a0\u2028\u2029".includes(character);

/** A JSON value whose beginning was read. Its text is kept until the value ends, unless it is too large or invalid. */
export class OpenValue {
  readonly line: number;
  /** The white space in front of the value on its line; `undefined` if there is other text in front of it. */
  readonly indent: string | undefined;
  readonly first: string;
  #parts: string[] = [];
  #length = 0;
  /** The open brackets, as text. */
  #brackets: string;
  /** The last character that is neither white space nor in a string. */
  #last: string;
  #string: "none" | "plain" | "escaped";
  #fault: string | undefined;

  constructor(character: string, line: number, indent: string | undefined) {
    this.line = line;
    this.indent = indent;
    this.first = character;
    this.#brackets = character === "{" || character === "[" ? character : "";
    this.#last = character;
    this.#string = character === '"' ? "plain" : "none";
  }

  get length(): number {
    return this.#length;
  }

  /** Why the value cannot be valid JSON, whatever follows. */
  get fault(): string | undefined {
    return this.#fault;
  }

  get isInString(): boolean {
    return this.#string !== "none";
  }

  /** Whether the string is open and the next character is not escaped. */
  get isInPlainString(): boolean {
    return this.#string === "plain";
  }

  get isTooLarge(): boolean {
    return this.#length > longestValue;
  }

  /** Whether the value is a string, a number, `true`, `false`, `null`, or other text without brackets. */
  get isScalar(): boolean {
    return this.first !== "{" && this.first !== "[";
  }

  keep(text: string): void {
    this.#length += text.length;
    if (this.#fault !== undefined || this.isTooLarge) this.#parts = [];
    else this.#parts.push(text);
  }

  /** Takes a character of a string. Returns whether the string ends with it. */
  takeInString(character: string): boolean {
    if (this.#string === "escaped") this.#string = "plain";
    else if (character === "\\") this.#string = "escaped";
    else if (character === '"') this.#string = "none";
    return this.#string === "none";
  }

  /** Takes a character outside strings. Returns whether the value ends with it. */
  take(character: string): boolean {
    this.#last = character;
    if (character === '"') this.#string = "plain";
    else if (character === "{" || character === "[") {
      if (this.#brackets.length < deepest) this.#brackets += character;
      else this.#fault ??= `is not readable: it has more than ${deepest} brackets in each other.`;
    } else if (character === "}" || character === "]") {
      const depth = this.#brackets.lastIndexOf(character === "}" ? "{" : "[");
      if (depth < this.#brackets.length - 1) {
        this.#fault ??= `is not valid JSON: it has an unexpected ${character}.`;
      }
      if (depth >= 0) this.#brackets = this.#brackets.slice(0, depth);
      return this.#brackets === "";
    }
    return false;
  }

  /** Whether a character outside strings ends a scalar without being part of it. */
  endsBefore(character: string): boolean {
    return (
      this.isScalar && !this.isInString && (character === "\n" || isWhite(character) || ',:{}[]"'.includes(character))
    );
  }

  /**
   * Whether a character begins the next entry although the current entry has not ended. `areObjectsOnLines`: each
   * object of the file is on a line of its own.
   */
  isCutBy(character: string, indent: string | undefined, areObjectsOnLines: boolean): boolean {
    if (character === "{" && this.#last === "," && this.#brackets.endsWith("{")) return true;
    if (indent === undefined || indent !== this.indent) return false;
    return (character === "{" && areObjectsOnLines) || (!",:}]".includes(character) && !",:[{".includes(this.#last));
  }

  /** Whether a character outside strings shows that an earlier string ended elsewhere. */
  contradicts(character: string): boolean {
    return this.#last === '"' ? !",:}]".includes(character) : character === '"' && !"{[,:".includes(this.#last);
  }

  /** Returns the value, or the reason why it cannot be read. */
  read(): ReadValue {
    if (this.#fault !== undefined) return { reason: this.#fault };
    if (this.isTooLarge) {
      return { reason: `is larger than ${longestValue / 2 ** 20} MB. Put each posting into a separate entry.` };
    }
    try {
      const { value, repaired } = readLooseJson(this.#parts.join(""));
      return { value, isRepaired: repaired.size > 0 };
    } catch (error) {
      return { reason: `is not valid JSON: ${messageOf(error)}.` };
    }
  }
}
