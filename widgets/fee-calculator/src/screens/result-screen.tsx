import { type Ref, useId } from "react";
import { fillText } from "shared-runtime/contract/fill-text.ts";
import { heading, text } from "shared-runtime/theme/typography.css.ts";
import { Button, ButtonLink } from "shared-runtime/ui/button/button.tsx";
import { CheckIcon } from "shared-runtime/ui/icon/icon.tsx";
import type { FeeCalculatorTexts } from "../fee-calculator.texts.ts";
import type { Calculation } from "../model/calculation.ts";
import { kronerText } from "shared-runtime/text/danish-amount.ts";
import { partsOf } from "../model/member-type.ts";
import { partWords } from "../model/part-words.ts";
import { resultWords } from "../model/result-words.ts";
import { FeeChart } from "./fee-chart.tsx";
import * as styles from "./result-screen.css.ts";
import { title } from "./title.css.ts";
import { ShareButton } from "./share-button.tsx";

export interface ResultScreenProps {
  readonly texts: FeeCalculatorTexts;
  readonly calculation: Calculation;
  readonly joinHref: string;
  /** The address of a form for a call back. */
  readonly contactHref: string | undefined;
  /** Copies the address of the result. Resolves with whether that was possible. */
  readonly onShare?: () => Promise<boolean>;
  readonly onRecalculate?: () => void;
  readonly titleRef?: Ref<HTMLHeadingElement>;
}

export function ResultScreen(props: ResultScreenProps) {
  const { texts, calculation, titleRef } = props;
  const titleId = useId();
  const { result, current, ours } = calculation;
  const words = resultWords(texts, calculation);
  return (
    <section className={styles.screen} role="group" aria-labelledby={titleId}>
      <div className={styles.words}>
        <h2 id={titleId} ref={titleRef} tabIndex={-1} className={`${heading.xxl} ${title}`}>
          {words.title}
        </h2>
        <p className={text.lead}>{words.text}</p>
      </div>
      {result.kind === "own" || result.kind === "unknown" ? (
        <Actions {...props} />
      ) : (
        <div className={styles.picture}>
          <div className={styles.prices}>
            <p className={styles.label} aria-hidden>
              {texts.chartTitle}
            </p>
            <FeeChart texts={texts} comparison={result} names={{ current: current.name, ours: ours.name }} />
            <p className={text.caption}>{texts.note}</p>
          </div>
          {/* Comes before the link to join, so that a visitor who would pay more reads the reason first. */}
          {result.kind !== "cheaper" && <Included texts={texts} calculation={calculation} />}
          <Actions {...props} />
          {result.kind === "cheaper" && <Included texts={texts} calculation={calculation} />}
        </div>
      )}
    </section>
  );
}

function Actions({ texts, calculation, joinHref, contactHref, onShare, onRecalculate }: ResultScreenProps) {
  const { result, choice } = calculation;
  const fee = result.kind === "own" ? undefined : result.ours;
  const isCompared = fee !== undefined && result.kind !== "unknown";
  const early = fee?.parts.find(({ field }) => field === "priceEarlyRetirementYearly")?.monthly;
  return (
    <div className={styles.next}>
      {fee !== undefined && early !== undefined && (
        <p className={text.soft}>
          {fillText(texts.joinEarlyRetirement, {
            price: kronerText(fee.monthly - early),
            early: kronerText(early),
          })}
        </p>
      )}
      <div className={styles.actions}>
        {fee && (
          <ButtonLink href={joinHref} wide>
            {texts.join}
          </ButtonLink>
        )}
        <Button variant={fee ? "outline" : "accent"} wide onClick={onRecalculate}>
          {texts.recalculate}
        </Button>
        {isCompared && <ShareButton key={keyOf(choice)} texts={texts} onShare={onShare} />}
        {!isCompared && contactHref !== undefined && (
          <ButtonLink variant="quiet" href={contactHref}>
            {texts.contact}
          </ButtonLink>
        )}
      </div>
    </div>
  );
}

const keyOf = ({ organisationId, memberType }: Calculation["choice"]): string => `${organisationId} ${memberType}`;

function Included({ texts, calculation }: Pick<ResultScreenProps, "texts" | "calculation">) {
  const titleId = useId();
  return (
    <div className={styles.included}>
      <h3 id={titleId} className={styles.label}>
        {fillText(texts.includedTitle, { ours: calculation.ours.name })}
      </h3>
      <ul className={styles.list} role="list" aria-labelledby={titleId}>
        {partsOf(calculation.choice.memberType)
          .flatMap((field) => texts[partWords[field].included].split(/;\s*/))
          .map((line) => (
            <li key={line} className={styles.item}>
              <span className={styles.mark}>
                <CheckIcon />
              </span>
              <span>{line}</span>
            </li>
          ))}
      </ul>
    </div>
  );
}
