const word = /[\p{L}\p{N}](?:[\p{L}\p{N}\p{M}'’./&-]*[\p{L}\p{N}\p{M}])?/gu;

export function wordsOf(text: string): readonly string[] {
  return text.match(word) ?? [];
}

export function countWords(text: string): number {
  return wordsOf(text).length;
}
