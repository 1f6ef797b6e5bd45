import { type Ref, useId } from "react";
import { fillText } from "shared-runtime/contract/fill-text.ts";
import { heading, text } from "shared-runtime/theme/typography.css.ts";
import { Button, ButtonLink } from "shared-runtime/ui/button/button.tsx";
import { CheckIcon } from "shared-runtime/ui/icon/icon.tsx";
import type { FeeCalculatorTexts } from "../fee-calculator.texts.ts";
import type { Calculation } from "../model/calculation.ts";
import { partsOf } from "../model/member-type.ts";
import { partWords } from "../model/part-words.ts";
import { resultWords } from "../model/result-words.ts";
import { FeeChart } from "./fee-chart.tsx";
import * as styles from "./result-screen.css.ts";
import { ShareButton } from "./share-button.tsx";

export interface ResultScreenProps {
  readonly texts: FeeCalculatorTexts;
  readonly calculation: Calculation;
  readonly joinHref: string;
  /** Copies the address of the result; resolves with whether that was possible. */
  readonly onShare?: () => Promise<boolean>;
  readonly onRecalculate?: () => void;
  readonly titleRef?: Ref<HTMLHeadingElement>;
}

export function ResultScreen(props: ResultScreenProps) {
  const { texts, calculation, joinHref, onShare, onRecalculate, titleRef } = props;
  const titleId = useId();
  const { result, current, ours } = calculation;
  const words = resultWords(texts, calculation);
  const isCompared = result.kind !== "own" && result.kind !== "unknown";
  return (
    <section className={styles.screen} role="group" aria-labelledby={titleId}>
      <div className={styles.words}>
        <h2 id={titleId} ref={titleRef} tabIndex={-1} className={heading.xxl}>
          {words.title}
        </h2>
        <p className={text.lead}>{words.text}</p>
      </div>
      {isCompared && (
        <div className={styles.picture}>
          <div className={styles.prices}>
            <p className={styles.label} aria-hidden>
              {texts.chartTitle}
            </p>
            <FeeChart texts={texts} comparison={result} names={{ current: current.name, ours: ours.name }} />
            <p className={text.caption}>{texts.note}</p>
          </div>
          <Included texts={texts} calculation={calculation} />
        </div>
      )}
      <div className={styles.actions}>
        {isCompared && <ButtonLink href={joinHref}>{texts.join}</ButtonLink>}
        <Button variant={isCompared ? "outline" : "accent"} onClick={onRecalculate}>
          {texts.recalculate}
        </Button>
        {isCompared && <ShareButton texts={texts} onShare={onShare} />}
      </div>
    </section>
  );
}

function Included({ texts, calculation }: Pick<ResultScreenProps, "texts" | "calculation">) {
  const titleId = useId();
  return (
    <div className={styles.included}>
      <h3 id={titleId} className={styles.label}>
        {fillText(texts.includedTitle, { ours: calculation.ours.name })}
      </h3>
      <ul className={styles.list} role="list" aria-labelledby={titleId}>
        {partsOf(calculation.choice.memberType).map((field) => (
          <li key={field} className={styles.item}>
            <span className={styles.mark}>
              <CheckIcon />
            </span>
            <span>{texts[partWords[field].included]}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
