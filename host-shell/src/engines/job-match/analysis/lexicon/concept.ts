/** A skill, title, tool or the like that jobs require and CVs mention, in whatever words. */
export interface Concept {
  /** The usual name of the concept in Danish. */
  readonly name: string;
  readonly kind: ConceptKind;
  /** The term that a text gets if it contains one of the concept's phrases. */
  readonly term: string;
  /** The term of the concept's field of work; `undefined` if all trades use the concept, like tools and languages. */
  readonly fieldTerm: string | undefined;
  /** The term of the field of work under which the concept is listed. Tools and languages have one, too. */
  readonly trade: string | undefined;
  /** Danish and English phrases for the concept, including its name. */
  readonly phrases: readonly string[];
}

/** `rank`: a title that names a level and no trade. */
export type ConceptKind = "title" | "rank" | "skill" | "tool" | "industry" | "certificate" | "language";

const namesTrade: ReadonlySet<ConceptKind> = new Set(["title", "skill", "industry"]);

/** Reads tables with one concept per line: its name and other phrases for it, separated by bars. */
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
