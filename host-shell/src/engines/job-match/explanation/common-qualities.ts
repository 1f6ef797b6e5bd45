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
/** Qualities of nearly every job, which are only listed if there are few others. */
const common: ReadonlySet<string> = new Set(["Ledelse", "Engelsk", "Excel", "Office-pakken", "IT"]);
const fewest = 3;

export function impactsOf(job: PostingText): Impacts {
  return new Map(analysePosting(job).terms.map(({ term, impact }) => [term, impact]));
}

/** The demands of the job that the CV meets, the most important first, each with its evidence in the CV. */
export function commonQualities(
  query: MatchQuery,
  passages: readonly CvPassage[],
  impacts: Impacts,
  idf: (term: string) => number,
): readonly CommonQuality[] {
  const valueOf = new Map(
    query.terms.map(({ term, weight }) => [term, weight * idf(term) * (impacts.get(term) ?? 0)] as const),
  );
  const found: (CommonQuality & { readonly isCommon: boolean })[] = [];
  const quoted = new Set<CvPassage>();
  for (const candidate of candidatesIn(passages, valueOf)) {
    const passage = candidate.passage ?? bestPassage(candidate.concept, passages, quoted);
    const evidence = passage && !quoted.has(passage) ? evidenceIn(passage, candidate.name) : undefined;
    if (passage === undefined || evidence === undefined) continue;
    if (isShort(passage)) quoted.add(passage);
    found.push({ name: candidate.name, evidence, isCommon: common.has(candidate.name) });
  }
  const telling = found.filter(({ isCommon }) => !isCommon).slice(0, most);
  const more = found.filter(({ isCommon }) => isCommon).slice(0, Math.max(0, fewest - telling.length));
  return [...telling, ...more].map(({ name, evidence }) => ({ name, evidence }));
}

/** A concept, or a skill in the words of the CV. */
type Candidate = { readonly name: string; readonly value: number } & (
  | { readonly concept: Concept; readonly passage?: undefined }
  | { readonly passage: CvPassage }
);

function candidatesIn(passages: readonly CvPassage[], valueOf: ReadonlyMap<string, number>): readonly Candidate[] {
  const recognised = [...valueOf].flatMap(([term, value]): readonly Candidate[] => {
    const concept = conceptOfTerm(term);
    return concept === undefined || value === 0 ? [] : [{ name: concept.name, value, concept }];
  });
  const inTheirWords = passages
    .filter(({ kind, terms }) => kind === "skill" && terms.size > 0)
    .filter(({ terms }) => [...terms].every((term) => !term.includes(":") && (valueOf.get(term) ?? 0) > 0))
    .map((passage) => ({
      name: passage.text,
      value: [...passage.terms].reduce((sum, term) => sum + (valueOf.get(term) ?? 0), 0),
      passage,
    }));
  return [...recognised, ...inTheirWords].toSorted((one, other) => other.value - one.value);
}

/** The passage to quote for a concept; `undefined` if only a title mentions it: "head of finance" for finance. */
function bestPassage(
  { kind, term }: Concept,
  passages: readonly CvPassage[],
  quoted: ReadonlySet<CvPassage>,
): CvPassage | undefined {
  const saying = passages.filter((passage) => passage.terms.has(term) && evidenceIn(passage) !== undefined);
  if (kind !== "title" && saying.every((passage) => passage.kind === "title" || passage.kind === "line")) {
    if (saying.some((passage) => passage.kind === "title")) return undefined;
  }
  const best = saying.find((passage) => !quoted.has(passage));
  return best?.kind === "line" && saying.some((passage) => quoted.has(passage)) ? undefined : best;
}

/** Whether a passage makes a single statement, so that it is quoted at most once. */
function isShort({ kind }: CvPassage): boolean {
  return kind !== "description" && kind !== "profile";
}

const mostMissing = 3;
/** The least impact of a demand. Terms of a lower impact are only mentioned in passing. */
const leastAsked = 90;
const mainField = 0.6;

/** Demands of the job that the CV mentions nowhere. */
export function missingQualities(
  job: PostingText,
  passages: readonly CvPassage[],
  impacts: Impacts,
): readonly string[] {
  const said = new Set(passages.flatMap(({ terms }) => [...terms]));
  const listed = new Set(job.skills.flatMap((skill) => termsOfText(skill, job.language).map(({ term }) => term)));
  const asked = [...impacts]
    .filter(([term, impact]) => impact >= leastAsked && !said.has(term))
    .toSorted(
      ([one, oneImpact], [other, otherImpact]) =>
        Number(listed.has(other)) - Number(listed.has(one)) || otherImpact - oneImpact,
    )
    .flatMap(([term]) => conceptOfTerm(term) ?? [])
    .filter((concept) => isAskedFor(concept) && isOfTheTrade(concept, impacts));
  const parts = new Set(
    asked.flatMap(({ name, term }) =>
      termsOfText(name, "da")
        .map((part) => part.term)
        .filter((part) => part !== term),
    ),
  );
  return asked
    .filter(({ term }) => !parts.has(term))
    .map(({ name }) => name)
    .slice(0, mostMissing);
}

function isAskedFor({ kind, name }: Concept): boolean {
  return kind !== "title" && kind !== "rank" && kind !== "industry" && !common.has(name);
}

/** Whether a concept belongs to the main field of the job. Other concepts are about other people or departments. */
function isOfTheTrade({ fieldTerm }: Concept, impacts: Impacts): boolean {
  if (fieldTerm === undefined) return true;
  const ofFields = [...impacts].filter(([term]) => term.startsWith("f:")).map(([, impact]) => impact);
  return (impacts.get(fieldTerm) ?? 0) >= mainField * Math.max(...ofFields);
}
