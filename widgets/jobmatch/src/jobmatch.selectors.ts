import { fillText } from "shared-runtime/contract/fill-text.ts";
import type { Activity } from "shared-runtime/ui/service-window/use-activity.ts";
import type { SnapshotFrom } from "xstate";
import type { Step } from "./jobmatch-frame.tsx";
import type { jobmatchMachine } from "./jobmatch.machine.ts";
import type { JobmatchTexts } from "./jobmatch.texts.ts";
import { refreshProblem, resultTitle } from "./model/result-sentences.ts";
import type { VisitedStep } from "./visited-step.ts";

export type Snapshot = SnapshotFrom<typeof jobmatchMachine>;

/** The current step. It stays "upload" until the server has accepted a file, also behind an error dialog. */
export function stepOf(snapshot: Snapshot): Step {
  const { problem, file } = snapshot.context;
  if (snapshot.matches("asking")) return "zip";
  if (snapshot.matches("matched")) return "result";
  if (snapshot.matches("searching")) return "loading";
  if (snapshot.matches("held")) return file === undefined ? "loading" : "upload";
  return snapshot.matches("failed") && problem?.during === "search" ? "loading" : "upload";
}

/** Whether the visitor sees something of the lazily loaded steps: the upload, the result, or an error dialog. */
export function isAtLaterStep(snapshot: Snapshot): boolean {
  const step = stepOf(snapshot);
  return step === "upload" || step === "result" || snapshot.context.problem !== undefined;
}

/** The history entry that a step belongs to. */
export function visitedStepOf(step: Step): VisitedStep {
  return step === "loading" ? "result" : step;
}

/** Tells the service window whether a search is running, and whether the visitor started it or a reload restored it. */
export function activityOf(snapshot: Snapshot): Activity {
  const { file, resumed } = snapshot.context;
  if (snapshot.matches("uploading")) return "started";
  if (snapshot.matches("held")) return file ? "started" : "none";
  if (snapshot.matches("asking") || snapshot.matches("choosing")) return "none";
  return resumed ? "restored" : "started";
}

/** Name of the visible screen. Each change moves the focus to the new screen's heading. */
export function screenOf(snapshot: Snapshot): string {
  if (snapshot.matches("uploading")) return "sending";
  // After a file was rejected in the browser, closing the dialog returns the focus to the file picker by itself.
  return snapshot.matches("failed") && snapshot.context.problem?.cause !== "file" ? "failed" : stepOf(snapshot);
}

/** Note on what must happen before the search can start; `undefined` once the visitor has passed the gate. */
export function waitingNote(snapshot: Snapshot, texts: JobmatchTexts, isConsentOpen: boolean): string | undefined {
  const { file, session } = snapshot.context;
  if (!snapshot.matches("held")) return undefined;
  if (file) return isConsentOpen ? texts.waitingForCookies : texts.uploadChosen;
  return session && isConsentOpen ? texts.searchWaitingForCookies : undefined;
}

/** Note that only one of several dropped files is used; `undefined` if a single file was given. */
export function severalFilesNote({ context: { several } }: Snapshot, texts: JobmatchTexts): string | undefined {
  return several && fillText(texts.severalFiles, several);
}

/** Text for the live region: everything that the focused heading does not say. */
export function announcement(snapshot: Snapshot, texts: JobmatchTexts): string {
  const { results, place, unrefreshed } = snapshot.context;
  const note = severalFilesNote(snapshot, texts) ?? "";
  if (snapshot.matches("uploading")) return note;
  if (snapshot.matches("searching")) return `${note} ${texts.loadingText}`.trim();
  if (!snapshot.matches("matched") || !results) return "";
  if (snapshot.matches({ matched: "refreshing" })) return texts.refreshing;
  const { jobMatchJobs, matchedBy } = results;
  if (unrefreshed) {
    return refreshProblem(unrefreshed.kind === "offline" ? "offline" : "failed", jobMatchJobs.length > 0, texts);
  }
  return resultTitle(jobMatchJobs.length, matchedBy === "place", place?.city ?? "", texts);
}
