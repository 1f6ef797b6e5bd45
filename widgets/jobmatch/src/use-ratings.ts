import { useCallback, useState } from "react";
import type { RatingOfCv } from "shared-runtime/api/jobmatch.calls.ts";
import type { ToolSession } from "shared-runtime/session/tool-session.ts";
import { trackInteraction } from "./jobmatch.tracking.ts";
import { keepRatings, type Ratings, readRatings } from "./kept-ratings.ts";

/** The ratings of one CV's jobs. A new rating is shown at once, kept over a reload, and sent. */
export function useRatings(session: ToolSession | undefined, send: (rating: RatingOfCv) => void) {
  const { cvId, cvJwt } = session ?? {};
  const [given, setGiven] = useState<{ readonly cvId: string | undefined; readonly ratings: Ratings }>(() =>
    ofCv(cvId),
  );
  const current = given.cvId === cvId ? given : ofCv(cvId);
  if (current !== given) setGiven(current);
  const rate = useCallback(
    (jobId: string, score: number) => {
      if (cvId === undefined || cvJwt === undefined) return;
      setGiven(({ ratings }) => ({ cvId, ratings: { ...ratings, [jobId]: score } }));
      keepRatings(cvId, { ...readRatings(cvId), [jobId]: score });
      send({ jobId, cvId, cvJwt, score });
      trackInteraction("rated");
    },
    [cvId, cvJwt, send],
  );
  return { ratings: current.ratings, rate };
}

function ofCv(cvId: string | undefined) {
  return { cvId, ratings: cvId === undefined ? {} : readRatings(cvId) };
}
