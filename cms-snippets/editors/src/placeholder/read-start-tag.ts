/** One attribute of a start tag, as it is written. */
export interface WrittenAttribute {
  /** In lower case. */
  readonly name: string;
  /** The text between the quotation marks, with its entities; empty for an attribute without a value. */
  readonly text: string;
  /** The whole attribute, such as `id='cv'`. */
  readonly source: string;
}

export interface StartTag {
  /** In lower case. */
  readonly tag: string;
  readonly attributes: readonly WrittenAttribute[];
  /** Index of the first character after the tag. */
  readonly end: number;
}

/** Reads the start tag that begins at an index; `undefined` if no start tag begins there, or if the HTML ends in it. */
export function readStartTag(html: string, start: number): StartTag | undefined {
  const [, tag] = match(/<([a-z][^\s/>]*)/iy, html, start) ?? [];
  if (tag === undefined) return undefined;
  const attributes: WrittenAttribute[] = [];
  let at = start + 1 + tag.length;
  for (;;) {
    at += match(/[\s/]*/y, html, at)?.[0].length ?? 0;
    if (at >= html.length) return undefined;
    if (html[at] === ">") return { tag: tag.toLowerCase(), attributes, end: at + 1 };
    const attribute = readAttribute(html, at);
    if (!attribute) return undefined;
    attributes.push(attribute);
    at += attribute.source.length;
  }
}

function readAttribute(html: string, start: number): WrittenAttribute | undefined {
  // An equals sign at the start of a name is part of the name.
  const name = match(/=?[^\s/>=]*/y, html, start)?.[0] ?? "";
  const afterName = start + name.length;
  const equals = match(/\s*=\s*/y, html, afterName)?.[0];
  if (equals === undefined) return { name: name.toLowerCase(), text: "", source: name };
  const valueAt = afterName + equals.length;
  const quote = html[valueAt];
  const isQuoted = quote === '"' || quote === "'";
  const end = isQuoted
    ? html.indexOf(quote, valueAt + 1)
    : valueAt + (match(/[^\s>]*/y, html, valueAt)?.[0].length ?? 0);
  if (end === -1) return undefined;
  const text = html.slice(isQuoted ? valueAt + 1 : valueAt, end);
  return { name: name.toLowerCase(), text, source: html.slice(start, isQuoted ? end + 1 : end) };
}

function match(sticky: RegExp, html: string, at: number): RegExpExecArray | null {
  sticky.lastIndex = at;
  return sticky.exec(html);
}
