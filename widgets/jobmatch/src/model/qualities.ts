/** A block of the explanation why a job fits: a paragraph or a list. */
export type QualitiesBlock =
  | { readonly kind: "paragraph"; readonly text: string }
  | { readonly kind: "list"; readonly points: readonly string[] };

const bullet = "• ";

/** Splits the text of the core qualities into blocks. A list may follow its paragraph without an empty line. */
export function blocksOf(qualities: string): readonly QualitiesBlock[] {
  const blocks: QualitiesBlock[] = [];
  for (const paragraph of qualities.split(/\n\s*\n/u)) {
    const lines = paragraph.split("\n").map((line) => line.trim());
    const points = lines.filter((line) => line.startsWith(bullet)).map((line) => line.slice(bullet.length));
    const text = lines.filter((line) => line !== "" && !line.startsWith(bullet)).join(" ");
    if (text !== "") blocks.push({ kind: "paragraph", text });
    if (points.length > 0) blocks.push({ kind: "list", points });
  }
  return blocks;
}
