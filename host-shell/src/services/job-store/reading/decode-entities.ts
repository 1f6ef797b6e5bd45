import sanitizeHtml from "sanitize-html";

const known = new Map<string, string>([
  ["amp", "&"],
  ["lt", "<"],
  ["gt", ">"],
  ["quot", '"'],
  ["apos", "'"],
  ["nbsp", " "],
]);

/** Of the named ones there are 2200; those that nobody meant go on as they are. */
export function decodeEntities(text: string): string {
  if (!text.includes("&")) return text;
  return text.replaceAll(
    /&(?:#x([\da-f]{1,6})|#(\d{1,7})|([a-z]\w{1,30}));/gi,
    (entity, hexadecimal, decimal, name) => {
      if (name !== undefined) return named(String(name));
      const code = hexadecimal === undefined ? Number(decimal) : Number.parseInt(String(hexadecimal), 16);
      const isLetter = code > 0 && code <= 0x10_ff_ff && !(code >= 0xd8_00 && code <= 0xdf_ff);
      return isLetter ? String.fromCodePoint(code) : entity === "" ? "" : " ";
    },
  );
}

function named(name: string): string {
  const before = known.get(name);
  if (before !== undefined) return before;
  const letter = sanitizeHtml(`&${name};`, { allowedTags: [] });
  const unknown = letter === `&amp;${name};`;
  // Postings come from outside: what they call entities must not fill the memory.
  if (!unknown && known.size < 2_500) known.set(name, letter);
  return unknown ? `&${name};` : letter;
}
