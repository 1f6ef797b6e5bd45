import { useEffect, useRef } from "react";
import { fillText } from "shared-runtime/contract/fill-text.ts";
import type { TextBinding } from "shared-runtime/forms/use-form.ts";
import { ChoiceCards } from "shared-runtime/ui/field/choice-cards/choice-cards.tsx";
import { VisuallyHidden } from "shared-runtime/ui/visually-hidden/visually-hidden.tsx";
import type { Question } from "shared-runtime/questions/question.ts";
import type { SignupStepperTexts } from "../signup-stepper.texts.ts";
import { drawings } from "./question-drawings.tsx";
import * as styles from "./question-stack.css.ts";

export interface QuestionStackProps {
  readonly texts: SignupStepperTexts;
  /** The questions of the path so far. The last question is open; the earlier questions are answered. */
  readonly questions: readonly Question[];
  readonly field: (question: Question) => TextBinding;
  /** Called when the arrow keys select an answer, perhaps on the way to another answer. */
  readonly onSelect: (question: Question, value: string) => void;
  /** Called when an answer was given, which may open the next question. */
  readonly onAnswer: (question: Question, value: string) => void;
  readonly onReopen: (question: Question) => void;
}

/** The answered questions as rows that reopen them, and the open question. A question that opens takes the focus. */
export function QuestionStack({ texts, questions, field, onSelect, onAnswer, onReopen }: QuestionStackProps) {
  const open = questions.at(-1);
  const root = useRef<HTMLDivElement>(null);
  const shown = useRef(open?.id);
  useEffect(() => {
    if (shown.current === open?.id) return;
    shown.current = open?.id;
    const control = root.current?.querySelector<HTMLElement>("input:checked") ?? root.current?.querySelector("input");
    control?.focus();
  }, [open?.id]);
  if (open === undefined) return null;
  const { id, name, value: chosen, problem, problemWord } = field(open);
  return (
    <div className={styles.stack}>
      {questions.length > 1 && (
        <ul className={styles.answered} role="list">
          {questions.slice(0, -1).map((question) => (
            <li key={question.id}>
              <button type="button" className={styles.row} onClick={() => onReopen(question)}>
                <span className={styles.words}>
                  <span className={styles.title}>{question.title}</span>
                  <span className={styles.answer}>{labelOf(question, field(question).value)}</span>
                </span>
                <span className={styles.reopen} aria-hidden>
                  {texts.workReopen}
                </span>
                <VisuallyHidden>{fillText(texts.workReopenName, { question: question.title })}</VisuallyHidden>
              </button>
            </li>
          ))}
        </ul>
      )}
      <div ref={root}>
        <ChoiceCards
          key={open.id}
          id={id}
          name={name}
          value={chosen}
          problem={problem}
          problemWord={problemWord}
          look={open.look}
          label={open.title}
          hint={open.hint}
          required
          options={open.answers.map(({ value, label, hint, drawing }) => ({
            value,
            label,
            ...(hint !== undefined && { hint }),
            ...(drawing !== undefined && { drawing: drawings[drawing] }),
          }))}
          onChange={(value) => onSelect(open, value)}
          onChoose={(value) => onAnswer(open, value)}
        />
      </div>
    </div>
  );
}

function labelOf({ answers }: Question, value: string): string {
  return answers.find((answer) => answer.value === value)?.label ?? "";
}
