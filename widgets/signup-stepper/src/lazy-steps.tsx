import { useState } from "react";
import { MissingPart } from "shared-runtime/flow/missing-part.tsx";
import { type LaterPart, useLaterPart } from "shared-runtime/flow/use-later-part.ts";
import { SkeletonText } from "shared-runtime/ui/skeleton/skeleton.tsx";
import type { FlowErrorDialogProps, LaterStepsProps, FlowEffectsProps } from "./later-steps.tsx";
import type { ShownPriceOptions } from "./model/shown-price.ts";
import type { EarlierSignupProps } from "./screens/earlier-signup.tsx";
import type { JoiningCardProps } from "./screens/joining-card.tsx";
import type { LeavingScreenProps } from "./screens/leaving-screen.tsx";

type LaterSteps = LaterPart<typeof import("./later-steps.tsx")>;

export const loadLaterSteps = () => import("./later-steps.tsx");
export const loadServerParts = () => import("./server-parts.tsx");

/** Loads the later steps, and the questions of one of them, while the first one is filled in. */
export function useLaterSteps(loadQuestions: () => Promise<void>) {
  const [loadAll] = useState(() => async () => (await Promise.all([loadLaterSteps(), loadQuestions()]))[0]);
  const part: LaterSteps = useLaterPart(loadAll, true);
  return { part, ...(part.kind === "loaded" ? part.part.screens : noScreens) };
}

/** Before the part is loaded, nothing is sent, and no step is passed. */
const noScreens = {
  ErrorDialog: (_: FlowErrorDialogProps) => null,
  Leaving: (_: LeavingScreenProps) => null,
  FlowEffects: (_: FlowEffectsProps) => null,
  PriceLine: (_: ShownPriceOptions) => null,
  JoiningCard: (_: JoiningCardProps) => null,
  EarlierSignup: (_: EarlierSignupProps) => null,
};

interface LaterStepSlotProps extends LaterStepsProps {
  readonly later: LaterSteps;
}

/** A later step. Until it is loaded, a skeleton; if loading failed, a notice with a retry button. */
export function LaterStepSlot({ later, ...props }: LaterStepSlotProps) {
  if (later.kind === "loaded") return <later.part.LaterStep {...props} />;
  return later.kind === "loading" ? (
    <SkeletonText lines={6} />
  ) : (
    <MissingPart
      texts={{
        problemWord: props.texts.problemWord,
        gateUnavailableTitle: props.texts.partMissingTitle,
        gateUnavailableText: props.texts.partMissingText,
        gateUnavailableButton: props.texts.partMissingButton,
      }}
      onRetry={later.retry}
    />
  );
}
