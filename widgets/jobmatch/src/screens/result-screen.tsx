import { type RefObject, useEffect, useId } from "react";
import type { JobMatchResults } from "shared-runtime/api/jobmatch.ts";
import { fillText } from "shared-runtime/contract/fill-text.ts";
import { heading, text } from "shared-runtime/theme/typography.css.ts";
import { Button, ButtonLink } from "shared-runtime/ui/button/button.tsx";
import { RetryIcon } from "shared-runtime/ui/icon/icon.tsx";
import { Notice } from "shared-runtime/ui/notice/notice.tsx";
import { everywhere, type Filter } from "../model/filter.ts";
import { openJobs } from "../model/open-jobs.ts";
import { resultTitle } from "../model/result-sentences.ts";
import { FilterBar, type Refresh } from "./filter-bar.tsx";
import { JobList, type JobListProps } from "./job-list.tsx";
import { ListEnd } from "./list-end.tsx";
import { LockedFilter } from "./locked-filter.tsx";
import { NoResults } from "./no-results.tsx";
import * as styles from "./result-screen.css.ts";
import { JobsSkeleton } from "./jobs-skeleton.tsx";

export interface ResultScreenProps extends Omit<JobListProps, "jobs" | "isOneLocked"> {
  readonly results: JobMatchResults;
  /** The filter of the shown results. */
  readonly searched?: Filter;
  /** Whether the server did not apply the visitor's filter. */
  readonly isFilterReset?: boolean;
  readonly city: string;
  /** Set for members only; visitors search the whole country. */
  readonly filter?: Filter | undefined;
  readonly refresh?: Refresh;
  readonly cvCheckHref: string;
  readonly titleRef?: RefObject<HTMLHeadingElement | null>;
  readonly onFilter?: (filter: Filter) => void;
  readonly onRefresh?: () => void;
  readonly onMore?: () => void;
  readonly onRestart?: () => void;
}

export function ResultScreen(props: ResultScreenProps) {
  const { texts, results, searched = everywhere, city, shown, filter, refresh = "settled", titleRef } = props;
  const { onFilter, onRestart } = props;
  const { jobMatchJobs, matchedBy, wider } = results;
  const titleId = useId();
  const isByPlace = matchedBy === "place";
  const jobs = openJobs(jobMatchJobs);
  const isEmpty = jobMatchJobs.length === 0;
  const isFilterGone = props.isFilterReset === true;
  useEffect(() => {
    // The filter, which had the focus, was replaced by the locked filter.
    if (isFilterGone) titleRef?.current?.focus({ preventScroll: true });
  }, [isFilterGone, titleRef]);
  return (
    <section className={styles.screen} role="group" aria-labelledby={titleId}>
      <div className={styles.top}>
        <h2 id={titleId} ref={titleRef} tabIndex={-1} className={`${heading.xxl} ${styles.title}`}>
          {resultTitle({ count: jobs.length, searched, isByPlace, city }, texts)}
        </h2>
        {!isEmpty && !isByPlace && <p className={text.soft}>{fillText(texts.resultText, { city })}</p>}
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
            <ButtonLink variant="outline" href={props.cvCheckHref}>
              {texts.placeMatchLink}
            </ButtonLink>
          </div>
        </Notice>
      )}
      {filter ? (
        <FilterBar
          texts={texts}
          filter={filter}
          refresh={refresh}
          hasOld={!isEmpty}
          onFilter={onFilter}
          onRefresh={props.onRefresh}
        />
      ) : (
        <LockedFilter texts={texts} joinHref={props.joinHref} logInHref={props.logInHref} onJoin={props.onJoin} />
      )}
      {isFilterGone && (
        <Notice status="info" word={texts.noticeWord}>
          <p>{texts.filterReset}</p>
        </Notice>
      )}
      <div
        className={refresh === "refreshing" ? styles.old : undefined}
        aria-busy={refresh === "refreshing" || undefined}
      >
        {isEmpty && refresh === "refreshing" && <JobsSkeleton />}
        {/* Only without a running or failed refresh, after which it is not known whether the filter finds jobs. */}
        {isEmpty && refresh === "settled" && (
          <NoResults
            texts={texts}
            filter={filter}
            wider={wider}
            onFilter={(wider) => {
              // The pressed button is removed, so the focus must be moved first.
              titleRef?.current?.focus({ preventScroll: true });
              onFilter?.(wider);
            }}
          />
        )}
        {!isEmpty && <JobList {...props} jobs={jobs} isOneLocked={jobs.length < jobMatchJobs.length} />}
      </div>
      <ListEnd
        texts={texts}
        shown={shown}
        count={jobs.length}
        titleRef={titleRef}
        onMore={props.onMore}
        onRestart={onRestart}
      />
    </section>
  );
}
