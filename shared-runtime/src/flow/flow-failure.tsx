import { fillText } from "../contract/fill-text.ts";
import { Button } from "../ui/button/button.tsx";
import { Notice } from "../ui/notice/notice.tsx";
import * as styles from "./flow.css.ts";
import type { Flow } from "./use-flow.ts";

interface FlowFailureProps {
  readonly flow: Flow;
}

/** Says why the answers were not submitted, and submits them again. */
export function FlowFailure({ flow: { problem, texts, retry } }: FlowFailureProps) {
  if (problem === undefined) return undefined;
  const { failure, reason } = problem;
  const id = failure.kind === "refused" ? failure.correlationId : undefined;
  return (
    <Notice status="bad" live="alert" word={texts.problemWord} title={texts.failedTitle}>
      <div className={styles.failure}>
        <p>{reason ?? (failure.kind === "offline" ? texts.failedOffline : texts.failedText)}</p>
        {id !== undefined && <p>{fillText(texts.failedReference, { id })}</p>}
        <Button variant="outline" onClick={retry}>
          {texts.failedRetry}
        </Button>
      </div>
    </Notice>
  );
}
