/** The most words of a description. */
export const mostWords = 35;

/** Cuts a text after a number of words, with "…" in place of the rest. */
export function cutAt(text: string, most: number): string {
  const words = text.trim().split(/\s+/);
  return words.length <= most
    ? words.join(" ")
    : `${words
        .slice(0, most)
        .join(" ")
        .replace(/[,;:–-]$/, "")} …`;
}
