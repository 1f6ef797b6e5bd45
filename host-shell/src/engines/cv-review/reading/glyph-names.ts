/** Marks of composed letters by their names: "aring" is "a" with "ring". */
const marks: Readonly<Record<string, string>> = {
  acute: "\u0301",
  breve: "\u0306",
  caron: "\u030c",
  cedilla: "\u0327",
  circumflex: "\u0302",
  dieresis: "\u0308",
  dotaccent: "\u0307",
  grave: "\u0300",
  hungarumlaut: "\u030b",
  macron: "\u0304",
  ogonek: "\u0328",
  ring: "\u030a",
  tilde: "\u0303",
};

/** Names of the Adobe glyph list that do not follow from a letter and its mark. */
const characters: Readonly<Record<string, string>> = Object.fromEntries(
  [
    "zero 0, one 1, two 2, three 3, four 4, five 5, six 6, seven 7, eight 8, nine 9",
    "ae æ, AE Æ, oslash ø, Oslash Ø, oe œ, OE Œ, germandbls ß, eth ð, Eth Ð, thorn þ, Thorn Þ, lslash ł, Lslash Ł",
    "dotlessi ı, dotlessj ȷ, longs ſ, ampersand &, at @, percent %, plus +, minus −, equal =, slash /, fraction ⁄",
    "hyphen -, hyphenminus -, endash –, emdash —, underscore _, period ., comma \u002c, colon :, semicolon ;, bullet •",
    "periodcentered ·, exclam !, question ?, parenleft (, parenright ), bracketleft [, bracketright ], numbersign #",
    `quotesingle ', quotedbl ", quoteleft ‘, quoteright ’, quotedblleft “, quotedblright ”, quotedblbase „`,
    "guillemotleft «, guillemotright », ellipsis …, asterisk *, bar |, dollar $, sterling £, Euro €, section §, degree °",
  ]
    .join(", ")
    .split(", ")
    .map((entry) => {
      const at = entry.indexOf(" ");
      return [entry.slice(0, at), entry.slice(at + 1)];
    }),
);

/** Ligatures whose names are written without underscores. */
const ligature = /^(?:ff?[bfhijklrt]?|tt|ti|tti|tf|ct|st|Th|ij|IJ)$/;
/** Forms of one letter in older fonts: "Asmall", "oneoldstyle". */
const form = /(?:small|oldstyle|fitted)$/;

/**
 * The letters that the name of a glyph stands for (Adobe Glyph List Specification): `f_f_i` -> "ffi", `one.oldstyle` ->
 * "1", `uni00E5` -> "å". `undefined` for a name without a meaning, such as `g12`.
 */
export function lettersOfName(name: string): string | undefined {
  const [base = ""] = name.split(".", 1);
  if (base === "") return undefined;
  const parts = base.split("_").map(lettersOfPart);
  return parts.includes(undefined) ? undefined : parts.join("").normalize("NFC");
}

function lettersOfPart(part: string): string | undefined {
  if (/^[A-Za-z]$/.test(part) || ligature.test(part)) return part;
  const units = /^uni((?:[0-9A-F]{4})+)$/.exec(part)?.[1] ?? /^u([0-9A-F]{4,6})$/.exec(part)?.[1];
  if (units !== undefined) return lettersOfHex(part.startsWith("uni") ? (units.match(/.{4}/g) ?? []) : [units]);
  if (Object.hasOwn(characters, part)) return characters[part];
  const [, letter, mark = ""] = /^([A-Za-z])([a-z]+)$/.exec(part) ?? [];
  if (letter !== undefined && Object.hasOwn(marks, mark)) return letter + marks[mark];
  return form.test(part) ? lettersOfPart(part.replace(form, "")) : undefined;
}

function lettersOfHex(codes: readonly string[]): string | undefined {
  const points = codes.map((code) => Number.parseInt(code, 16));
  return points.every((point) => point > 0 && point <= 0x10ffff) ? String.fromCodePoint(...points) : undefined;
}
