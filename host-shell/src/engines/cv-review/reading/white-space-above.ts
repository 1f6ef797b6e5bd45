/** The height of letters above and below the baseline, in ems. */
const ascent = 0.75;
const descent = 0.25;

interface Placed {
  readonly page: number;
  readonly column: number;
  readonly y: number;
  readonly size: number;
}

/** The white space above each line, to the previous line of its column; `undefined` for the first line of a column. */
export function whiteSpaceAbove(lines: readonly Placed[]): readonly (number | undefined)[] {
  const above = new Map<string, Placed>();
  return lines.map((line) => {
    const key = `${line.page} ${line.column}`;
    const previous = above.get(key);
    above.set(key, line);
    if (previous === undefined || previous.y > line.y) return undefined;
    if (line.y - previous.y < 0.01) return 0;
    return Math.round((line.y - ascent * line.size - previous.y - descent * previous.size) * 100) / 100;
  });
}
