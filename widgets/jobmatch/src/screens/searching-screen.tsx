import * as layout from "shared-runtime/cv/cv-layout.css.ts";
import { CvWaitingScreen, type CvWaitingScreenProps } from "shared-runtime/cv/cv-waiting-screen.tsx";
import { Rings } from "../drawings/rings.tsx";
import type { JobmatchTexts } from "../jobmatch.texts.ts";
import { JobsSkeleton } from "./jobs-skeleton.tsx";

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
