import { fillText } from "shared-runtime/contract/fill-text.ts";
import type { Use } from "shared-runtime/ui/service-window/use-in-use.ts";
import type { SnapshotFrom } from "xstate";
import type { Step } from "./jobmatch-frame.tsx";
import type { jobmatchMachine } from "./jobmatch.machine.ts";
import type { JobmatchTexts } from "./jobmatch.texts.ts";
import { refreshProblem } from "./model/refresh-problem.ts";
import { resultTitle } from "./model/result-title.ts";
import type { VisitedStep } from "./visited-step.ts";

export type Snapshot = SnapshotFrom<typeof jobmatchMachine>;

/** Until the server has accepted a file, the visitor is at the step before, also under the dialog of an error. */
export function stepOf(snapshot: Snapshot): Step {
  const { problem, file } = snapshot.context;
  if (snapshot.matches("asking")) return "zip";
  if (snapshot.matches("matched")) return "result";
  if (snapshot.matches("searching")) return "loading";
  if (snapshot.matches("held")) return file === undefined ? "loading" : "upload";
  return snapshot.matches("failed") && problem?.during === "search" ? "loading" : "upload";
}

export function visitedStepOf(step: Step): VisitedStep {
  return step === "loading" ? "result" : step;
}

/** What is under way or being read, and whether the visitor began it or a reload brought it back by itself. */
export function useOf(snapshot: Snapshot): Use {
  const { file, resumed } = snapshot.context;
  if (snapshot.matches("uploading")) return "begun";
  if (snapshot.matches("held")) return file ? "begun" : "none";
  if (snapshot.matches("asking") || snapshot.matches("choosing")) return "none";
  return resumed ? "brought back" : "begun";
}

/** What the visitor looks at; with each change the focus goes to its heading. */
export function screenOf(snapshot: Snapshot): string {
  if (snapshot.matches("uploading")) return "sending";
  // The focus comes back by itself to where a file was chosen that is not even sent.
  return snapshot.matches("failed") && snapshot.context.problem?.cause !== "file" ? "failed" : stepOf(snapshot);
}

/** What the visitor waits for who has not passed the gate. */
export function waitingNote(snapshot: Snapshot, texts: JobmatchTexts, cookies: boolean): string | undefined {
  const { file, session } = snapshot.context;
  if (!snapshot.matches("held")) return undefined;
  if (file) return cookies ? texts.waitingForCookies : texts.uploadChosen;
  return session && cookies ? texts.searchWaitingForCookies : undefined;
}

export function noteOf({ context: { several } }: Snapshot, texts: JobmatchTexts): string | undefined {
  return several && fillText(texts.severalFiles, several);
}

/** What is not said by the heading that the focus goes to. */
export function announcement(snapshot: Snapshot, texts: JobmatchTexts): string {
  const { results, place, unrefreshed } = snapshot.context;
  const note = noteOf(snapshot, texts) ?? "";
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
