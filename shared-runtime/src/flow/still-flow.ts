import type { FlowStep } from "./flow-step.ts";
import type { FlowTexts } from "./flow.texts.ts";
import type { Flow } from "./use-flow.ts";

interface StillFlowOptions {
  /** Names the form of the step in its page. */
  readonly name: string;
  readonly steps: readonly FlowStep[];
  readonly step: FlowStep;
  /** The only step that can be chosen. Default: the first one. */
  readonly reachable?: FlowStep;
  readonly texts: FlowTexts;
}

const nothing = () => {};

/** A flow that always is at one step and does nothing, for the first frame and for editors. */
export function stillFlow({ name, steps, step, reachable = steps[0], texts }: StillFlowOptions): Flow {
  return {
    texts,
    formId: `${name}-${step.id}`,
    answers: {},
    step,
    steps: steps.map(({ id, label, heading }) => ({
      id,
      label: label ?? heading,
      isDone: false,
      isReachable: id === reachable?.id,
    })),
    isLast: step === steps.at(-1),
    isValid: false,
    isSending: false,
    isSubmitted: false,
    problems: {},
    problem: undefined,
    titleRef: { current: null },
    leaveDialog: undefined,
    write: nothing,
    answer: nothing,
    goBack: step === steps[0] ? undefined : nothing,
    visit: () => undefined,
    change: nothing,
    retry: nothing,
    acknowledge: nothing,
    restart: nothing,
  };
}
