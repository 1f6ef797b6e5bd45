/** One entry of a file, and the line on which it begins. */
export type FileRecord =
  | { readonly kind: "record"; readonly line: number; readonly value: unknown; readonly letters: number }
  /** What stands there is no entry; others were read after it, or the reason says that none could be. */
  | { readonly kind: "broken"; readonly line: number; readonly reason: string };

/** Half of what one call may have, since letters may take more than a byte. */
const longestRecord = 6 * 2 ** 20;

const endsPlainText = /["\\\n]/g;

/** Most letters of a file stand in texts. */
function endOfPlainText(chunk: string, from: number): number {
  endsPlainText.lastIndex = from;
  return endsPlainText.exec(chunk)?.index ?? chunk.length;
}

interface OpenRecord {
  readonly line: number;
  /** The white space that stands before it on its line; `undefined` if something else does. */
  readonly indent: string | undefined;
  readonly parts: string[];
  letters: number;
  /** The brackets that are open. */
  brackets: string;
  /** The last letter that was neither white space nor in a text. */
  last: string;
}

/** Splits a file as it comes in: a JSON array, one JSON object after the other, or one on each line (NDJSON). */
export interface RecordSplitter {
  readonly push: (chunk: string) => FileRecord[];
  readonly end: () => FileRecord[];
}

export function createRecordSplitter(): RecordSplitter {
  let found: FileRecord[] = [];
  let line = 1;
  let indent: string | undefined = "";
  let inList = false;
  let listLine = 0;
  let open: OpenRecord | undefined;
  let inText = false;
  let isEscaped = false;
  /** Whether entries stand on a line of their own each, as far as is known. */
  let byLine = false;
  /** Where reading goes on after a broken entry: on a line that begins so. */
  let resumesAt: { readonly line: number; readonly indent: string | undefined } | undefined;
  let hasSkipped = false;

  function broken(at: number, reason: string): void {
    found.push({ kind: "broken", line: at, reason });
  }

  function giveUp(reason: string): void {
    if (!open) return;
    broken(open.line, reason);
    resumesAt = { line: open.line, indent: open.indent };
    hasSkipped = false;
    open = undefined;
    inText = false;
    isEscaped = false;
  }

  function begin(bracket: string): void {
    open = { line, indent, parts: [], letters: 0, brackets: bracket, last: bracket };
    resumesAt = undefined;
  }

  function keep(text: string): void {
    if (!open) return;
    open.letters += text.length;
    if (open.letters > longestRecord) open.parts.length = 0;
    else open.parts.push(text);
  }

  function close(): void {
    if (!open) return;
    const { line: at, letters, parts } = open;
    byLine ||= at === line && open.indent !== undefined;
    open = undefined;
    if (letters > longestRecord) {
      return broken(at, `is larger than ${longestRecord / 2 ** 20} MB. Give each posting an entry of its own.`);
    }
    try {
      found.push({ kind: "record", line: at, value: JSON.parse(parts.join("")) as unknown, letters });
    } catch (error) {
      broken(at, `is broken JSON: ${error instanceof Error ? error.message : String(error)}.`);
    }
  }

  /** Whether a bracket begins the next entry though this one was not ended. */
  function beginsNext(bracket: string, { indent: own, last }: OpenRecord): boolean {
    return bracket === "{" && indent !== undefined && indent === own && (byLine || !",:[{".includes(last));
  }

  function outside(letter: string): boolean {
    if (resumesAt !== undefined) {
      const isBegun = indent !== undefined && indent === (resumesAt.indent ?? indent) && line > resumesAt.line;
      if (inList && letter === "]" && indent !== undefined && indent.length < (resumesAt.indent?.length ?? 1)) {
        resumesAt = undefined;
        inList = false;
        return false;
      }
      if (!isBegun || letter !== "{") {
        hasSkipped = true;
        return false;
      }
    }
    if (letter === "{" || (letter === "[" && (inList || byLine))) {
      begin(letter);
      return true;
    }
    if (letter === "[") {
      inList = true;
      listLine = line;
    } else if (letter === "]" && inList) inList = false;
    else if (letter !== "," || !inList) {
      broken(line, `begins with ${JSON.stringify(letter)}, which no JSON object does.`);
      resumesAt = { line, indent: undefined };
      hasSkipped = false;
    }
    return false;
  }

  return {
    push(chunk) {
      found = [];
      let from = 0;
      for (let at = 0; at < chunk.length; at += 1) {
        const letter = chunk.charAt(at);
        if (letter === "\n") {
          if (inText) {
            giveUp("is broken JSON: a text in it does not end on its line. Later entries were read where one begins.");
          }
          line += 1;
          indent = "";
          continue;
        }
        if (inText) {
          if (isEscaped) isEscaped = false;
          else if (letter === "\\") isEscaped = true;
          else if (letter === '"') inText = false;
          else at = endOfPlainText(chunk, at) - 1;
          continue;
        }
        if (letter === " " || letter === "\t" || letter === "\r" || letter === "\ufeff") {
          if (indent !== undefined) indent += letter;
          continue;
        }
        if (open && beginsNext(letter, open)) giveUp("is broken JSON: the next entry begins before it ends.");
        if (open) {
          switch (letter) {
            case '"':
              inText = true;
              break;
            case "{":
            case "[":
              open.brackets += letter;
              break;
            case "}":
            case "]": {
              const isMatched = open.brackets.at(-1) === (letter === "}" ? "{" : "[");
              if (!isMatched) giveUp(`is broken JSON: it has a ${letter} where none belongs.`);
              else if (open.brackets.length === 1) {
                keep(chunk.slice(from, at + 1));
                close();
              } else open.brackets = open.brackets.slice(0, -1);
              break;
            }
            default:
          }
          if (open) open.last = letter;
        } else if (outside(letter)) from = at;
        indent = undefined;
      }
      if (open) keep(chunk.slice(from));
      return found;
    },

    end() {
      found = [];
      if (open) broken(open.line, "is not whole: the file ends in it. It was cut off, or a bracket is missing.");
      else if (resumesAt && hasSkipped)
        broken(line, "is where the file ends: nothing could be read since the entry before.");
      else if (inList) broken(listLine, "begins a list that does not end: the file was cut off.");
      return found;
    },
  };
}
