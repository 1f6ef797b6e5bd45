import { submissionProblem } from "shared-runtime/forms/submission-problem.ts";
import { loadPart } from "shared-runtime/flow/load-part.ts";
import { fromCallback } from "xstate";
import type { ServiceFormsTexts } from "../service-forms.texts.ts";
import type { UploadEvent, UploadInput } from "./uploads.machine.ts";

interface Options {
  readonly apiUrl: string;
  readonly formId: string;
  /** Returns the id of this filling in of the form. */
  readonly draft: () => string;
  readonly texts: ServiceFormsTexts<"files">;
}

/** Sends one file. Stopping it cancels the upload. */
export function uploadLogic({ apiUrl, formId, draft, texts }: Options) {
  return fromCallback<{ readonly type: string }, UploadInput>(({ input: { id, file }, sendBack }) => {
    const stopping = new AbortController();
    const { signal } = stopping;
    const tell = (event: UploadEvent) => {
      if (!signal.aborted) sendBack(event);
    };
    const upload = async () => {
      // The client of the API is larger than the form.
      const { uploadFile } = await loadPart(() => import("./upload.api.ts"));
      const onProgress = (share: number) => tell({ type: "upload.progressed", id, share });
      return uploadFile({ apiUrl, formId, draft: draft(), file, onProgress, signal });
    };
    upload().then(
      (stored) => tell({ type: "upload.stored", id, stored }),
      (error: unknown) => {
        if (!signal.aborted) tell({ type: "upload.failed", id, problem: problemOf(error, texts) });
      },
    );
    return () => stopping.abort(new Error("The upload was cancelled."));
  });
}

/** What the person reads about a file that was not stored. */
export function problemOf(error: unknown, texts: ServiceFormsTexts<"files">): string {
  const { failure, reason } = submissionProblem({ path: "", fields: [] }, error);
  if (failure.kind === "refused" && failure.status === 401) return texts.uploadSignedOut;
  if (reason !== undefined) return reason;
  if (failure.kind === "offline") return texts.uploadOffline;
  return failure.kind === "slow" ? texts.uploadSlow : texts.uploadFailed;
}
