import type { PostingText } from "../analysis/analysed-posting.ts";
import { analysePosting } from "../analysis/analyse-posting.ts";
import { conceptOfTerm } from "../analysis/find-concepts.ts";
import type { Concept } from "../analysis/lexicon/concept.ts";
import { termsOfText } from "../analysis/terms-of-text.ts";
import type { MatchQuery } from "../query/match-query.ts";
import type { CvPassage } from "./cv-passages.ts";
import { evidenceIn } from "./evidence.ts";

export interface CommonQuality {
  readonly name: string;
  readonly evidence: string;
}

export type Impacts = ReadonlyMap<string, number>;

const most = 5;
/** Said by nearly everything, so that it is worth a word only where there is little else. */
const common: ReadonlySet<string> = new Set(["Ledelse", "Engelsk", "Excel", "Office-pakken", "IT"]);
const fewest = 3;

export function impactsOf(job: PostingText): Impacts {
  return new Map(analysePosting(job).terms.map(({ term, impact }) => [term, impact]));
}

/** What the CV says that the job asks for, what counts most first, each with its evidence. */
export function commonQualities(
  query: MatchQuery,
  passages: readonly CvPassage[],
  impacts: Impacts,
  idf: (term: string) => number,
): readonly CommonQuality[] {
  const shared = query.terms
    .map(({ term, weight }) => ({ term, value: weight * idf(term) * (impacts.get(term) ?? 0) }))
    .filter(({ value }) => value > 0)
    .toSorted((one, other) => other.value - one.value);
  const found: (CommonQuality & { readonly common: boolean })[] = [];
  const told = new Set<CvPassage>();
  for (const { term } of shared) {
    const concept = conceptOfTerm(term);
    if (concept === undefined) continue;
    const evidence = bestEvidence(concept, term, passages, told);
    if (evidence !== undefined) found.push({ name: concept.name, evidence, common: common.has(concept.name) });
  }
  found.push(...inTheirWords(passages, impacts, told).map((quality) => ({ ...quality, common: false })));
  const telling = found.filter((quality) => !quality.common).slice(0, most);
  const more = found.filter((quality) => quality.common).slice(0, Math.max(0, fewest - telling.length));
  return [...telling, ...more].map(({ name, evidence }) => ({ name, evidence }));
}

function bestEvidence(
  concept: Concept,
  term: string,
  passages: readonly CvPassage[],
  told: Set<CvPassage>,
): string | undefined {
  const saying = passages.filter((passage) => passage.terms.has(term) && evidenceIn(passage) !== undefined);
  const [first] = saying;
  if (first === undefined) return undefined;
  if (
    first.kind === "title" &&
    concept.kind !== "title" &&
    saying.every((passage) => passage.kind === "title" || passage.kind === "line")
  )
    return undefined;
  const best = saying.find((passage) => !isShort(passage) || !told.has(passage));
  if (best === undefined || (best.kind === "line" && saying.some((passage) => told.has(passage)))) return undefined;
  told.add(best);
  return evidenceIn(best);
}

/** A passage that says one thing is told once. */
function isShort({ kind }: CvPassage): boolean {
  return kind !== "description" && kind !== "profile";
}

/** Skills that nothing is known of, all words of which the job names. */
function inTheirWords(
  passages: readonly CvPassage[],
  impacts: Impacts,
  told: ReadonlySet<CvPassage>,
): readonly CommonQuality[] {
  return passages
    .filter((passage) => passage.kind === "skill" && !told.has(passage) && passage.terms.size > 0)
    .filter(({ terms }) => [...terms].every((term) => !term.includes(":") && impacts.has(term)))
    .map((passage) => ({ name: passage.text, evidence: evidenceIn(passage) ?? "" }));
}

const mostMissing = 3;
/** Mentioned in passing is not asked for. */
const leastAsked = 90;

/** What the job asks for and the CV does not say anywhere. */
export function missingQualities(
  job: PostingText,
  passages: readonly CvPassage[],
  impacts: Impacts,
): readonly string[] {
  const said = new Set(passages.flatMap(({ terms }) => [...terms]));
  const listed = new Set(job.skills.flatMap((skill) => termsOfText(skill, job.language).map(({ term }) => term)));
  return [...impacts]
    .filter(([term, impact]) => impact >= leastAsked && !said.has(term))
    .toSorted(
      ([one, oneImpact], [other, otherImpact]) =>
        Number(listed.has(other)) - Number(listed.has(one)) || otherImpact - oneImpact,
    )
    .map(([term]) => conceptOfTerm(term))
    .filter((concept) => concept !== undefined && isAskedFor(concept))
    .map((concept) => concept?.name ?? "")
    .slice(0, mostMissing);
}

function isAskedFor({ kind, name }: Concept): boolean {
  return kind !== "title" && kind !== "rank" && kind !== "industry" && !common.has(name);
}
