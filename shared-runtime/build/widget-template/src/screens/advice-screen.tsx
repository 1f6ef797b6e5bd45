import { type Ref, useId } from "react";
import { heading, text } from "shared-runtime/theme/typography.css.ts";
import { Button, ButtonLink } from "shared-runtime/ui/button/button.tsx";
import { type Answer, adviceFor } from "../model/advice.ts";
import type { WidgetTemplateTexts } from "../widget-template.texts.ts";
import * as styles from "./screen.css.ts";

export interface AdviceScreenProps {
  readonly texts: WidgetTemplateTexts;
  readonly answer: Answer;
  /** Address of a page with more information. If absent, there is no link. */
  readonly moreHref?: string | undefined;
  readonly titleRef?: Ref<HTMLHeadingElement>;
  readonly onReconsider?: () => void;
}

export function AdviceScreen({ texts, answer, moreHref, titleRef, onReconsider }: AdviceScreenProps) {
  const titleId = useId();
  const advice = adviceFor(answer);
  return (
    <section className={styles.screen} role="group" aria-labelledby={titleId}>
      <h2 id={titleId} ref={titleRef} tabIndex={-1} className={heading.xl}>
        {texts[`${advice}Title`]}
      </h2>
      <p className={text.body}>{texts[`${advice}Text`]}</p>
      <div className={styles.choices}>
        {moreHref !== undefined && <ButtonLink href={moreHref}>{texts.moreLink}</ButtonLink>}
        <Button variant="quiet" onClick={onReconsider}>
          {texts.reconsider}
        </Button>
      </div>
    </section>
  );
}
