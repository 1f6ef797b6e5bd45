import { useMachine } from "@xstate/react";
import { useStepFocus } from "shared-runtime/flow/use-step-focus.ts";
import { Card } from "shared-runtime/ui/card/card.tsx";
import { AdviceScreen } from "./screens/advice-screen.tsx";
import { QuestionScreen } from "./screens/question-screen.tsx";
import { widgetTemplateMachine } from "./widget-template.machine.ts";
import type { WidgetTemplateTexts } from "./widget-template.texts.ts";

export interface WidgetTemplateProps {
  readonly texts: WidgetTemplateTexts;
  readonly moreHref?: string | undefined;
}

export function WidgetTemplate({ texts, moreHref }: WidgetTemplateProps) {
  const [{ value, context }, send] = useMachine(widgetTemplateMachine);
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
