import { PreviewScreens } from "shared-runtime/preview/preview-screens.tsx";
import { Card } from "shared-runtime/ui/card/card.tsx";
import { answers } from "./model/advice.ts";
import { AdviceScreen } from "./screens/advice-screen.tsx";
import { QuestionScreen } from "./screens/question-screen.tsx";
import type { WidgetTemplateProps } from "./widget-template.tsx";

const names = { yes: "Råd til dem, der svarer ja", no: "Råd til dem, der svarer nej" } as const;

/** All screens, so that an editor sees every text. Buttons do nothing. */
export function EditingPreview({ texts, moreHref }: WidgetTemplateProps) {
  const question = (
    <Card>
      <QuestionScreen texts={texts} />
    </Card>
  );
  const advice = answers.map((answer) => ({
    name: names[answer],
    content: (
      <Card>
        <AdviceScreen texts={texts} answer={answer} moreHref={moreHref} />
      </Card>
    ),
  }));
  return <PreviewScreens texts={texts} screens={[{ name: "Spørgsmålet", content: question }, ...advice]} />;
}
