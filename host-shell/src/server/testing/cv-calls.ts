import { cvBearer } from "shared-runtime/api/cv-bearer.ts";
import { CvUpload } from "shared-runtime/api/cv.ts";
import * as v from "valibot";

/** A form body with one file, as the widget sends it. */
export function formWith(content: BlobPart, name = "cv.pdf", field = "file"): FormData {
  const form = new FormData();
  form.append(field, new File([content], name, { type: "application/pdf" }));
  return form;
}

export function upload(url: string, body: RequestInit["body"], init: RequestInit = {}): Promise<Response> {
  return fetch(`${url}/api/cv-upload`, { method: "POST", body: body ?? null, ...init });
}

/** Uploads a CV that is accepted. Throws if it is refused. */
export async function uploaded(url: string, content: BlobPart, init: RequestInit = {}): Promise<CvUpload> {
  const answer = await upload(url, formWith(content), init);
  if (answer.status !== 200) throw new Error(`The upload was answered with ${answer.status}: ${await answer.text()}`);
  return v.parse(CvUpload, await answer.json());
}

export function recommendations(url: string, cvJwt: string, init: RequestInit = {}): Promise<Response> {
  return fetch(`${url}/api/analytics/get-cv-recommendations`, { ...init, headers: cvBearer(cvJwt) });
}

export function storedCv(url: string, cvJwt: string): Promise<Response> {
  return fetch(`${url}/api/stored-cv`, { headers: cvBearer(cvJwt) });
}

export function thumbnail(url: string, cvJwt: string): Promise<Response> {
  return fetch(`${url}/api/get-cv-frontpage-thumbnail`, { headers: cvBearer(cvJwt) });
}
