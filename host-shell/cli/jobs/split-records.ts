import { isWhite, OpenValue } from "./open-value.ts";
import { type FileRecord, RecordCollector } from "./record-collector.ts";
import { beginsValue, type Position, Recovery } from "./recovery.ts";

const endOfPlainText = /["\\\n]/g;

/** The index after the plain text of a string. Most characters of a file are such text. */
function nextSpecial(chunk: string, from: number): number {
  endOfPlainText.lastIndex = from;
  return endOfPlainText.exec(chunk)?.index ?? chunk.length;
}

/** A line break in a string. Either it is not escaped, or the string was cut off before it. */
interface Doubt {
  readonly line: number;
  /** The fault of the value before the line break. */
  readonly fault: string | undefined;
  /** The index in this part of the file at which the text begins that may have to be read again. */
  readonly at: number;
  /** The beginning of that text, in earlier parts. */
  readonly earlier: string;
}

const cutReason = "is not valid JSON: a string in it does not end on its line. Reading went on at the next entry.";

const mostReadAgain = 2 ** 20;

/**
 * Splits a file into its entries while it is read: the elements of a JSON array, or JSON values one after the other,
 * such as one on each line (NDJSON). Streaming parsers end at the first error; this class continues at the next entry
 * after any unreadable text. A line break in a string belongs to the string if the entry is valid with it.
 */
export class RecordSplitter {
  readonly #records = new RecordCollector();
  readonly #recovery = new Recovery((line, reason) => this.#records.addBroken(line, reason));
  #line = 1;
  #indent: string | undefined = "";
  #open: OpenValue | undefined;
  /** A scalar that has ended. It is an entry unless later text makes its line invalid. */
  #scalar: OpenValue | undefined;
  #list: { readonly line: number; isEmpty: boolean } | undefined;
  /** Whether there are entries outside lists. If so, a list is an entry, too. */
  #hasBareEntries = false;
  /** Whether an object has been found that is on a line of its own. */
  #areObjectsOnLines = false;
  #doubt: Doubt | undefined;
  #charactersRead = 0;
  #charactersReadAgain = 0;

  /** Reads the next part of the file. Returns the entries that end in it. */
  push(part: string): FileRecord[] {
    this.#charactersRead += part.length;
    this.#readThrough(part);
    return this.#records.take();
  }

  #readThrough(part: string): void {
    for (let text: string | undefined = part; text !== undefined;) text = this.#readUntilRefuted(text);
  }

  /** Returns the text that has to be read again because a line break in it was the end of a string that was cut off. */
  #readUntilRefuted(chunk: string): string | undefined {
    let from = 0;
    for (let at = 0; at < chunk.length; at += 1) {
      const character = chunk.charAt(at);
      const open = this.#open;
      if (character === "\n" && open?.isInString && this.#mayGoOn(open)) {
        this.#doubt ??= { line: this.#line, fault: open.fault, at, earlier: "" };
        this.#line += 1;
        this.#indent = undefined;
        open.takeInString(character);
        continue;
      }
      if (open?.isInString && character !== "\n") {
        if (open.takeInString(character)) {
          if (open.isScalar) this.#close(chunk.slice(from, at + 1));
        } else if (open.isInPlainString && character !== "\\") at = nextSpecial(chunk, at + 1) - 1;
        continue;
      }
      if (open?.endsBefore(character)) this.#close(chunk.slice(from, at));
      if (character === "\n") this.#endLine();
      else if (isWhite(character)) {
        if (this.#indent !== undefined && character !== "\ufeff") this.#indent += character;
      } else {
        if (this.#doubt && (this.#isCutBy(character) || open?.contradicts(character))) return this.#refute(chunk, at);
        if (this.#isCutBy(character))
          this.#giveUp(open?.fault ?? "is not valid JSON: the next entry begins before it ends.", true);
        if (this.#open) {
          const hasEnded = this.#open.take(character);
          if (this.#doubt && this.#open.fault !== this.#doubt.fault) return this.#refute(chunk, at);
          if (hasEnded && !this.#close(chunk.slice(from, at + 1))) return this.#refute(chunk, at);
        } else if (this.#begins(character)) from = at;
        this.#indent = undefined;
      }
    }
    this.#open?.keep(chunk.slice(from));
    if (!this.#doubt) return undefined;
    if (this.#open?.isTooLarge) return this.#refute(chunk, chunk.length);
    this.#doubt = { ...this.#doubt, earlier: this.#doubt.earlier + chunk.slice(this.#doubt.at), at: 0 };
    return undefined;
  }

  /**
   * Whether a string may continue after a line break. The amount of text that is read twice is limited, since a file
   * could be made so that much of it is read twice.
   */
  #mayGoOn(open: OpenValue): boolean {
    return !open.isScalar && this.#charactersReadAgain <= mostReadAgain + 4 * this.#charactersRead;
  }

  /** Ends the open value at the doubtful line break, as unreadable. Returns the text after the line break. */
  #refute(chunk: string, at: number): string {
    const { line, fault, earlier, at: from } = this.#doubt ?? { line: this.#line, fault: undefined, earlier: "", at };
    this.#doubt = undefined;
    this.#charactersReadAgain += earlier.length + at - from;
    this.#line = line;
    this.#giveUp(fault ?? cutReason, false);
    this.#endLine();
    return (earlier + chunk.slice(from)).slice(1);
  }

  /** Returns the last entries, and the reason if the file ends unexpectedly. */
  end(): FileRecord[] {
    while (this.#doubt) this.#readThrough(this.#refute("", 0));
    if (this.#open?.isScalar && !this.#open.isInString) this.#close("");
    this.#settleScalar("");
    if (this.#open) {
      const reason = "is incomplete: the file ends in it. It was cut off, or a bracket is missing.";
      this.#records.addBroken(this.#open.line, reason);
    } else if (this.#recovery.isSkipping()) {
      const reason = "is the end of the file: nothing could be read since the previous entry.";
      this.#records.addBroken(this.#line, reason);
    } else if (this.#list) {
      this.#records.addBroken(this.#list.line, "begins an array that does not end: the file was cut off.");
    } else this.#records.end();
    return this.#records.take();
  }

  get #position(): Position {
    return { line: this.#line, indent: this.#indent };
  }

  #isCutBy(character: string): boolean {
    const open = this.#open;
    return open !== undefined && !open.isScalar && open.isCutBy(character, this.#indent, this.#areObjectsOnLines);
  }

  /** Takes a character outside entries. Returns whether the character begins an entry. */
  #begins(character: string): boolean {
    this.#settleScalar(character);
    if (!this.#recovery.mayRead(character, this.#position, this.#list !== undefined)) return false;
    if (this.#takesListMark(character)) return false;
    if (this.#list) this.#list.isEmpty = false;
    if (character === ",") this.#records.addBroken(this.#line, 'begins with ",", which is not JSON.');
    else if (!beginsValue(character)) this.#passOverFrom(this.#line, character);
    else {
      this.#open = new OpenValue(character, this.#line, this.#indent);
      return true;
    }
    return false;
  }

  /** Takes a bracket or comma of the list that contains the entries. */
  #takesListMark(character: string): boolean {
    if (character === "[" && !this.#list && !this.#hasBareEntries) {
      this.#records.addEmptyList();
      this.#list = { line: this.#line, isEmpty: true };
      return true;
    }
    if (!this.#list) return false;
    if (character === "]") {
      if (this.#list.isEmpty) this.#records.keepEmptyList(this.#list.line);
      this.#list = undefined;
      return true;
    }
    if (character === ",") this.#recovery.reportNext();
    return character === ",";
  }

  #endLine(): void {
    if (this.#open?.isInString) this.#giveUp(this.#open.fault ?? cutReason, false);
    this.#settleScalar("");
    this.#recovery.endLine();
    this.#line += 1;
    this.#indent = "";
  }

  /** Ends the open value with this text. Returns `false` if the end of an earlier string is doubtful. */
  #close(text: string): boolean {
    const value = this.#open;
    if (!value) return true;
    value.keep(text);
    if (this.#doubt && "reason" in value.read()) return false;
    this.#doubt = undefined;
    this.#open = undefined;
    this.#hasBareEntries ||= this.#list === undefined;
    if (value.isScalar) {
      this.#scalar = value;
      return true;
    }
    this.#areObjectsOnLines ||= value.line === this.#line && value.indent !== undefined;
    this.#settle(value);
    return true;
  }

  #settle(value: OpenValue): void {
    const read = value.read();
    if ("reason" in read) return this.#records.addBroken(value.line, read.reason);
    this.#recovery.succeed();
    this.#records.add({ kind: "record", line: value.line, length: value.length, ...read });
  }

  /** `next` is the character after the scalar on its line; empty at the end of the line. */
  #settleScalar(next: string): void {
    const value = this.#scalar;
    if (!value) return;
    this.#scalar = undefined;
    const isEntry = next === "" || "{[".includes(next) || (this.#list !== undefined && ",]".includes(next));
    if (isEntry && ("value" in value.read() || value.isTooLarge)) this.#settle(value);
    else this.#passOverFrom(value.line, value.first);
  }

  /** Ends the open value as unreadable. Reading resumes here if `isNext`, otherwise on a later line. */
  #giveUp(reason: string, isNext: boolean): void {
    const value = this.#open;
    if (!value) return;
    const { line, indent } = value;
    if (!value.isScalar) this.#recovery.reportNext();
    this.#open = undefined;
    const onlyObjects = indent === undefined && !this.#areObjectsOnLines;
    this.#recovery.passOver(line, reason, this.#position, { at: "line", line, indent, onlyObjects });
    if (isNext) this.#recovery.resume();
  }

  #passOverFrom(line: number, character: string): void {
    const reason = `begins with ${JSON.stringify(character)}, which is not JSON.`;
    const elsewhere = { at: "line", line: this.#line, indent: undefined, onlyObjects: false } as const;
    this.#recovery.passOver(line, reason, this.#position, this.#list ? { at: "element" } : elsewhere);
  }
}
