import { type RefObject, useEffect, useRef } from "react";
import type { JobMatchJob } from "shared-runtime/api/jobmatch.ts";
import { Button } from "shared-runtime/ui/button/button.tsx";
import { ArrowUpIcon, RetryIcon } from "shared-runtime/ui/icon/icon.tsx";
import type { LoadQualities } from "../explain-job.ts";
import type { JobmatchTexts } from "../jobmatch.texts.ts";
import type { Ratings } from "../kept-ratings.ts";
import { JobCard } from "./job-card.tsx";
import * as styles from "./job-list.css.ts";
import { LockedCard } from "./locked-card.tsx";
import { useGrowing } from "./use-growing.ts";

export interface JobListProps {
  readonly texts: JobmatchTexts;
  readonly jobs: readonly JobMatchJob[];
  /** The number of jobs to show. */
  readonly shown: number;
  readonly ratings: Ratings;
  readonly joinHref: string;
  readonly logInHref: string | undefined;
  readonly titleRef?: RefObject<HTMLHeadingElement | null>;
  readonly loadQualities: LoadQualities;
  readonly onRate: (jobId: string, score: number) => void;
  readonly onRestart?: () => void;
  readonly onOpenJob?: () => void;
  readonly onOpenQualities?: () => void;
  readonly onJoin?: () => void;
}

/** A list of up to this many jobs has no button to the top. */
const usuallySeen = 3;

export function JobList({
  texts,
  jobs,
  shown,
  ratings,
  joinHref,
  logInHref,
  titleRef,
  loadQualities,
  onRate,
  onRestart,
  onOpenJob,
  onOpenQualities,
  onJoin,
}: JobListProps) {
  const seen = useGrowing(Math.min(shown, jobs.length));
  const list = useFocusOnNew(shown);
  const isLong = jobs.length > usuallySeen && seen === jobs.length;
  return (
    <div className={styles.list}>
      <ol className={styles.jobs} role="list" ref={list}>
        {jobs.slice(0, seen).map((job, index) => (
          <li key={job.id === "" ? "locked" : job.id} className={styles.job}>
            {job.locked ? (
              <LockedCard texts={texts} joinHref={joinHref} logInHref={logInHref} onJoin={onJoin} />
            ) : (
              <JobCard
                texts={texts}
                job={job}
                rank={index + 1}
                score={ratings[job.id]}
                loadQualities={loadQualities}
                onRate={onRate}
                onOpenJob={onOpenJob}
                onOpenQualities={onOpenQualities}
              />
            )}
          </li>
        ))}
      </ol>
      {isLong && (
        <>
          <div className={styles.end}>
            <Button variant="quiet" icon={<RetryIcon />} onClick={onRestart}>
              {texts.restart}
            </Button>
          </div>
          <div className={styles.track}>
            <button type="button" className={styles.toTop} onClick={() => leadTo(titleRef?.current)}>
              <ArrowUpIcon />
              <span className={styles.toTopLabel}>{texts.toTop}</span>
            </button>
          </div>
        </>
      )}
    </div>
  );
}

/** Focuses the heading and scrolls to it. */
function leadTo(title: HTMLElement | null | undefined): void {
  title?.focus({ preventScroll: true });
  title?.scrollIntoView({ block: "start" });
}

/** Focuses the first additional job, since the focused button that showed it disappears. */
function useFocusOnNew(shown: number): RefObject<HTMLOListElement | null> {
  const list = useRef<HTMLOListElement>(null);
  const before = useRef(shown);
  useEffect(() => {
    const first = shown > before.current ? list.current?.children[before.current] : undefined;
    before.current = shown;
    first?.querySelector<HTMLElement>("h3")?.focus({ preventScroll: true });
  }, [shown]);
  return list;
}
