const named: Readonly<Record<string, string>> = {
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  apos: "'",
  nbsp: "\u00a0",
  aelig: "æ",
  oslash: "ø",
  aring: "å",
  AElig: "Æ",
  Oslash: "Ø",
  Aring: "Å",
  eacute: "é",
  uuml: "ü",
  ouml: "ö",
  auml: "ä",
  ndash: "–",
  mdash: "—",
  hellip: "…",
  raquo: "»",
  laquo: "«",
  rdquo: "”",
  ldquo: "“",
  rsquo: "’",
  lsquo: "‘",
  euro: "€",
};

/**
 * Decodes the entities in the text of an attribute. With a `document`, all names of entities are known; without one,
 * only the names in Danish texts are known, and other entities stay as they are.
 */
export function decodeEntities(text: string): string {
  if (!text.includes("&")) return text;
  if (typeof document !== "undefined") {
    const template = document.createElement("template");
    template.innerHTML = `<i title="${text.replaceAll('"', "&quot;")}"></i>`;
    return template.content.firstElementChild?.getAttribute("title") ?? "";
  }
  return text.replace(/&(?:#(\d{1,7})|#[xX]([\da-fA-F]{1,6})|([a-zA-Z]+));/g, (entity, decimal, hexadecimal, name) => {
    if (name !== undefined) return Object.hasOwn(named, name) ? (named[name] ?? entity) : entity;
    const code = decimal === undefined ? parseInt(hexadecimal, 16) : Number(decimal);
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : "\ufffd";
  });
}

/** Encodes the text of an attribute with the entities of a written placeholder. */
export function encodeEntities(text: string): string {
  return text
    .replaceAll("&", "&amp;")
    .replaceAll('"', "&quot;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll("\n", "&#10;");
}
