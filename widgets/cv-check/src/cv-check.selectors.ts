import { fillText } from "shared-runtime/contract/fill-text.ts";
import { isRefusedForGood } from "shared-runtime/cv/cv-problem.ts";
import type { CvOffer } from "shared-runtime/cv/cv-upload-screen.tsx";
import type { Activity } from "shared-runtime/ui/service-window/use-activity.ts";
import type { SnapshotFrom } from "xstate";
import type { Step } from "./cv-check-frame.tsx";
import type { cvCheckMachine } from "./cv-check.machine.ts";
import type { CvCheckTexts } from "./cv-check.texts.ts";

export type Snapshot = SnapshotFrom<typeof cvCheckMachine>;

/** The current step. It stays the first one until the server has accepted a file, also behind an error dialog. */
export function stepOf(snapshot: Snapshot): Step {
  if (snapshot.matches("reviewed")) return "result";
  if (snapshot.matches("reviewing")) return "loading";
  const { problem, file, session } = snapshot.context;
  if (snapshot.matches("arriving")) return file === undefined && session !== undefined ? "loading" : "upload";
  return snapshot.matches("failed") && problem?.cause !== "file" && file === undefined ? "loading" : "upload";
}

/** Tells the service window whether a check is running, and whether the visitor started it or a reload restored it. */
export function activityOf(snapshot: Snapshot): Activity {
  if (snapshot.matches("uploading")) return "started";
  if (snapshot.matches("arriving")) return snapshot.context.file ? "started" : "none";
  if (snapshot.matches("choosing")) return "none";
  return snapshot.context.resumed ? "restored" : "started";
}

/** Name of the visible screen. Each change moves the focus to the new screen's heading. */
export function screenOf(snapshot: Snapshot): string {
  if (snapshot.matches("uploading")) return "sending";
  // After a file was rejected in the browser, closing the dialog returns the focus to the file picker by itself.
  return snapshot.matches("failed") && snapshot.context.problem?.cause !== "file" ? "failed" : stepOf(snapshot);
}

/** What the upload screen offers the visitor to continue with; `undefined` if there is nothing. */
export function offerOf(snapshot: Snapshot, texts: CvCheckTexts): CvOffer | undefined {
  const { file, session, expired, problem } = snapshot.context;
  if (problem && isRefusedForGood(problem)) return undefined;
  if (snapshot.matches("arriving")) return file && { kind: "held", file };
  if (file) return { kind: "file", file };
  if (session) return keptReview(texts);
  return expired ? { kind: "expired" } : undefined;
}

function keptReview(texts: CvCheckTexts): CvOffer {
  const {
    offerReviewTitle: title,
    offerReviewText: text,
    offerReviewButton: accept,
    offerReviewRemove: decline,
  } = texts;
  return { kind: "cv", title, text, accept, decline };
}

/** Note on what must happen before the check can start; `undefined` once the visitor has passed the gate. */
export function waitingNote(snapshot: Snapshot, texts: CvCheckTexts, isConsentOpen: boolean): string | undefined {
  const { file, session } = snapshot.context;
  if (!snapshot.matches("arriving")) return undefined;
  if (file) return isConsentOpen ? texts.waitingForCookies : texts.uploadChosen;
  return session && isConsentOpen ? texts.reviewWaitingForCookies : undefined;
}

/** Note that only one of several dropped files is used; `undefined` if a single file was given. */
export function severalFilesNote({ context: { several } }: Snapshot, texts: CvCheckTexts): string | undefined {
  return several && fillText(texts.severalFiles, several);
}

/** Text for the live region: everything that the focused heading does not say. */
export function announcement(snapshot: Snapshot, texts: CvCheckTexts): string {
  const note = severalFilesNote(snapshot, texts) ?? "";
  if (snapshot.matches("uploading")) return note;
  if (snapshot.matches("reviewing")) return `${note} ${texts.loadingText}`.trim();
  return snapshot.matches("reviewed") ? texts.reviewReady : "";
}
