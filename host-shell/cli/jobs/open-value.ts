/** Half of what one call may have, since letters may take more than a byte. */
const longestValue = 6 * 2 ** 20;

/** A JSON value of which the beginning was read. */
export interface OpenValue {
  readonly line: number;
  /** The white space that stands before it on its line; `undefined` if something else does. */
  readonly indent: string | undefined;
  readonly first: string;
  readonly parts: string[];
  letters: number;
  /** The brackets that are open. */
  brackets: string;
  /** The last letter that was neither white space nor in a text. */
  last: string;
  text: "none" | "plain" | "escaped";
  /** Why it can be no JSON, whatever follows. */
  fault: string | undefined;
}

export type ReadValue = { readonly value: unknown } | { readonly reason: string };

export function openValue(letter: string, line: number, indent: string | undefined): OpenValue {
  return {
    line,
    indent,
    first: letter,
    parts: [],
    letters: 0,
    brackets: letter === "{" || letter === "[" ? letter : "",
    last: letter,
    text: letter === '"' ? "plain" : "none",
    fault: undefined,
  };
}

/** A text, a number, `true`, `false` or `null`, or what only looks as if it were one. */
export function isScalar({ first }: OpenValue): boolean {
  return first !== "{" && first !== "[";
}

/** Keeps what it is read from, unless it cannot be taken anyway. */
export function keepText(open: OpenValue, text: string): void {
  open.letters += text.length;
  if (open.fault !== undefined || isTooLarge(open)) open.parts.length = 0;
  else open.parts.push(text);
}

/** Takes the next letter outside of texts. Answers whether the value ends with it. */
export function endsWith(open: OpenValue, letter: string): boolean {
  open.last = letter;
  if (letter === '"') open.text = "plain";
  else if (letter === "{" || letter === "[") open.brackets += letter;
  else if (letter === "}" || letter === "]") {
    const depth = open.brackets.lastIndexOf(letter === "}" ? "{" : "[");
    if (depth < open.brackets.length - 1) {
      open.fault ??= `is broken JSON: it has a ${letter} where none belongs.`;
    }
    if (depth >= 0) open.brackets = open.brackets.slice(0, depth);
    return open.brackets === "";
  }
  return false;
}

/** Takes a letter of a text. Answers whether the text ends with it. */
export function endsText(open: OpenValue, letter: string): boolean {
  if (open.text === "escaped") open.text = "plain";
  else if (letter === "\\") open.text = "escaped";
  else if (letter === '"') open.text = "none";
  return open.text === "none";
}

export function isTooLarge({ letters }: OpenValue): boolean {
  return letters > longestValue;
}

export function readValue({ letters, parts, fault }: OpenValue): ReadValue {
  if (fault !== undefined) return { reason: fault };
  if (letters > longestValue) {
    return { reason: `is larger than ${longestValue / 2 ** 20} MB. Give each posting an entry of its own.` };
  }
  try {
    return { value: JSON.parse(parts.join("")) as unknown };
  } catch (error) {
    return { reason: `is broken JSON: ${error instanceof Error ? error.message : String(error)}.` };
  }
}
