/** A translation as WordPress reads it: `.mo` for PHP, `.po` for translators, JSON for scripts. */
export interface TranslationFiles {
  readonly mo: Buffer;
  readonly po: string;
  readonly json: string;
}

const header = "Content-Type: text/plain; charset=UTF-8\nLanguage: da_DK\nPlural-Forms: nplurals=2; plural=(n != 1);\n";

export function translationFiles(texts: Readonly<Record<string, string>>): TranslationFiles {
  const sorted = Object.entries({ "": header, ...texts }).toSorted(([a], [b]) =>
    Buffer.compare(Buffer.from(a), Buffer.from(b)),
  );
  const messages = Object.fromEntries(Object.entries(texts).map(([text, translated]) => [text, [translated]]));
  const meaning = { domain: "messages", lang: "da_DK", "plural-forms": "nplurals=2; plural=(n != 1);" };
  return {
    mo: moOf(sorted),
    po: sorted
      .map(([text, translated]) => `msgid ${JSON.stringify(text)}\nmsgstr ${JSON.stringify(translated)}\n`)
      .join("\n"),
    json: JSON.stringify({ domain: "messages", locale_data: { messages: { "": meaning, ...messages } } }),
  };
}

/** The binary format of gettext: a head of seven numbers, two tables of length and offset, and the texts. */
function moOf(sorted: readonly (readonly [text: string, translated: string])[]): Buffer {
  const head = 28;
  const texts = [...sorted.map(([text]) => text), ...sorted.map(([, translated]) => translated)];
  const bytes = texts.map((text) => Buffer.from(`${text}\0`));
  const tables = Buffer.alloc(head + 8 * bytes.length);
  [0x950412de, 0, sorted.length, head, head + 8 * sorted.length, 0, head + 8 * bytes.length].forEach((number, index) =>
    tables.writeUInt32LE(number, 4 * index),
  );
  let offset = tables.length;
  for (const [index, text] of bytes.entries()) {
    tables.writeUInt32LE(text.length - 1, head + 8 * index);
    tables.writeUInt32LE(offset, head + 8 * index + 4);
    offset += text.length;
  }
  return Buffer.concat([tables, ...bytes]);
}
