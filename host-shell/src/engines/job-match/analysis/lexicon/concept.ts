/** A skill, title, tool or the like that jobs ask for and CVs name, in any words. */
export interface Concept {
  /** Its usual name in Danish. */
  readonly name: string;
  readonly kind: ConceptKind;
  /** The term that texts with one of its phrases get. */
  readonly term: string;
  /** The term of its field of work; `undefined` if every trade uses it, like tools and languages. */
  readonly fieldTerm: string | undefined;
  /** The term of the field of work that it is listed under, for tools and languages too. */
  readonly trade: string | undefined;
  /** Danish and English phrases for it, its name among them. */
  readonly phrases: readonly string[];
}

/** `rank`: a title that names a level and no trade. */
export type ConceptKind = "title" | "rank" | "skill" | "tool" | "industry" | "certificate" | "language";

const namesTrade: ReadonlySet<ConceptKind> = new Set(["title", "skill", "industry"]);

/** Reads tables with one concept per line: its name, then other phrases for it, separated by bars. */
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
      .map((line) => line.split("|").map((phrase) => phrase.trim()))
      .map((phrases) => ({ name: phrases[0] ?? "", kind, term: `c:${phrases[0]}`, fieldTerm, trade, phrases }));
  });
}
