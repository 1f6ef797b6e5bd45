/** Something that jobs ask for and CVs tell of, however it is said. */
export interface Concept {
  /** In Danish, as a person would call it. */
  readonly name: string;
  readonly kind: ConceptKind;
  /** What field of working life it belongs to, if to any one. */
  readonly field: string | undefined;
  /** Danish and English ways to say it, the name among them. */
  readonly ways: readonly string[];
}

export type ConceptKind = "title" | "skill" | "tool" | "industry" | "certificate" | "language";

/** A line for each: the name, then other ways to say it, between bars. */
export function conceptsOf(
  field: string | undefined,
  tables: { readonly [Kind in ConceptKind]?: string },
): readonly Concept[] {
  return Object.entries(tables).flatMap(([kind, table]) =>
    table
      .trim()
      .split("\n")
      .map((line) => {
        const ways = line.split("|").map((way) => way.trim());
        return { name: ways[0] ?? "", kind: kind as ConceptKind, field, ways: ways.filter((way) => way !== "") };
      }),
  );
}
