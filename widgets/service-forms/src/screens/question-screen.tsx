import { type Ref, useId } from "react";
import { heading, text } from "shared-runtime/theme/typography.css.ts";
import { Button } from "shared-runtime/ui/button/button.tsx";
import type { Answer } from "../model/advice.ts";
import type { ServiceFormsTexts } from "../service-forms.texts.ts";
import * as styles from "./screen.css.ts";

export interface QuestionScreenProps {
  readonly texts: ServiceFormsTexts;
  readonly titleRef?: Ref<HTMLHeadingElement>;
  readonly onAnswer?: (answer: Answer) => void;
}

export function QuestionScreen({ texts, titleRef, onAnswer }: QuestionScreenProps) {
  const titleId = useId();
  return (
    <section className={styles.screen} role="group" aria-labelledby={titleId}>
      <h2 id={titleId} ref={titleRef} tabIndex={-1} className={heading.xl}>
        {texts.questionTitle}
      </h2>
      <p className={text.soft}>{texts.questionText}</p>
      <div className={styles.live}>
        <Button variant="accent" onClick={() => onAnswer?.("yes")}>
          {texts.answerYes}
        </Button>
        <Button variant="outline" onClick={() => onAnswer?.("no")}>
          {texts.answerNo}
        </Button>
      </div>
      <noscript>
        <p>{texts.noScriptText}</p>
      </noscript>
    </section>
  );
}
