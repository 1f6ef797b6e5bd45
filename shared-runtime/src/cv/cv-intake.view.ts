import { fillText } from "../contract/fill-text.ts";
import type { Activity } from "../ui/service-window/use-activity.ts";
import type { CvIntake } from "./cv-intake.ts";
import { isRefusedForGood } from "./cv-problem.ts";
import type { CvOffer, KeptCv } from "./cv-upload-screen.tsx";
import type { CvTexts } from "./cv.texts.ts";

/**
 * Whether the visitor waits for a result, and not for an upload: a stored CV waits for the gate, or a call about it
 * failed.
 */
export function isBeyondUpload({ at, file, problem }: CvIntake): boolean {
  return at === "ready" || (at === "held" && !file) || (at === "failed" && !!problem?.failure && !file);
}

/** Name of the visible screen, given the tool's `step`. Each change moves the focus to the new screen's heading. */
export function screenOf({ at, problem }: CvIntake, step: string): string {
  if (at === "uploading") return "sending";
  // After a file was rejected in the browser, closing the dialog returns the focus to the file picker by itself.
  return at === "failed" && problem?.failure ? "failed" : step;
}

/**
 * Reports to the service window whether the tool is running, and whether the visitor started it or a reload restored
 * it.
 */
export function activityOf({ at, file, resumed }: CvIntake): Activity {
  if (at === "uploading") return "started";
  if (at === "held") return file ? "started" : "none";
  if (at === "choosing") return "none";
  return resumed ? "restored" : "started";
}

/**
 * Whether the file would be lost if the visitor left the page. Until the server has it, it exists only in this page.
 */
export function isFileAtRisk({ at, file }: CvIntake): boolean {
  return file !== undefined && (at === "uploading" || at === "held");
}

/** The CV that the upload screen offers to continue with; `undefined` if it offers no CV. */
export function offerOf(
  { at, file, session, expired, problem, admitted, isDeclined }: CvIntake,
  kept: KeptCv,
  { keptDeclined }: Pick<CvTexts, "keptDeclined">,
): CvOffer | undefined {
  if (problem && isRefusedForGood(problem)) return undefined;
  if (file) return admitted && at !== "held" ? { kind: "file", file } : { kind: "held", file, declined: at !== "held" };
  if (session) return isDeclined ? { ...kept, text: keptDeclined } : kept;
  return expired ? { kind: "expired" } : undefined;
}

/** Note that only one of several dropped files is used; `undefined` if a single file was given. */
export function severalFilesNote({ several }: CvIntake, texts: Pick<CvTexts, "severalFiles">): string | undefined {
  return several && fillText(texts.severalFiles, several);
}

type WaitingTexts = Pick<CvTexts, "uploadChosen" | "uploadDeclined" | "waitingForCookies">;

/**
 * What a chosen CV waits for before the tool can start; `undefined` once the visitor has passed the gate. A visitor who
 * has declined the gate may continue. `forStored` is the
 * tool's own note about a stored CV that waits for the page's consent overlay.
 */
export function waitingNote(
  { at, file, admitted }: CvIntake,
  texts: WaitingTexts,
  { isConsentOpen, forStored }: { readonly isConsentOpen: boolean; readonly forStored: string },
): string | undefined {
  if (at === "choosing" && file && !admitted) return texts.uploadDeclined;
  if (at !== "held") return undefined;
  if (file) return isConsentOpen ? texts.waitingForCookies : texts.uploadChosen;
  return isConsentOpen ? forStored : undefined;
}
