import { type ReactNode, useId } from "react";
import { Button } from "../button/button.tsx";
import { StatusIcon } from "../status-icon/status-icon.tsx";
import { VisuallyHidden } from "../visually-hidden/visually-hidden.tsx";
import * as styles from "./answer-summary.css.ts";

export interface AnswerGroup {
  /** The id of the step. */
  readonly id: string;
  readonly title: string;
  /** False if the step must be answered again before the flow can be submitted. */
  readonly isComplete?: boolean;
  readonly answers: readonly {
    readonly label: string;
    /** `undefined` or empty if there is no answer. */
    readonly value: ReactNode;
  }[];
}

export interface AnswerSummaryTexts {
  /** The first word of the button's label: "Ret" in "Ret Dine oplysninger". */
  readonly change: string;
  /** Shown instead of an absent answer. */
  readonly notAnswered: string;
  readonly stepIncomplete: string;
}

export interface AnswerSummaryProps {
  readonly groups: readonly AnswerGroup[];
  readonly texts: AnswerSummaryTexts;
  /** Called with the id of the group. */
  readonly onChange: (id: string) => void;
}

/** The answers of a flow by step, each with a button to change them. */
export function AnswerSummary({ groups, texts, onChange }: AnswerSummaryProps) {
  return (
    <div className={styles.summary}>
      {groups.map((group) => (
        <Group key={group.id} group={group} texts={texts} onChange={() => onChange(group.id)} />
      ))}
    </div>
  );
}

interface GroupProps {
  readonly group: AnswerGroup;
  readonly texts: AnswerSummaryTexts;
  readonly onChange: () => void;
}

function Group({ group: { title, isComplete = true, answers }, texts, onChange }: GroupProps) {
  const titleId = useId();
  return (
    <section className={styles.group} aria-labelledby={titleId}>
      <div className={styles.top}>
        <h3 id={titleId} className={styles.title}>
          {title}
        </h3>
        <Button variant="quiet" onClick={onChange}>
          {texts.change} <VisuallyHidden>{title}</VisuallyHidden>
        </Button>
      </div>
      {!isComplete && (
        <p className={styles.incomplete}>
          <StatusIcon status="warn" />
          {texts.stepIncomplete}
        </p>
      )}
      <dl className={styles.answers}>
        {answers.map(({ label, value }) => (
          <div key={label} className={styles.answer}>
            <dt className={styles.label}>{label}</dt>
            <dd className={styles.value}>
              {value === undefined || value === "" ? <span className={styles.absent}>{texts.notAnswered}</span> : value}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
