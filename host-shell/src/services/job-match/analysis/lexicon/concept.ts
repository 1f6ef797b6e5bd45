/** Something that jobs ask for and CVs tell of, however it is said. */
export interface Concept {
  /** In Danish, as a person would call it. */
  readonly name: string;
  readonly kind: ConceptKind;
  /** Of what is found in texts. */
  readonly term: string;
  /** Of the field it belongs to, if it tells of one: tools and languages are used in every trade. */
  readonly fieldTerm: string | undefined;
  /** Of the field it stands with, tool or not. */
  readonly trade: string | undefined;
  /** Danish and English ways to say it, the name among them. */
  readonly ways: readonly string[];
}

/** `rank`: a title that says where somebody stands, and nothing of the trade. */
export type ConceptKind = "title" | "rank" | "skill" | "tool" | "industry" | "certificate" | "language";

const namesTrade: ReadonlySet<ConceptKind> = new Set(["title", "skill", "industry"]);

/** A line for each: the name, then other ways to say it, between bars. All are of one field of work, if of any. */
export function conceptsOf(
  field: string | undefined,
  tables: { readonly [Kind in ConceptKind]?: string },
): readonly Concept[] {
  return Object.entries(tables).flatMap(([key, table]) => {
    const kind = key as ConceptKind;
    const trade = field === undefined ? undefined : `f:${field}`;
    const fieldTerm = namesTrade.has(kind) ? trade : undefined;
    return table
      .trim()
      .split("\n")
      .map((line) => line.split("|").map((way) => way.trim()))
      .map((ways) => ({ name: ways[0] ?? "", kind, term: `c:${ways[0]}`, fieldTerm, trade, ways }));
  });
}
