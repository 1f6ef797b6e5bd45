import { Fragment, type RefObject, useEffect, useRef } from "react";
import type { JobMatchJob } from "shared-runtime/api/jobmatch.ts";
import type { LoadQualities } from "../explain-job.ts";
import type { JobmatchTexts } from "../jobmatch.texts.ts";
import type { Ratings } from "../kept-ratings.ts";
import { JobCard } from "./job-card.tsx";
import * as styles from "./job-list.css.ts";
import { LockedCard } from "./locked-card.tsx";
import { useGrowing } from "./use-growing.ts";

export interface JobListProps {
  readonly texts: JobmatchTexts;
  /** The jobs that the visitor can see. */
  readonly jobs: readonly JobMatchJob[];
  /** Whether there is another job that only members see. */
  readonly isOneLocked: boolean;
  /** The number of jobs to show. */
  readonly shown: number;
  readonly ratings: Ratings;
  readonly joinHref: string;
  readonly logInHref: string | undefined;
  readonly loadQualities: LoadQualities;
  readonly onRate: (jobId: string, score: number) => void;
  readonly onOpenJob?: (() => void) | undefined;
  readonly onOpenQualities?: (() => void) | undefined;
  readonly onJoin?: (() => void) | undefined;
}

/**
 * The invitation to join is after this number of jobs, or after the last job if there are fewer jobs. At the end of a
 * long list, few visitors would see the invitation.
 */
const jobsBeforeInvitation = 10;

export function JobList({
  texts,
  jobs,
  isOneLocked,
  shown,
  ratings,
  joinHref,
  logInHref,
  loadQualities,
  onRate,
  onOpenJob,
  onOpenQualities,
  onJoin,
}: JobListProps) {
  const seen = useGrowing(Math.min(shown, jobs.length));
  const list = useFocusOnNew(shown, seen);
  const invitationAfter = isOneLocked ? Math.min(jobs.length, jobsBeforeInvitation) : undefined;
  const invitation = (
    <li className={styles.job}>
      <LockedCard
        texts={texts}
        count={jobs.length + 1}
        isLast={jobs.length <= jobsBeforeInvitation}
        joinHref={joinHref}
        logInHref={logInHref}
        onJoin={onJoin}
      />
    </li>
  );
  return (
    <ol className={styles.jobs} role="list" ref={list}>
      {invitationAfter === 0 && invitation}
      {jobs.slice(0, seen).map((job, index) => (
        <Fragment key={job.id}>
          <li className={styles.job}>
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
          </li>
          {index + 1 === invitationAfter && invitation}
        </Fragment>
      ))}
    </ol>
  );
}

/**
 * Focuses the first additional job as soon as it is rendered, since the button that showed it may have been removed.
 */
function useFocusOnNew(shown: number, seen: number): RefObject<HTMLOListElement | null> {
  const list = useRef<HTMLOListElement>(null);
  const before = useRef(shown);
  useEffect(() => {
    if (shown > before.current) {
      const first = list.current?.querySelectorAll("article")[before.current];
      if (first === undefined && seen < shown) return;
      first?.querySelector<HTMLElement>("h3")?.focus({ preventScroll: true });
    }
    before.current = shown;
  }, [shown, seen]);
  return list;
}
