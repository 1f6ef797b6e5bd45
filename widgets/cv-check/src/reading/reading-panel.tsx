import { useMachine } from "@xstate/react";
import { useEffect, useRef, useState } from "react";
import type { ApiClient } from "shared-runtime/api/create-api-client.ts";
import { correctCvReading, getCvReading } from "shared-runtime/api/cv-reading.calls.ts";
import { Announcer } from "shared-runtime/ui/announcer/announcer.tsx";
import { fromPromise } from "xstate";
import { type CvReview, reviewOf } from "../model/cv-review.ts";
import { type Correcting, type CorrectionInput, readingMachine } from "./reading.machine.ts";
import { ReadingScreen } from "./reading-screen.tsx";
import * as styles from "./reading-panel.css.ts";
import { readingAnnouncement, shownIn } from "./reading.view.ts";

export interface ReadingPanelProps {
  readonly api: ApiClient;
  readonly cvJwt: string;
  /** Receives the review of the corrected CV, without the picture. */
  readonly onCorrected: (review: CvReview) => void;
}

/** What was read in the CV, for the visitor to correct. */
export function ReadingPanel({ api, cvJwt, onCorrected }: ReadingPanelProps) {
  const [machine] = useState(() => withCalls(api));
  const [snapshot, send] = useMachine(
    machine.provide({ actions: { reportCorrected: (_, { review }) => onCorrected(reviewOf(review)) } }),
    { input: { cvJwt } },
  );
  const panel = useRef<HTMLDivElement>(null);
  const { correcting } = snapshot.context;
  useReturnedFocus(panel, correcting);
  return (
    <div ref={panel} className={styles.panel} tabIndex={-1}>
      <Announcer message={readingAnnouncement(snapshot)} />
      <ReadingScreen shown={shownIn(snapshot)} today={new Date()} dispatch={send} />
    </div>
  );
}

/** Returns the focus from a form that was closed to the button that opened it, or to the panel if that is gone. */
function useReturnedFocus(panel: { readonly current: HTMLDivElement | null }, correcting: Correcting | undefined) {
  const last = useRef<Correcting>(undefined);
  useEffect(() => {
    const closed = correcting === undefined ? last.current : undefined;
    last.current = correcting;
    if (closed === undefined) return;
    const button = panel.current?.querySelector<HTMLElement>(`[data-correct="${openerOf(closed)}"]`);
    (button ?? panel.current)?.focus();
  }, [panel, correcting]);
}

function openerOf(correcting: Correcting): string {
  if (correcting.kind === "list") return correcting.name;
  if (correcting.kind === "entry") return correcting.id;
  return correcting.after ?? "added";
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
