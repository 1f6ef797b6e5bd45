/** The character that PDF readers write for a glyph that they cannot decode. */
const lostLetter = "\ufffd";

interface Place {
  readonly start: number;
  readonly end: number;
}

interface PlainText {
  readonly text: string;
  /** Maps a place in the plain text to the text as written. */
  readonly placeOf: (place: Place) => Place;
}

const invisible = /^(?!\u00ad)\p{Cf}$/u;

/** The text with the digits of all scripts as ASCII digits, and without invisible characters. */
export function withPlainDigits(written: string): PlainText {
  if (!/(?!\u00ad)\p{Cf}|(?!\d)\p{N}|\ufffd/u.test(written)) return { text: written, placeOf: (place) => place };
  const starts: number[] = [];
  const ends: number[] = [];
  let text = "";
  let at = 0;
  for (const character of written) {
    const plain = invisible.test(character) ? "" : digitOf(character);
    text += plain;
    for (let unit = 0; unit < plain.length; unit += 1) {
      starts.push(at);
      ends.push(at + character.length);
    }
    at += character.length;
  }
  return { text, placeOf: ({ start, end }) => ({ start: starts[start] ?? at, end: ends[end - 1] ?? at }) };
}

/**
 * The ASCII digit for a digit of any script; any other character unchanged. The ten digits of a script follow one
 * another in Unicode. An undecoded glyph may be any digit. It is read as 1, since most dates are valid with a 1.
 */
function digitOf(character: string): string {
  if (character === lostLetter) return "1";
  if (!/\p{N}/u.test(character)) return character;
  const compatible = character.normalize("NFKC");
  if (/^\d$/.test(compatible)) return compatible;
  if (!/\p{Nd}/u.test(character)) return character;
  const digit = character.codePointAt(0) ?? 0;
  let zero = digit;
  while (digit - zero < 9 && /\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1;
  return String(digit - zero);
}
