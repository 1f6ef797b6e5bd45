import type { ApiClient } from "../api/create-api-client.ts";
import { type CvFile, uploadCv } from "../api/cv.calls.ts";
import type { ToolId, ToolSession } from "../session/tool-session.ts";
import { pdfName } from "./objection-to.ts";

export interface SendCvInput {
  readonly file: File;
  readonly onProgress: CvFile["onProgress"];
}

/** Sends the CV and returns the session by which later calls and other tools refer to it. */
export async function sendCv(
  api: ApiClient,
  toolId: ToolId,
  { file, onProgress }: SendCvInput,
  signal?: AbortSignal,
): Promise<ToolSession> {
  const { cvId, cvIdJwtString } = await uploadCv(api, { file, name: pdfName(file.name), onProgress }, signal);
  return { cvId, cvJwt: cvIdJwtString, toolId };
}
