/** Characters of a private use plane, which neither fonts nor our own rules use. */
export const marks = { open: "\u{F0000}", middle: "\u{F0001}", close: "\u{F0002}" } as const;
const { open, middle, close } = marks;

const whole = new RegExp(`^${open}([^${middle}]*)${middle}([^${close}]*)${close}$`, "u");
/** Also finds marks in an address that `URL` encoded. */
const any = new RegExp(`(?:${open}|%F3%B0%80%80)([\\w-]*)(?:${middle}|%F3%B0%80%81)|(?:${close}|%F3%B0%80%82)`, "gu");

/**
 * Marks a text with the metadata that the CMS sent with its field. Blocks draw the text like any other, and
 * `fillFieldChromes` turns the marks into chromes.
 */
export function withMetadata(text: string, metadata: unknown): string {
  return `${open}${Buffer.from(JSON.stringify(metadata)).toString("base64url")}${middle}${text}${close}`;
}

/** Takes the marks off a whole text. */
export function splitMetadata(text: string): { readonly text: string; readonly metadata: unknown } {
  const [, code, inside] = whole.exec(text) ?? [];
  if (code === undefined || inside === undefined) return { text, metadata: undefined };
  return { text: inside, metadata: JSON.parse(metadataOf(code)) as unknown };
}

/** Changes a text that may be marked. The marks stay around it. */
export function changedWithin(text: string, change: (text: string) => string): string {
  const { text: inside, metadata } = splitMetadata(text);
  return metadata === undefined ? change(text) : withMetadata(change(inside), metadata);
}

/** Returns the metadata of a mark as JSON. */
export function metadataOf(code: string): string {
  return Buffer.from(code, "base64url").toString();
}

/** Returns the metadata of the first mark in `text`, as JSON; `undefined` for a text without marks. */
export function firstMetadataIn(text: string): string | undefined {
  if (!hasMarks(text)) return undefined;
  const code = [...text.matchAll(any)].find((mark) => mark[1] !== undefined)?.[1];
  return code === undefined ? undefined : metadataOf(code);
}

export function hasMarks(text: string): boolean {
  return text.includes(open) || text.includes(close) || text.includes("%F3%B0%80%8");
}

export function withoutMarks(text: string): string {
  return hasMarks(text) ? text.replace(any, "") : text;
}

/** Divides a text at its marks: each odd part is the code of an opening mark, or `undefined` for a closing mark. */
export function dividedByMarks(text: string): readonly (string | undefined)[] {
  return text.split(any);
}
