import { type RefObject, useEffect, useId, useRef } from "react";
import type { JobMatchResults } from "shared-runtime/api/jobmatch.ts";
import { fillText } from "shared-runtime/contract/fill-text.ts";
import { heading, text } from "shared-runtime/theme/typography.css.ts";
import { Button, ButtonLink } from "shared-runtime/ui/button/button.tsx";
import { ArrowDownIcon, ArrowUpIcon, RetryIcon } from "shared-runtime/ui/icon/icon.tsx";
import { Notice } from "shared-runtime/ui/notice/notice.tsx";
import type { JobmatchTexts } from "../jobmatch.texts.ts";
import type { Ratings } from "../kept-ratings.ts";
import type { Filter } from "../model/filter.ts";
import { resultTitle } from "../model/result-sentences.ts";
import type { LoadQualities } from "../jobmatch.api.ts";
import { FilterBar, type Refresh } from "./filter-bar.tsx";
import { JobCard } from "./job-card.tsx";
import { LockedCard } from "./locked-card.tsx";
import { NoResults } from "./no-results.tsx";
import * as styles from "./result-screen.css.ts";
import { JobsSkeleton } from "./searching-screen.tsx";
import { useGrowing } from "./use-growing.ts";

export interface ResultScreenProps {
  readonly texts: JobmatchTexts;
  readonly results: JobMatchResults;
  readonly city: string;
  /** The number of jobs to show. */
  readonly shown: number;
  /** Set for members only; visitors search the whole country. */
  readonly filter?: Filter | undefined;
  readonly refresh?: Refresh;
  readonly ratings: Ratings;
  readonly joinHref: string;
  readonly logInHref: string | undefined;
  readonly cvCheckHref: string;
  readonly titleRef?: RefObject<HTMLHeadingElement | null>;
  readonly loadQualities: LoadQualities;
  readonly onFilter?: (filter: Filter) => void;
  readonly onRefresh?: () => void;
  readonly onRate: (jobId: string, score: number) => void;
  readonly onMore?: () => void;
  readonly onRestart?: () => void;
  readonly onOpenJob?: () => void;
  readonly onOpenQualities?: () => void;
  readonly onJoin?: () => void;
}

/** A list of up to this many jobs has no button to the top. */
const usuallySeen = 3;

export function ResultScreen({
  texts,
  results: { jobMatchJobs: jobs, matchedBy, wider },
  city,
  shown,
  filter,
  refresh = "settled",
  ratings,
  joinHref,
  logInHref,
  cvCheckHref,
  titleRef,
  loadQualities,
  onFilter,
  onRefresh,
  onRate,
  onMore,
  onRestart,
  onOpenJob,
  onOpenQualities,
  onJoin,
}: ResultScreenProps) {
  const titleId = useId();
  const seen = useGrowing(Math.min(shown, jobs.length));
  const list = useFocusOnNew(shown);
  const isLong = jobs.length > usuallySeen && seen === jobs.length;
  const isByPlace = matchedBy === "place";
  return (
    <section className={styles.screen} role="group" aria-labelledby={titleId}>
      <div className={styles.top}>
        <h2 id={titleId} ref={titleRef} tabIndex={-1} className={`${heading.xxl} ${styles.title}`}>
          {resultTitle(jobs.length, isByPlace, city, texts)}
        </h2>
        {jobs.length > 0 && !isByPlace && <p className={text.soft}>{fillText(texts.resultText, { city })}</p>}
        <div className={styles.restart}>
          <Button variant="quiet" icon={<RetryIcon />} onClick={onRestart}>
            {texts.restart}
          </Button>
        </div>
      </div>
      {isByPlace && (
        <Notice status="info" word={texts.noticeWord} title={texts.placeMatchTitle}>
          <p>{texts.placeMatchText}</p>
          <div className={styles.advice}>
            <ButtonLink variant="outline" href={cvCheckHref}>
              {texts.placeMatchLink}
            </ButtonLink>
          </div>
        </Notice>
      )}
      {filter && (
        <FilterBar
          texts={texts}
          filter={filter}
          refresh={refresh}
          hasOld={jobs.length > 0}
          onFilter={onFilter}
          onRefresh={onRefresh}
        />
      )}
      <div
        className={refresh === "refreshing" ? styles.old : undefined}
        aria-busy={refresh === "refreshing" || undefined}
      >
        {jobs.length === 0 && refresh === "refreshing" && <JobsSkeleton />}
        {/* Only when settled: after a failed refresh it is unknown whether the filter finds jobs. */}
        {jobs.length === 0 && refresh === "settled" && (
          <NoResults
            texts={texts}
            filter={filter}
            wider={wider}
            onFilter={(wider) => {
              // The button disappears when it is pressed, so the focus must move first.
              titleRef?.current?.focus({ preventScroll: true });
              onFilter?.(wider);
            }}
          />
        )}
        {jobs.length > 0 && (
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
        )}
      </div>
      {shown < jobs.length && (
        <div className={styles.more}>
          <p className={text.small}>{fillText(texts.shownCount, { shown, count: jobs.length })}</p>
          <Button variant="accent" wide icon={<ArrowDownIcon />} onClick={onMore}>
            {texts.more}
          </Button>
        </div>
      )}
    </section>
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
