import type { ReadCv } from "../read-cv.ts";
import type { Level, PostingText } from "../analysis/analysed-posting.ts";
import { analysePosting } from "../analysis/analyse-posting.ts";
import type { MatchQuery } from "../query/match-query.ts";
import { type CommonQuality, commonQualities, impactsOf, missingQualities } from "./common-qualities.ts";
import { passagesOf } from "./cv-passages.ts";

export interface MatchToExplain {
  readonly cv: ReadCv;
  readonly job: PostingText;
  /** The query made from the CV. */
  readonly query: MatchQuery;
  /** The inverse document frequencies of the ranking, so that the qualities are ordered by their contributions. */
  readonly idfs?: ReadonlyMap<string, number>;
}

const intro = "Her passer dit CV til jobbet:";
const fewIntro = "Dit CV og jobbet har ikke meget til fælles, men her passer de sammen:";
const nothing =
  "Vi fandt ikke noget i dit CV, som opslaget beder om. Måske kan du mere, end dit CV fortæller: Læs hele opslaget, og se, om jobbet er noget for dig.";
const few = 2;
const together = new Intl.ListFormat("da");
const levelNames: Readonly<Record<Level, string>> = {
  0: "studerende eller elev",
  1: "specialist eller medarbejder",
  2: "projektleder eller fagligt ansvarlig",
  3: "leder",
  4: "leder af ledere",
  5: "topleder",
};

/**
 * A Danish text for `CoreQualities` on why a job fits a CV. The text says nothing about the person that is not in the
 * CV. Facts on the card of the job, such as the distance, are left out.
 */
export function explainMatch({ cv, job, query, idfs }: MatchToExplain): string {
  const impacts = impactsOf(job);
  const passages = passagesOf(cv);
  const qualities = commonQualities(query, passages, impacts, (term) => idfs?.get(term) ?? 1);
  const missing = missingQualities(job, passages, impacts);
  const paragraphs = [
    ...(qualities.length === 0
      ? [nothing]
      : [qualities.length < few ? fewIntro : intro, qualities.map(reasonOf).join("\n")]),
    levelSentence(query.level, analysePosting(job).level),
    missing.length === 0 ? undefined : missingSentence(missing, qualities.length > 0),
  ];
  return paragraphs.filter((paragraph) => paragraph !== undefined).join("\n\n");
}

/** "Økonomichef" and "du er økonomichef hos Novo" -> a reason that names the title once. */
function reasonOf({ name, evidence }: CommonQuality): string {
  const [, opening, title] = /^(du er|du har været) (.+?)(?= hos | \(\d{4}|$)/u.exec(evidence) ?? [];
  if (title === undefined || opening === undefined || title.toLowerCase() !== name.toLowerCase()) {
    return `• ${name}: ${evidence}`;
  }
  return `• D${evidence.slice(1)}`;
}

function levelSentence(person: Level | undefined, job: Level | undefined): string | undefined {
  if (person === undefined || job === undefined) return undefined;
  const named = levelNames[job];
  if (job === person) return `Niveauet passer: Jobbet er for en ${named}, og det er du også ifølge dit CV.`;
  const steps = Math.abs(job - person) === 1 ? "et trin" : "flere trin";
  const direction = job > person ? "højere" : "lavere";
  return `Niveauet er ${steps} ${direction}: Jobbet er for en ${named}, og ifølge dit CV er du ${levelNames[person]}.`;
}

function missingSentence(missing: readonly string[], isMore: boolean): string {
  const names = together.format(missing.map((name) => `»${name}«`));
  return `Opslaget beder ${isMore ? "også om" : "om"} ${names}, som vi ikke fandt i dit CV. Skriv det, hvis du kan det.`;
}
