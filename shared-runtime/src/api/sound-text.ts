/** Whether a text can be kept everywhere: databases take neither U+0000 nor half of a surrogate pair. */
export function isSoundText(text: string): boolean {
  return text.isWellFormed() && !text.includes("\0");
}

/** What breaks a line, moves a terminal's cursor or turns the order of letters around: a text could pass for others. */
const disguise = /[\p{Control}\p{Line_Separator}\p{Paragraph_Separator}\p{Bidi_Control}]/gu;

/** Whether a text reads the same wherever it is printed, and stays on its line. */
export function isOneLine(text: string): boolean {
  return isSoundText(text) && text.search(disguise) < 0;
}

/** The text with everything named by its number that would make it more than one line: `\u001b`. */
export function asOneLine(text: string): string {
  return text.replaceAll(disguise, (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, "0")}`);
}

/** What is nested deeper was made by no editor, and breaks what reads or writes it step into step. */
const deepest = 100;

/** Whether a JSON value is nested no deeper than people write. */
export function isShallow(value: unknown): boolean {
  let level: readonly unknown[] = [value];
  for (let depth = 0; ; depth += 1) {
    const nested = level.filter((item) => typeof item === "object" && item !== null);
    if (nested.length === 0) return true;
    if (depth === deepest) return false;
    level = nested.flatMap((item) => Object.values(item));
  }
}

/** Whether a JSON value is shallow, and each text and name in it can be kept. */
export function isSoundJson(value: unknown): boolean {
  return isShallow(value) && hasSoundTexts(value);
}

function hasSoundTexts(value: unknown): boolean {
  if (typeof value === "string") return isSoundText(value);
  if (typeof value !== "object" || value === null) return true;
  return Object.entries(value).every(([name, content]) => isSoundText(name) && hasSoundTexts(content));
}
