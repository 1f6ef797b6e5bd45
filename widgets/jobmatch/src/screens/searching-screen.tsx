import { type Ref, useId } from "react";
import * as layout from "shared-runtime/cv/cv-layout.css.ts";
import { heading, text } from "shared-runtime/theme/typography.css.ts";
import { Button } from "shared-runtime/ui/button/button.tsx";
import { SkeletonText } from "shared-runtime/ui/skeleton/skeleton.tsx";
import { Rings } from "../drawings/rings.tsx";
import type { JobmatchTexts } from "../jobmatch.texts.ts";
import * as styles from "./searching-screen.css.ts";

export interface SearchingScreenProps {
  readonly texts: JobmatchTexts;
  /** What the visitor should know of the choice of the file, or waits for. */
  readonly note?: string | undefined;
  readonly titleRef?: Ref<HTMLHeadingElement>;
  readonly onCancel?: () => void;
}

export function SearchingScreen({ texts, note, titleRef, onCancel }: SearchingScreenProps) {
  const titleId = useId();
  return (
    <section className={layout.screen} role="group" aria-labelledby={titleId}>
      <div className={layout.top}>
        <h2 id={titleId} ref={titleRef} tabIndex={-1} className={`${heading.xxl} ${layout.title}`}>
          {texts.loadingTitle}
        </h2>
        <div className={layout.page}>
          <Rings searching />
        </div>
        <div className={layout.words}>
          {note !== undefined && <p className={text.body}>{note}</p>}
          <p className={text.body}>{texts.loadingText}</p>
          <p className={text.small}>{texts.loadingHint}</p>
          <div className={styles.cancel}>
            <Button variant="outline" onClick={onCancel}>
              {texts.cancel}
            </Button>
          </div>
        </div>
      </div>
      <JobsSkeleton />
    </section>
  );
}

/** Where the first jobs will stand. */
export function JobsSkeleton() {
  return (
    <div className={styles.jobs}>
      {["a", "b", "c"].map((job) => (
        <div key={job} className={styles.job}>
          <SkeletonText heading lines={3} />
        </div>
      ))}
    </div>
  );
}
