import {
  endsText,
  endsWith,
  isScalar,
  isTooLarge,
  keepText,
  openValue,
  type OpenValue,
  readValue,
  type ReadValue,
} from "./open-value.ts";

/** One entry of a file, and the line on which it begins. */
export type FileRecord =
  /** Any JSON value: whether it is a posting is for others to say. */
  | { readonly kind: "record"; readonly line: number; readonly value: unknown; readonly letters: number }
  /** What stands there is no entry; others were read after it, or the reason says that none could be. */
  | { readonly kind: "broken"; readonly line: number; readonly reason: string };

/** Splits a file as it comes in: a JSON array, one JSON value after the other, or one on each line (NDJSON). */
export interface RecordSplitter {
  readonly push: (chunk: string) => FileRecord[];
  readonly end: () => FileRecord[];
}

/** Where reading goes on after what could not be read. */
type Detour =
  | { readonly to: "element" }
  /** On a later line with this white space before it, or any; only at an object if others may be a part of the broken one. */
  | { readonly to: "line"; readonly line: number; readonly indent: string | undefined; readonly onlyObjects: boolean };

const endsPlainText = /["\\\n]/g;

/** Most letters of a file stand in texts. */
function endOfPlainText(chunk: string, from: number): number {
  endsPlainText.lastIndex = from;
  return endsPlainText.exec(chunk)?.index ?? chunk.length;
}

const isWhite = (letter: string) => letter === " " || letter === "\t" || letter === "\r" || letter === "\ufeff";
const endsWord = (letter: string) => ',:{}[]"'.includes(letter);
const beginsValue = (letter: string) => !",:}]".includes(letter);

export function createRecordSplitter(): RecordSplitter {
  let found: FileRecord[] = [];
  let line = 1;
  let indent: string | undefined = "";
  let open: OpenValue | undefined;
  /** It is whole, and an entry unless something follows that makes its line no JSON. */
  let scalar: OpenValue | undefined;
  let list: { readonly line: number; isEmpty: boolean } | undefined;
  /** A list without entries is one itself if there is anything else in the file. */
  let emptyListLine: number | undefined;
  let isAnyFound = false;
  /** Whether there are entries outside of lists: then a list is an entry, too. */
  let isBare = false;
  /** Whether objects stand on a line of their own each, as far as is known. */
  let byLine = false;
  let detour: Detour | undefined;
  /** Whether what cannot be read goes on something that was reported. */
  let isLost = false;
  let hasSkipped = false;

  function addEmptyList(): void {
    if (emptyListLine === undefined) return;
    found.push({ kind: "record", line: emptyListLine, value: [], letters: 2 });
    emptyListLine = undefined;
    isAnyFound = true;
  }

  function add(record: FileRecord): void {
    addEmptyList();
    isAnyFound = true;
    found.push(record);
  }

  const broken = (at: number, reason: string) => add({ kind: "broken", line: at, reason });

  function settle(value: OpenValue, read: ReadValue): void {
    if ("reason" in read) return broken(value.line, read.reason);
    detour = undefined;
    isLost = false;
    add({ kind: "record", line: value.line, value: read.value, letters: value.letters });
  }

  function passOver(at: number, reason: string, next: Detour): void {
    if (isLost) hasSkipped = true;
    else {
      broken(at, reason);
      hasSkipped = false;
    }
    isLost = true;
    detour = detour?.to === "line" ? { ...detour, line } : next;
  }

  function passOverFrom(at: number, letter: string): void {
    const next: Detour = list ? { to: "element" } : { to: "line", line, indent: undefined, onlyObjects: false };
    passOver(at, `begins with ${JSON.stringify(letter)}, which no JSON object does.`, next);
  }

  /** `follows` is what stands after it on its line. */
  function settleScalar(follows: string): void {
    if (!scalar) return;
    const value = scalar;
    scalar = undefined;
    const isEntry = follows === "" || "{[".includes(follows) || (list !== undefined && ",]".includes(follows));
    const read = readValue(value);
    if (isEntry && ("value" in read || isTooLarge(value))) settle(value, read);
    else passOverFrom(value.line, value.first);
  }

  function close(): void {
    if (!open) return;
    const value = open;
    open = undefined;
    isBare ||= list === undefined;
    if (isScalar(value)) {
      scalar = value;
      return;
    }
    byLine ||= value.line === line && value.indent !== undefined;
    settle(value, readValue(value));
  }

  function giveUp(reason: string): void {
    if (!open) return;
    const { line: at, indent: own, fault } = open;
    isLost &&= isScalar(open);
    open = undefined;
    passOver(at, fault ?? reason, { to: "line", line: at, indent: own, onlyObjects: own === undefined && !byLine });
  }

  /** Whether a letter begins the next entry though this one was not ended. */
  function beginsNext(letter: string, { indent: own, last, brackets }: OpenValue): boolean {
    if (letter === "{" && last === "," && brackets.endsWith("{")) return true;
    if (indent === undefined || indent !== own) return false;
    return (letter === "{" && byLine) || (beginsValue(letter) && !",:[{".includes(last));
  }

  /** Whether a letter ends the detour. */
  function endsDetour(letter: string, taken: Detour): boolean {
    if (taken.to === "element") return ",]{".includes(letter);
    if (line <= taken.line || indent === undefined) return false;
    if (list && letter === "]") return indent.length < (taken.indent?.length ?? 1);
    return indent === (taken.indent ?? indent) && (taken.onlyObjects ? letter === "{" : beginsValue(letter));
  }

  /** Takes a letter that stands in no entry. Answers whether it begins one. */
  function begins(letter: string): boolean {
    settleScalar(letter);
    if (detour) {
      if (!endsDetour(letter, detour)) {
        hasSkipped ||= detour.to === "line" && line > detour.line;
        return false;
      }
      // Only what turns out to be JSON ends it for good.
      if (!beginsValue(letter) || letter === "{" || letter === "[") detour = undefined;
    }
    if (letter === "[" && !list && !isBare) {
      addEmptyList();
      list = { line, isEmpty: true };
      return false;
    }
    if (letter === "]" && list) {
      if (list.isEmpty) emptyListLine = list.line;
      list = undefined;
      return false;
    }
    if (letter === "," && list) {
      isLost = false;
      return false;
    }
    if (list) list.isEmpty = false;
    if (letter === ",") broken(line, 'begins with ",", which no JSON object does.');
    else if (!beginsValue(letter)) passOverFrom(line, letter);
    else {
      open = openValue(letter, line, indent);
      return true;
    }
    return false;
  }

  function endLine(): void {
    settleScalar("");
    if (detour?.to === "element") detour = undefined;
    line += 1;
    indent = "";
  }

  return {
    push(chunk) {
      found = [];
      let from = 0;
      const closeAt = (end: number) => {
        if (open) keepText(open, chunk.slice(from, end));
        close();
      };
      for (let at = 0; at < chunk.length; at += 1) {
        const letter = chunk.charAt(at);
        if (open && open.text !== "none" && letter !== "\n") {
          if (endsText(open, letter)) {
            if (isScalar(open)) closeAt(at + 1);
          } else if (open.text === "plain" && letter !== "\\") at = endOfPlainText(chunk, at + 1) - 1;
          continue;
        }
        if (
          open &&
          isScalar(open) &&
          open.text === "none" &&
          (letter === "\n" || isWhite(letter) || endsWord(letter))
        ) {
          closeAt(at);
        }
        if (letter === "\n") {
          if (open && open.text !== "none") {
            giveUp("is broken JSON: a text in it does not end on its line. Later entries were read where one begins.");
          }
          endLine();
          continue;
        }
        if (isWhite(letter)) {
          if (indent !== undefined && letter !== "\ufeff") indent += letter;
          continue;
        }
        if (open && !isScalar(open) && beginsNext(letter, open)) {
          giveUp("is broken JSON: the next entry begins before it ends.");
          detour = undefined;
        }
        if (open) {
          if (endsWith(open, letter)) closeAt(at + 1);
        } else if (begins(letter)) from = at;
        indent = undefined;
      }
      if (open) keepText(open, chunk.slice(from));
      return found;
    },

    end() {
      found = [];
      if (open && isScalar(open) && open.text === "none") close();
      settleScalar("");
      if (open) broken(open.line, "is not whole: the file ends in it. It was cut off, or a bracket is missing.");
      else if (detour?.to === "line" && hasSkipped)
        broken(line, "is where the file ends: nothing could be read since the entry before.");
      else if (list) broken(list.line, "begins a list that does not end: the file was cut off.");
      else if (isAnyFound) addEmptyList();
      return found;
    },
  };
}
