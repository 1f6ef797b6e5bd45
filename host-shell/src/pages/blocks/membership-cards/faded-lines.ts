/** The class names in the specification that fade lines of a card: one for each of seven lines, and one for all. */
export interface FadedLines {
  readonly classes: readonly string[];
  readonly isFaded: (line: number) => boolean;
}

const known = new Set(["01", "02", "03", "04", "05", "06", "07", "all"]);

/** Reads "05 06" or "all". Unknown words are ignored. `isFaded` counts lines from 1. */
export function fadedLines(written = ""): FadedLines {
  const words = written
    .toLowerCase()
    .split(/[\s,]+/)
    .filter((word) => known.has(word));
  const faded = new Set(words);
  return {
    classes: [...faded].map((word) => `fade-${word}`),
    isFaded: (line) => faded.has("all") || faded.has(String(line).padStart(2, "0")),
  };
}
