import { useId } from "react";
import type { JobMatchResults } from "shared-runtime/api/jobmatch.ts";
import { fillText } from "shared-runtime/contract/fill-text.ts";
import { heading, text } from "shared-runtime/theme/typography.css.ts";
import { Button, ButtonLink } from "shared-runtime/ui/button/button.tsx";
import { ArrowDownIcon, RetryIcon } from "shared-runtime/ui/icon/icon.tsx";
import { Notice } from "shared-runtime/ui/notice/notice.tsx";
import type { Filter } from "../model/filter.ts";
import { resultTitle } from "../model/result-sentences.ts";
import { FilterBar, type Refresh } from "./filter-bar.tsx";
import { JobList, type JobListProps } from "./job-list.tsx";
import { NoResults } from "./no-results.tsx";
import * as styles from "./result-screen.css.ts";
import { JobsSkeleton } from "./searching-screen.tsx";

export interface ResultScreenProps extends Omit<JobListProps, "jobs"> {
  readonly results: JobMatchResults;
  readonly city: string;
  /** Set for members only; visitors search the whole country. */
  readonly filter?: Filter | undefined;
  readonly refresh?: Refresh;
  readonly cvCheckHref: string;
  readonly onFilter?: (filter: Filter) => void;
  readonly onRefresh?: () => void;
  readonly onMore?: () => void;
}

export function ResultScreen(props: ResultScreenProps) {
  const { texts, results, city, shown, filter, refresh = "settled", titleRef, onFilter, onRestart } = props;
  const { jobMatchJobs: jobs, matchedBy, wider } = results;
  const titleId = useId();
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
            <ButtonLink variant="outline" href={props.cvCheckHref}>
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
          onRefresh={props.onRefresh}
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
        {jobs.length > 0 && <JobList {...props} jobs={jobs} />}
      </div>
      {shown < jobs.length && (
        <div className={styles.more}>
          <p className={text.small}>{fillText(texts.shownCount, { shown, count: jobs.length })}</p>
          <Button variant="accent" wide icon={<ArrowDownIcon />} onClick={props.onMore}>
            {texts.more}
          </Button>
        </div>
      )}
    </section>
  );
}
