import { useMachine } from "@xstate/react";
import { useState } from "react";
import type { ApiClient } from "shared-runtime/api/create-api-client.ts";
import { correctCvReading, getCvReading } from "shared-runtime/api/cv-reading.calls.ts";
import { Announcer } from "shared-runtime/ui/announcer/announcer.tsx";
import { fromPromise } from "xstate";
import { type CvReview, reviewOf } from "../model/cv-review.ts";
import { type CorrectionInput, type ReadingEvent, readingMachine } from "./reading.machine.ts";
import { ReadingScreen } from "./reading-screen.tsx";
import * as styles from "./reading-panel.css.ts";
import { readingAnnouncement, shownIn } from "./reading.view.ts";
import { useKeptFocus } from "./use-kept-focus.ts";

export interface ReadingPanelProps {
  readonly api: ApiClient;
  readonly cvJwt: string;
  /** Receives the review of the corrected CV, without the picture. */
  readonly onCorrected: (review: CvReview) => void;
}

/** What was read in the CV, for the visitor to correct. */
export function ReadingPanel({ api, cvJwt, onCorrected }: ReadingPanelProps) {
  const [today] = useState(() => new Date());
  const [machine] = useState(() => withCalls(api));
  const [snapshot, send] = useMachine(
    machine.provide({ actions: { reportCorrected: (_, { review }) => onCorrected(reviewOf(review)) } }),
    { input: { cvJwt } },
  );
  const { panel, follow } = useKeptFocus(snapshot);
  const dispatch = (event: ReadingEvent) => {
    follow(event);
    send(event);
  };
  return (
    <div ref={panel} className={styles.panel} tabIndex={-1}>
      <Announcer message={readingAnnouncement(snapshot)} />
      <ReadingScreen shown={shownIn(snapshot)} today={today} dispatch={dispatch} />
    </div>
  );
}

function withCalls(api: ApiClient) {
  return readingMachine.provide({
    actors: {
      readCv: fromPromise(({ input, signal }: { input: { readonly cvJwt: string }; signal: AbortSignal }) =>
        getCvReading(api, input.cvJwt, signal),
      ),
      correctCv: fromPromise(({ input, signal }: { input: CorrectionInput; signal: AbortSignal }) =>
        correctCvReading(api, { cvJwt: input.cvJwt, ...input.correction }, signal),
      ),
    },
  });
}
