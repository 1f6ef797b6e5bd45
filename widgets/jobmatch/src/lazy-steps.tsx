import { useEffect, useState } from "react";
import { Button } from "shared-runtime/ui/button/button.tsx";
import { Notice } from "shared-runtime/ui/notice/notice.tsx";
import { isAtLaterStep } from "./jobmatch.view.ts";
import type { LaterSteps, LaterStepsProps, resultAnnouncement } from "./later-steps.tsx";
import { JobsSkeleton } from "./screens/searching-screen.tsx";

type LaterStepsState =
  | { readonly kind: "loading" }
  | { readonly kind: "loaded"; readonly Steps: typeof LaterSteps; readonly announce: typeof resultAnnouncement }
  | { readonly kind: "failed"; readonly retry: () => void };

const loading: LaterStepsState = { kind: "loading" };

/** Loads the file of the later steps as soon as `needed` is true. */
export function useLaterSteps(needed: boolean): LaterStepsState {
  const [state, setState] = useState<LaterStepsState>(loading);
  useEffect(() => {
    if (!needed || state.kind !== "loading") return;
    import("./later-steps.tsx").then(
      ({ LaterSteps: Steps, resultAnnouncement: announce }) => setState({ kind: "loaded", Steps, announce }),
      () => setState({ kind: "failed", retry: () => setState(loading) }),
    );
  }, [needed, state]);
  return state;
}

interface LaterStepsSlotProps extends LaterStepsProps {
  readonly later: LaterStepsState;
}

/** The lazily loaded steps; until they are loaded, a skeleton, or a notice with a retry button if loading failed. */
export function LaterStepsSlot({ later, ...steps }: LaterStepsSlotProps) {
  const { texts, snapshot } = steps;
  if (later.kind === "loaded") return <later.Steps {...steps} />;
  if (!isAtLaterStep(snapshot)) return null;
  if (later.kind === "loading") return <JobsSkeleton />;
  return (
    <Notice status="bad" live="alert" word={texts.problemWord} title={texts.gateUnavailableTitle}>
      <p>{texts.gateUnavailableText}</p>
      <Button variant="outline" onClick={later.retry}>
        {texts.gateUnavailableButton}
      </Button>
    </Notice>
  );
}
