import { Card } from "shared-runtime/ui/card/card.tsx";
import { answers } from "./model/advice.ts";
import { AdviceScreen } from "./screens/advice-screen.tsx";
import { QuestionScreen } from "./screens/question-screen.tsx";
import * as styles from "./screens/screen.css.ts";
import type { ServiceFormsProps } from "./service-forms.tsx";

/** Shows all screens at once, so that an editor sees every text. Buttons do nothing. */
export function EditingPreview({ texts, moreHref }: ServiceFormsProps) {
  return (
    <div className={styles.screen}>
      <Card>
        <QuestionScreen texts={texts} />
      </Card>
      {answers.map((answer) => (
        <Card key={answer}>
          <AdviceScreen texts={texts} answer={answer} moreHref={moreHref} />
        </Card>
      ))}
    </div>
  );
}
