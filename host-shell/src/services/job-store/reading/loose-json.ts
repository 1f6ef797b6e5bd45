import { decodeHTMLStrict } from "entities/decode";

export interface LooseJson {
  readonly value: unknown;
  /** The indexes of repaired elements, counted in the list directly inside the outer value. Empty for valid JSON. */
  readonly repaired: ReadonlySet<number>;
}

const nothing: ReadonlySet<number> = new Set();

/**
 * Parses JSON as pages publish it: with raw line breaks and other control characters in strings, a comma before a
 * closing bracket, an escaped apostrophe, blanks that JSON does not allow, or the whole text escaped for HTML. Valid
 * JSON is not changed. Throws the errors of `JSON.parse`.
 */
export function readLooseJson(text: string): LooseJson {
  try {
    return { value: JSON.parse(text) as unknown, repaired: nothing };
  } catch (error) {
    const isEscaped = /^[\s[{]*&(?:quot|#34|#x22);/i.test(text.slice(0, 100));
    const { json, places } = repairedJson(isEscaped ? decodeHTMLStrict(text) : text);
    if (isEscaped) places.add(0);
    if (places.size === 0) throw error;
    try {
      return { value: JSON.parse(json) as unknown, repaired: places };
    } catch {
      throw error;
    }
  }
}

const quote = 0x22;
const apostrophe = 0x27;
const backslash = 0x5c;
const comma = 0x2c;
const space = 0x20;
const [openBrace, closeBrace, openBracket, closeBracket] = [0x7b, 0x7d, 0x5b, 0x5d] as const;
/**
 * The escapes of control characters: the code of the letter after the backslash, by the code of the character. Other
 * control characters have no meaning in a text.
 */
const escapes: ReadonlyMap<number, number> = new Map([
  [0x09, 0x74],
  [0x0a, 0x6e],
  [0x0d, 0x72],
]);
/** Blanks that JSON does not allow between values. */
const strangeBlanks: ReadonlySet<number> = new Set([0, 0x0b, 0x0c, 0xa0, 0x2028, 0x2029, 0xfeff]);

const beforeValues: ReadonlySet<number> = new Set([openBrace, openBracket, comma, 0x3a]);

/** Reads each character once, and writes at most two characters for it. */
function repairedJson(text: string): { readonly json: string; readonly places: Set<number> } {
  const written = new Uint16Array(text.length * 2);
  const places = new Set<number>();
  let length = 0;
  let depth = 0;
  let element = 0;
  let isInString = false;
  /** The last character outside strings that is not a blank. */
  let last = openBracket as number;
  /** The index of a comma in the output, if no value has followed it yet. */
  let lastComma: number | undefined;

  const write = (code: number) => {
    written[length] = code;
    length += 1;
  };
  const writeControl = (code: number) => {
    places.add(element);
    const escape = escapes.get(code);
    if (escape !== undefined) write(backslash);
    write(escape ?? space);
  };

  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (isInString) {
      if (code === backslash) {
        const next = text.charCodeAt(at + 1);
        if (next < 0x20) continue;
        at += 1;
        if (next === apostrophe) places.add(element);
        else write(code);
        write(next);
      } else if (code < 0x20) writeControl(code);
      else {
        isInString = code !== quote;
        write(code);
      }
      continue;
    }
    if (strangeBlanks.has(code)) {
      places.add(element);
      write(space);
      continue;
    }
    if (code === closeBrace || code === closeBracket) {
      if (lastComma !== undefined) {
        if (depth === 2) element -= 1;
        places.add(element);
        written[lastComma] = space;
      }
      depth -= 1;
    } else if (code === openBrace || code === openBracket) depth += 1;
    else if (code === comma && depth === 2) element += 1;
    isInString = code === quote;
    if (code === comma) lastComma = beforeValues.has(last) ? undefined : length;
    else if (code > space) lastComma = undefined;
    if (code > space) last = code;
    write(code);
  }
  return { json: Buffer.from(written.buffer, 0, length * 2).toString("utf16le"), places };
}
