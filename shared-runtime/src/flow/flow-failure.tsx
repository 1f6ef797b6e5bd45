import { failureText, referenceOf } from "../api/failure.ts";
import { fillText } from "../contract/fill-text.ts";
import { Button } from "../ui/button/button.tsx";
import { Notice } from "../ui/notice/notice.tsx";
import * as styles from "./flow.css.ts";
import type { Flow } from "./use-flow.ts";

interface FlowFailureProps {
  readonly flow: Flow;
}

/** Shows why the answers were not submitted, with a button that submits them again. */
export function FlowFailure({ flow: { problem, texts, retry } }: FlowFailureProps) {
  if (problem === undefined) return undefined;
  const { failure } = problem;
  const id = referenceOf(failure);
  return (
    <Notice status="bad" live="alert" word={texts.problemWord} title={texts.failedTitle}>
      <div className={styles.failure}>
        <p>{failureText(failure, { offline: texts.failedOffline, other: texts.failedText })}</p>
        {id !== undefined && <p>{fillText(texts.failedReference, { id })}</p>}
        <Button variant="outline" onClick={retry}>
          {texts.failedRetry}
        </Button>
      </div>
    </Notice>
  );
}
