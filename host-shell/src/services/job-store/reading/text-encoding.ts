/** An encoding, either found in the bytes of a text or declared. */
export interface TextEncoding {
  /** The name that `TextDecoder` knows, or UTF-32, which it does not know. */
  readonly name: string;
  /**
   * Whether a text with bytes that are invalid in the encoding is refused. False for UTF-16 and UTF-32: a text that
   * lacks half a character is accepted.
   */
  readonly fatal: boolean;
}

const unicode = (name: string): TextEncoding => ({ name, fatal: name === "utf-8" });

/**
 * Finds the encoding of a JSON text by its first four bytes: a byte order mark, or the zeros of the first characters,
 * which are ASCII in JSON. Without either, returns the declared encoding, by default UTF-8.
 */
export function encodingOf(head: Uint8Array, declared = "utf-8"): TextEncoding {
  const [a = 1, b = 1, c = 1, d = 1] = head;
  if (a === 0xef && b === 0xbb && c === 0xbf) return unicode("utf-8");
  if (a === 0xff && b === 0xfe) return unicode(c === 0 && d === 0 ? "utf-32le" : "utf-16le");
  if (a === 0xfe && b === 0xff) return unicode("utf-16be");
  if (a === 0 && b === 0) return unicode("utf-32be");
  if (a !== 0 && b === 0) return unicode(c === 0 && d === 0 ? "utf-32le" : "utf-16le");
  if (a === 0) return unicode("utf-16be");
  return { name: declared, fatal: true };
}

/** Decodes a text in parts. The last call is without bytes. */
export type TextReader = (bytes?: Uint8Array) => string;

/** Throws `RangeError` for an unknown encoding. The reader throws `TypeError` for bytes that the encoding does not allow. */
export function createTextReader({ name, fatal }: TextEncoding): TextReader {
  if (name === "utf-32le" || name === "utf-32be") return utf32Reader(name === "utf-32le");
  const decoder = new TextDecoder(name, { fatal });
  return (bytes) => (bytes ? decoder.decode(bytes, { stream: true }) : decoder.decode());
}

const replacement = 0xfffd;

function utf32Reader(isLittle: boolean): TextReader {
  let rest: Uint8Array = new Uint8Array();
  return (bytes) => {
    if (!bytes) return rest.length > 0 ? String.fromCodePoint(replacement) : "";
    const all = Buffer.concat([rest, bytes]);
    const end = all.length - (all.length % 4);
    rest = all.subarray(end);
    let text = "";
    for (let at = 0; at < end; at += 4) {
      const code = isLittle ? all.readUInt32LE(at) : all.readUInt32BE(at);
      if (at === 0 && code === 0xfeff) continue;
      text += String.fromCodePoint(code > 0x10ffff ? replacement : code);
    }
    return text;
  };
}

/**
 * Decodes a whole text. `declared` is the encoding that was stated with it. Throws as `createTextReader` and its reader
 * do.
 */
export function decodedText(bytes: Uint8Array, declared?: string): string {
  const read = createTextReader(encodingOf(bytes, declared));
  return read(bytes) + read();
}
