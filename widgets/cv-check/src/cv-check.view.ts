import { isBeyondUpload, severalFilesNote } from "shared-runtime/cv/cv-intake.view.ts";
import type { KeptCv } from "shared-runtime/cv/cv-upload-screen.tsx";
import type { SnapshotFrom } from "xstate";
import type { Step } from "./cv-check-frame.tsx";
import type { cvCheckMachine } from "./cv-check.machine.ts";
import type { CvCheckTexts } from "./cv-check.texts.ts";

export type Snapshot = SnapshotFrom<typeof cvCheckMachine>;

/**
 * The current step. It remains the first one until the server has accepted a file, even while an error dialog is open.
 */
export function stepOf(snapshot: Snapshot): Step {
  if (snapshot.matches("reviewed")) return "result";
  return isBeyondUpload(snapshot.context.cv) ? "loading" : "upload";
}

/** The texts with which the upload screen offers a CV whose review is not finished. */
export function keptReview(texts: CvCheckTexts<"upload">): KeptCv {
  const {
    offerReviewTitle: title,
    offerReviewText: text,
    offerReviewButton: accept,
    offerReviewRemove: decline,
  } = texts;
  return { kind: "cv", title, text, accept, decline };
}

/** The texts with which the upload screen offers to return to the review of the CV that is being replaced. */
export function earlierReview(texts: CvCheckTexts<"upload">): KeptCv {
  const {
    earlierReviewTitle: title,
    earlierReviewText: text,
    earlierReviewButton: accept,
    earlierReviewRemove: decline,
  } = texts;
  return { kind: "cv", title, text, accept, decline };
}

/** Text for the live region: what the focused heading does not say. */
export function announcement(snapshot: Snapshot, texts: CvCheckTexts): string {
  const { cv } = snapshot.context;
  const note = severalFilesNote(cv, texts) ?? "";
  if (cv.at === "uploading") return note;
  if (snapshot.matches("reviewing")) return `${note} ${texts.loadingText}`.trim();
  return snapshot.matches("reviewed") ? texts.reviewReady : "";
}
