import { memo, useId } from "react";
import type { JobMatchJob } from "shared-runtime/api/jobmatch.ts";
import { fillText } from "shared-runtime/contract/fill-text.ts";
import { heading } from "shared-runtime/theme/typography.css.ts";
import { ButtonLink } from "shared-runtime/ui/button/button.tsx";
import { NewTabIcon } from "shared-runtime/ui/icon/icon.tsx";
import { StarRating } from "shared-runtime/ui/star-rating/star-rating.tsx";
import { VisuallyHidden } from "shared-runtime/ui/visually-hidden/visually-hidden.tsx";
import { DistanceLine } from "../drawings/distance-line.tsx";
import type { JobmatchTexts } from "../jobmatch.texts.ts";
import { dateWords } from "../model/date-words.ts";
import { postingHref } from "../model/posting-href.ts";
import type { LoadQualities } from "../explain-job.ts";
import * as styles from "./job-card.css.ts";
import { JobQualities } from "./job-qualities.tsx";

export interface JobCardProps {
  readonly texts: JobmatchTexts<"job">;
  readonly job: JobMatchJob;
  /** Position in the list, from 1. */
  readonly rank: number;
  readonly score: number | undefined;
  readonly loadQualities: LoadQualities;
  readonly onRate: (jobId: string, score: number) => void;
  readonly onOpenJob?: (() => void) | undefined;
  readonly onOpenQualities?: (() => void) | undefined;
}

/** Memoised, since there are up to 99 cards. */
export const JobCard = memo(function JobCard({
  texts,
  job,
  rank,
  score,
  loadQualities,
  onRate,
  onOpenJob,
  onOpenQualities,
}: JobCardProps) {
  const titleId = useId();
  const { id, title, company, location, distanceKm, jobDescription, language } = job;
  const date = dateOf(job, texts);
  const href = postingHref(job.sourceJobUrl);
  return (
    <article className={styles.card} aria-labelledby={titleId}>
      <p className={styles.rank} aria-hidden>
        {rank}
      </p>
      <div className={styles.head}>
        <h3 id={titleId} lang={language} tabIndex={-1} className={`${heading.xl} ${styles.title}`}>
          {title}
        </h3>
        <p className={styles.where}>
          {company !== "" && <span className={styles.company}>{company}</span>}
          {location !== "" && <span>{location}</span>}
        </p>
        {date && (
          <p className={styles.date}>
            <time dateTime={date.day}>{date.words}</time>
          </p>
        )}
      </div>
      {distanceKm !== undefined && (
        <p className={styles.distance}>
          <span className={styles.km}>
            {distanceKm === 0 ? texts.jobNear : fillText(texts.jobDistance, { km: distanceKm })}
          </span>
          <DistanceLine km={distanceKm} />
        </p>
      )}
      <div className={styles.body}>
        {jobDescription !== "" && (
          <p lang={language} className={styles.description}>
            {jobDescription}
          </p>
        )}
        <JobQualities
          texts={texts}
          jobId={id}
          title={title}
          load={loadQualities}
          onOpen={onOpenQualities}
          beside={
            href !== undefined && (
              <ButtonLink
                variant="outline"
                href={href}
                target="_blank"
                rel="noopener noreferrer"
                icon={<NewTabIcon />}
                onClick={onOpenJob}
              >
                {texts.jobLink}{" "}
                <VisuallyHidden>
                  {title} ({texts.newTab})
                </VisuallyHidden>
              </ButtonLink>
            )
          }
        />
      </div>
      <div className={styles.rating}>
        <StarRating
          legend={texts.ratingLegend}
          about={title}
          starsText={(count) => fillText(texts.ratingStars, { count })}
          value={score}
          onChange={(stars) => onRate(id, stars)}
        />
      </div>
    </article>
  );
});

/** The last day to apply, or, if unknown, the day of posting; `undefined` if neither is known. */
function dateOf({ applyBy, postedOn }: JobMatchJob, texts: JobmatchTexts<"job">) {
  const day = applyBy ?? postedOn;
  if (day === undefined) return undefined;
  const text = applyBy === undefined ? texts.jobPostedOn : texts.jobApplyBy;
  return { day, words: fillText(text, { date: dateWords(day, new Date()) }) };
}
