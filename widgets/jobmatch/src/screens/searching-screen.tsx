import * as layout from "shared-runtime/cv/cv-layout.css.ts";
import { CvWaitingScreen, type CvWaitingScreenProps } from "shared-runtime/cv/cv-waiting-screen.tsx";
import { SkeletonText } from "shared-runtime/ui/skeleton/skeleton.tsx";
import { Rings } from "../drawings/rings.tsx";
import type { JobmatchTexts } from "../jobmatch.texts.ts";
import * as styles from "./searching-screen.css.ts";

export interface SearchingScreenProps extends Pick<CvWaitingScreenProps, "note" | "titleRef" | "onCancel"> {
  readonly texts: JobmatchTexts<"loading" | "cv">;
}

export function SearchingScreen({ texts, note, titleRef, onCancel }: SearchingScreenProps) {
  return (
    <CvWaitingScreen
      texts={texts}
      note={note}
      titleRef={titleRef}
      onCancel={onCancel}
      drawing={
        <div className={layout.page}>
          <Rings searching />
        </div>
      }
    >
      <JobsSkeleton />
    </CvWaitingScreen>
  );
}

/** Placeholder for the first jobs. */
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
