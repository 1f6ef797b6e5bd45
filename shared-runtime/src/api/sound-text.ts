/** Whether a text can be stored in any database: databases accept neither U+0000 nor lone surrogates. */
export function isSoundText(text: string): boolean {
  return text.isWellFormed() && !text.includes("\0");
}

/** Characters that break a line, move a terminal's cursor or reverse the order of letters. */
const disguise = /[\p{Control}\p{Line_Separator}\p{Paragraph_Separator}\p{Bidi_Control}]/gu;

/** Whether a text reads the same wherever it is printed and stays on one line. */
export function isOneLine(text: string): boolean {
  return isSoundText(text) && text.search(disguise) < 0;
}

/** Escapes the characters that `isOneLine` rejects, for example as `\u001b`. */
export function asOneLine(text: string): string {
  return text.replaceAll(disguise, (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, "0")}`);
}

/** The deepest nesting. Nobody nests deeper by hand, and deeper values overflow the stack of recursive readers. */
const deepest = 100;

/** Whether a JSON value is nested at most 100 levels deep. */
export function isShallow(value: unknown): boolean {
  let level: readonly unknown[] = [value];
  for (let depth = 0; ; depth += 1) {
    const nested = level.filter((item) => typeof item === "object" && item !== null);
    if (nested.length === 0) return true;
    if (depth === deepest) return false;
    level = nested.flatMap((item) => Object.values(item));
  }
}

/** Whether a JSON value is shallow and each of its texts and keys can be stored. */
export function isSoundJson(value: unknown): boolean {
  return isShallow(value) && hasSoundTexts(value);
}

function hasSoundTexts(value: unknown): boolean {
  if (typeof value === "string") return isSoundText(value);
  if (typeof value !== "object" || value === null) return true;
  return Object.entries(value).every(([name, content]) => isSoundText(name) && hasSoundTexts(content));
}

/**
 * A copy of a JSON value whose texts can be stored: without U+0000, and with a replacement character for each lone
 * surrogate.
 */
export function soundCopyOf<Value>(value: Value): Value {
  return copied(value) as Value;
}

function copied(value: unknown): unknown {
  if (typeof value === "string") return value.replaceAll("\0", "").toWellFormed();
  if (Array.isArray(value)) return value.map(copied);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, content]) => [name, copied(content)]));
}
