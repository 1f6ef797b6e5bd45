import { type ReactNode, useId, useRef, useState } from "react";
import { Announcer } from "shared-runtime/ui/announcer/announcer.tsx";
import { Button } from "shared-runtime/ui/button/button.tsx";
import { CheckIcon, ChevronDownIcon, RetryIcon } from "shared-runtime/ui/icon/icon.tsx";
import { SkeletonText } from "shared-runtime/ui/skeleton/skeleton.tsx";
import { VisuallyHidden } from "shared-runtime/ui/visually-hidden/visually-hidden.tsx";
import type { JobmatchTexts } from "../jobmatch.texts.ts";
import { blocksOf } from "../model/qualities.ts";
import type { LoadQualities } from "../explain-job.ts";
import * as styles from "./job-card.css.ts";

export interface JobQualitiesProps {
  readonly texts: JobmatchTexts<"job">;
  readonly jobId: string;
  readonly title: string;
  readonly load: LoadQualities;
  readonly onOpen?: (() => void) | undefined;
  /** Content on the same line as the button. */
  readonly beside: ReactNode;
}

export type Answer =
  | { readonly kind: "loading" }
  | { readonly kind: "failed" }
  | { readonly kind: "ready"; readonly text: string };

/** The explanation why a job fits the CV, loaded on request. */
export function JobQualities({ texts, jobId, title, load, onOpen, beside }: JobQualitiesProps) {
  const panelId = useId();
  const panel = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [answer, setAnswer] = useState<Answer>();

  const ask = () => {
    setAnswer({ kind: "loading" });
    void load(jobId).then((text) => setAnswer(text === undefined ? { kind: "failed" } : { kind: "ready", text }));
  };
  const toggle = () => {
    setOpen(!isOpen);
    if (isOpen) return;
    onOpen?.();
    if (answer === undefined || answer.kind === "failed") ask();
  };
  return (
    <>
      <div className={styles.actions}>
        {beside}
        <Button
          variant="quiet"
          aria-expanded={isOpen}
          aria-controls={panelId}
          icon={
            <span className={styles.chevron}>
              <ChevronDownIcon />
            </span>
          }
          onClick={toggle}
        >
          {texts.qualitiesButton} <VisuallyHidden>{title}</VisuallyHidden>
        </Button>
      </div>
      <div id={panelId} ref={panel} hidden={!isOpen} tabIndex={-1} className={styles.qualities}>
        {isOpen && answer && (
          <QualitiesAnswer
            texts={texts}
            answer={answer}
            onRetry={() => {
              // The pressed button is removed, so the focus must be moved first.
              panel.current?.focus({ preventScroll: true });
              ask();
            }}
          />
        )}
      </div>
      {isOpen && <Announcer message={announcementOf(answer, texts)} />}
    </>
  );
}

interface QualitiesAnswerProps {
  readonly texts: JobmatchTexts<"job">;
  readonly answer: Answer;
  readonly onRetry?: () => void;
}

export function QualitiesAnswer({ texts, answer, onRetry }: QualitiesAnswerProps) {
  if (answer.kind === "loading") return <SkeletonText lines={3} />;
  if (answer.kind === "ready") return <Blocks text={answer.text} />;
  return (
    <div className={styles.failure}>
      <p>{texts.qualitiesFailed}</p>
      <Button variant="outline" icon={<RetryIcon />} onClick={onRetry}>
        {texts.qualitiesRetry}
      </Button>
    </div>
  );
}

function Blocks({ text }: { readonly text: string }) {
  return blocksOf(text).map((block) =>
    block.kind === "paragraph" ? (
      <p key={block.text}>{block.text}</p>
    ) : (
      <ul key={block.points.join()} className={styles.points} role="list">
        {block.points.map((point) => (
          <li key={point} className={styles.point}>
            <span className={styles.mark}>
              <CheckIcon />
            </span>
            <span>{point}</span>
          </li>
        ))}
      </ul>
    ),
  );
}

function announcementOf(answer: Answer | undefined, texts: JobmatchTexts<"job">): string {
  if (answer?.kind === "loading") return texts.qualitiesLoading;
  if (answer?.kind === "failed") return texts.qualitiesFailed;
  return answer ? texts.qualitiesReady : "";
}
