import type { ReadCv } from "../../cv-store/cv-store.ts";
import type { Level, PostingText } from "../analysis/analysed-posting.ts";
import { analysePosting } from "../analysis/analyse-posting.ts";
import { buildQuery } from "../query/build-query.ts";
import { commonQualities, impactsOf, missingQualities } from "./common-qualities.ts";
import { passagesOf } from "./cv-passages.ts";

export interface MatchToExplain {
  readonly cv: ReadCv;
  readonly job: PostingText;
  /** The straight-line distance from the CV's postal code to the job; `undefined` if one of them is unknown. */
  readonly km?: number | undefined;
  readonly today: Date;
  /** The inverse document frequencies of the ranking, so that the qualities are ordered by their contributions. */
  readonly idf?: (term: string) => number;
}

const intro = "Det her i dit CV passer til jobbet:";
const fewIntro = "Dit CV og jobbet har ikke meget til fælles, men det her passer:";
const nothing =
  "Vi kan ikke finde noget i dit CV, som jobbet beder om. Det kan være, at du kan mere, end dit CV fortæller: Læs hele opslaget, og vurder selv, om det er noget for dig.";
const few = 2;
const together = new Intl.ListFormat("da");
const levelNames: Readonly<Record<Level, string>> = {
  0: "studerende eller elev",
  1: "specialist eller medarbejder",
  2: "ansvarlig uden personaleledelse",
  3: "leder",
  4: "leder af ledere",
  5: "topleder",
};

/** A Danish text for `CoreQualities` on why a job fits a CV. All its statements about the CV are in the CV. */
export function explainMatch({ cv, job, km, today, idf = () => 1 }: MatchToExplain): string {
  const query = buildQuery(cv, today);
  const impacts = impactsOf(job);
  const passages = passagesOf(cv);
  const qualities = commonQualities(query, passages, impacts, idf);
  const missing = missingQualities(job, passages, impacts);
  const paragraphs = [
    ...(qualities.length === 0
      ? [nothing]
      : [
          qualities.length < few ? fewIntro : intro,
          qualities.map(({ name, evidence }) => `• ${name}: ${evidence}`).join("\n"),
        ]),
    levelSentence(query.level, analysePosting(job).level),
    distanceSentence(cv.facts?.zip, km),
    missing.length === 0 ? undefined : missingSentence(missing, qualities.length > 0),
  ];
  return paragraphs.filter((paragraph) => paragraph !== undefined).join("\n\n");
}

function levelSentence(person: Level | undefined, job: Level | undefined): string | undefined {
  if (person === undefined || job === undefined) return undefined;
  const named = levelNames[job];
  if (job === person) return `Niveauet passer: Jobbet er for en ${named}, og det er også dit niveau i dag.`;
  const step = Math.abs(job - person) === 1 ? "et skridt" : "et stort skridt";
  return job > person
    ? `Niveauet er ${step} højere: Jobbet er for en ${named}, og dit CV peger på ${levelNames[person]}.`
    : `Niveauet er ${step} lavere: Jobbet er for en ${named}, og dit CV peger på ${levelNames[person]}.`;
}

function missingSentence(missing: readonly string[], isMore: boolean): string {
  const names = together.format(missing.map((name) => `»${name}«`));
  const advice = missing.length === 1 ? "Nævn det, hvis du har det." : "Nævn dem, hvis du har dem.";
  return `Jobbet beder ${isMore ? "også om" : "om"} noget, som vi ikke fandt i dit CV: ${names}. ${advice}`;
}

function distanceSentence(zip: string | undefined, km: number | undefined): string | undefined {
  if (zip === undefined || km === undefined) return undefined;
  const whole = Math.round(km);
  if (whole < 2) return `Jobbet ligger tæt på postnummeret i dit CV, ${zip}.`;
  return `Der er cirka ${whole} km i luftlinje fra postnummeret i dit CV, ${zip}, til jobbet.`;
}
