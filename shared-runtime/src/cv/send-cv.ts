// This module is loaded when a CV is chosen.
import type { ApiClient } from "../api/create-api-client.ts";
import type { CvUpload } from "../api/cv.ts";
import { uploadCv } from "../api/upload-cv.ts";
import { explainClosedFrame } from "../forms/closed-frame.ts";
import type { SendCvInput } from "./cv-intake.machine.ts";

/** Sends a CV. If the page is in a frame that may not send anything, the failure states this reason. */
export function sendCv(api: ApiClient, input: SendCvInput, signal: AbortSignal): Promise<CvUpload> {
  return uploadCv(api, input, signal).catch(explainClosedFrame);
}
