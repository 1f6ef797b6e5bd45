import { activityOf as cvActivityOf, isBeyondUpload, severalFilesNote } from "shared-runtime/cv/cv-intake.view.ts";
import type { KeptCv } from "shared-runtime/cv/cv-upload-screen.tsx";
import type { Activity } from "shared-runtime/ui/service-window/use-activity.ts";
import type { SnapshotFrom } from "xstate";
import type { Step } from "./jobmatch-frame.tsx";
import type { jobmatchMachine } from "./jobmatch.machine.ts";
import type { JobmatchTexts } from "./jobmatch.texts.ts";
import type { VisitedStep } from "./visited-step.ts";

export type Snapshot = SnapshotFrom<typeof jobmatchMachine>;

/** The current step. It remains "upload" until the server has accepted a file, even while an error dialog is open. */
export function stepOf(snapshot: Snapshot): Step {
  if (snapshot.matches("asking") || snapshot.matches("recalling")) return "zip";
  if (snapshot.matches("assuming") || snapshot.matches("placing")) return "loading";
  if (snapshot.matches("matched")) return "result";
  return isBeyondUpload(snapshot.context.cv) ? "loading" : "upload";
}

/** Whether the visitor sees a part of the lazily loaded steps: any step except the first, or an error dialog. */
export function isAtLaterStep(snapshot: Snapshot): boolean {
  return stepOf(snapshot) !== "zip" || snapshot.context.cv.problem !== undefined;
}

/** The history entry that a step belongs to. */
export function visitedStepOf(step: Step): VisitedStep {
  return step === "loading" ? "result" : step;
}

/**
 * Reports to the service window whether a search is running, and whether the visitor started it or a reload restored
 * it.
 */
export function activityOf(snapshot: Snapshot): Activity {
  return stepOf(snapshot) === "zip" ? "none" : cvActivityOf(snapshot.context.cv);
}

/** The texts with which the upload screen offers a CV that the server has. */
export function keptCv({ offerCvTitle, offerCvText, offerCvButton, offerCvRemove }: JobmatchTexts<"upload">): KeptCv {
  return { kind: "cv", title: offerCvTitle, text: offerCvText, accept: offerCvButton, decline: offerCvRemove };
}

/** Text for the live region while there is no result: what the focused heading does not say. */
export function announcement(snapshot: Snapshot, texts: JobmatchTexts): string {
  const { cv } = snapshot.context;
  const note = severalFilesNote(cv, texts) ?? "";
  if (cv.at === "uploading") return note;
  return snapshot.matches("searching") ? `${note} ${texts.loadingText}`.trim() : "";
}
