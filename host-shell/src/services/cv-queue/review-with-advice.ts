import type { Logger } from "pino";
import type { AdviceOverrides } from "../../engines/cv-review/criteria/advice/advice-texts.ts";
import { composeAreas } from "../../engines/cv-review/criteria/advice/compose-areas.ts";
import type {
  CorrectedCv,
  CvJudged,
  CvReviewed,
  CvReviewer,
  InspectedCv,
} from "../../engines/cv-review/cv-reviewer.ts";

/** Resolves with the site's own texts, which replace default advice; with `undefined` if the site has no such texts. */
export type FindAdvice = () => Promise<AdviceOverrides | undefined>;

interface AdviceOptions {
  readonly findAdvice: FindAdvice;
  readonly log: Logger;
}

interface ReviewOptions extends AdviceOptions {
  readonly review: CvReviewer["review"];
}

interface JudgeOptions extends AdviceOptions {
  readonly judge: CvReviewer["judge"];
}

/** Reviews a CV with the current advice of the site, or with the default advice if the site's cannot be found. */
export function reviewWithAdvice({ review, ...options }: ReviewOptions): (cv: InspectedCv) => Promise<CvReviewed> {
  return async (cv) => {
    const { areas, ...reviewed } = await review(cv);
    return { ...reviewed, areas: composeAreas(areas, await adviceOf(options)) };
  };
}

/** Judges a corrected CV with the same advice. */
export function judgeWithAdvice({ judge, ...options }: JudgeOptions): (cv: CorrectedCv) => Promise<CvJudged> {
  return async (cv) => {
    const { areas, ...judged } = await judge(cv);
    return { ...judged, areas: composeAreas(areas, await adviceOf(options)) };
  };
}

async function adviceOf({ findAdvice, log }: AdviceOptions): Promise<AdviceOverrides | undefined> {
  try {
    return await findAdvice();
  } catch (error) {
    log.error({ err: error }, "the settings of the site were not read: a review has the default advice");
    return undefined;
  }
}
