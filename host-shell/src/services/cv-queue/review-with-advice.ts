import type { Logger } from "pino";
import type { AdviceOverrides } from "../../engines/cv-review/criteria/advice/advice-texts.ts";
import { composeAreas } from "../../engines/cv-review/criteria/advice/compose-areas.ts";
import type { CvReviewed, CvReviewer, InspectedCv } from "../../engines/cv-review/cv-reviewer.ts";

/** Resolves with the site's own texts, which replace default advice; with `undefined` if the site has no such texts. */
export type FindAdvice = () => Promise<AdviceOverrides | undefined>;

interface Options {
  readonly review: CvReviewer["review"];
  readonly findAdvice: FindAdvice;
  readonly log: Logger;
}

/** Reviews a CV with the current advice of the site, or with the default advice if the site's cannot be found. */
export function reviewWithAdvice({ review, findAdvice, log }: Options): (cv: InspectedCv) => Promise<CvReviewed> {
  async function overrides(): Promise<AdviceOverrides | undefined> {
    try {
      return await findAdvice();
    } catch (error) {
      log.error({ err: error }, "the settings of the site were not read: a review has the default advice");
      return undefined;
    }
  }

  return async (cv) => {
    const { areas, ...reviewed } = await review(cv);
    return { ...reviewed, areas: composeAreas(areas, await overrides()) };
  };
}
