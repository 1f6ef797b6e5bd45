import type { MarkedText } from "../../../services/site-search/site-search.ts";

const mostWords = 35;

/** The first 35 words of a text, followed by "…" if it has more. */
export function firstWords(parts: MarkedText): MarkedText {
  let left = mostWords;
  const kept: { text: string; marked: boolean }[] = [];
  let isInWord = false;
  for (const { text, marked } of parts) {
    let end = 0;
    for (const { index, 0: word } of text.matchAll(/\S+/g)) {
      const continues = index === 0 && isInWord;
      if (!continues && left === 0) {
        const cut = text.slice(0, end).trimEnd();
        return [...trimmedEnd(kept, cut === "" ? [] : [{ text: cut, marked }]), { text: " …", marked: false }];
      }
      if (!continues) left -= 1;
      end = index + word.length;
    }
    isInWord = /\S$/.test(text) || (text === "" && isInWord);
    kept.push({ text, marked });
  }
  return parts;
}

function trimmedEnd(parts: MarkedText, more: MarkedText): MarkedText {
  const [last] = parts.slice(-1);
  if (more.length > 0 || !last) return [...parts, ...more];
  return [...parts.slice(0, -1), { ...last, text: last.text.trimEnd() }];
}
