import { useMachine } from "@xstate/react";
import { useStepFocus } from "shared-runtime/flow/use-step-focus.ts";
import { Card } from "shared-runtime/ui/card/card.tsx";
import { AdviceScreen } from "./screens/advice-screen.tsx";
import { QuestionScreen } from "./screens/question-screen.tsx";
import { serviceFormsMachine } from "./service-forms.machine.ts";
import type { ServiceFormsTexts } from "./service-forms.texts.ts";

export interface ServiceFormsProps {
  readonly texts: ServiceFormsTexts;
  readonly moreHref?: string | undefined;
}

export function ServiceForms({ texts, moreHref }: ServiceFormsProps) {
  const [{ value, context }, send] = useMachine(serviceFormsMachine);
  const titleRef = useStepFocus(value);
  return (
    <Card>
      {context.answer === undefined ? (
        <QuestionScreen
          texts={texts}
          titleRef={titleRef}
          onAnswer={(answer) => send({ type: "answer.chosen", answer })}
        />
      ) : (
        <AdviceScreen
          texts={texts}
          answer={context.answer}
          moreHref={moreHref}
          titleRef={titleRef}
          onReconsider={() => send({ type: "answer.reconsidered" })}
        />
      )}
    </Card>
  );
}
