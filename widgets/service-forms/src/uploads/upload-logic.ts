import { failureText, isSignedOut, toFailure } from "shared-runtime/api/failure.ts";
import { contentOf } from "shared-runtime/files/content-of.ts";
import { loadPart } from "shared-runtime/flow/load-part.ts";
import { fromCallback } from "xstate";
import type { ServiceFormsTexts } from "../service-forms.texts.ts";
import type { UploadEvent, UploadInput } from "./uploads.machine.ts";

interface Options {
  readonly apiUrl: string;
  readonly formId: string;
  /** Returns the id of the current draft of the form. */
  readonly draft: () => string;
  readonly texts: ServiceFormsTexts<"files">;
}

/** An actor that sends one file. Stopping it cancels the upload. */
export function uploadLogic({ apiUrl, formId, draft, texts }: Options) {
  return fromCallback<{ readonly type: string }, UploadInput>(({ input: { id, file }, sendBack }) => {
    const stopping = new AbortController();
    const { signal } = stopping;
    const tell = (event: UploadEvent) => {
      if (!signal.aborted) sendBack(event);
    };
    const upload = async () => {
      const bytes = await contentOf(file).catch(() => undefined);
      if (!bytes) return tell({ type: "upload.failed", id, problem: texts.uploadChanged, isFinal: true });
      // Loaded here, since the client of the API is larger than the form.
      const { uploadFile } = await loadPart(() => import("./upload.api.ts"));
      const onProgress = (share: number) => tell({ type: "upload.progressed", id, share });
      const stored = await uploadFile({ apiUrl, formId, draft: draft(), file, bytes, onProgress, signal });
      tell({ type: "upload.stored", id, stored });
    };
    upload().catch((error: unknown) => {
      if (!signal.aborted) tell({ type: "upload.failed", id, ...failureOf(error, texts) });
    });
    return () => stopping.abort(new Error("The upload was cancelled."));
  });
}

/** The sentence about a file that was not stored. A fault of the file itself is final. */
function failureOf(error: unknown, texts: ServiceFormsTexts<"files">) {
  const failure = toFailure(error);
  if (isSignedOut(failure)) return { problem: texts.uploadSignedOut, isFinal: false };
  const status = failure.kind === "refused" ? failure.status : 0;
  const other = failure.kind === "slow" ? texts.uploadSlow : texts.uploadFailed;
  const problem = failureText(failure, { offline: texts.uploadOffline, other });
  return { problem, isFinal: status === 413 || status === 422 };
}
