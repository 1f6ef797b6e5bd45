import { readFile } from "node:fs/promises";

/** A CV that is stored on the server, and the token that opens it. */
export interface UploadedCv {
  readonly cvId: string;
  readonly cvJwt: string;
}

/** The server refuses the file as a CV. */
export class UploadRefused extends Error {
  override readonly name = "UploadRefused";
}

let visitors = 0;

/** Uploads a CV without a page. */
export async function uploadCv(hostUrl: string, file: string): Promise<UploadedCv> {
  const form = new FormData();
  form.append("file", new File([await readFile(file)], "cv.pdf", { type: "application/pdf" }));
  // Each CV comes from another visitor, for a server that trusts this process as a proxy.
  const headers = { "x-forwarded-for": `198.51.100.${(visitors += 1) % 250}` };
  const upload = await fetch(`${hostUrl}/api/cv-upload`, { method: "POST", headers, body: form });
  if (!upload.ok) throw new UploadRefused(`the upload was answered ${upload.status}: ${await upload.text()}`);
  const { cvId, cvIdJwtString: cvJwt } = (await upload.json()) as {
    readonly cvId: string;
    readonly cvIdJwtString: string;
  };
  return { cvId, cvJwt };
}

/** Uploads a CV and waits for its review. */
export async function reviewOnce(hostUrl: string, file: string): Promise<UploadedCv> {
  const uploaded = await uploadCv(hostUrl, file);
  const { warning_info } = (await readReview(hostUrl, uploaded)) as { readonly warning_info?: unknown };
  if (warning_info === undefined) throw new Error("the answer is not a review");
  return uploaded;
}

/** Waits for the review of a CV, and resolves with the JSON of the answer. */
export async function readReview(hostUrl: string, { cvJwt }: UploadedCv): Promise<unknown> {
  const review = await fetch(`${hostUrl}/api/analytics/get-cv-recommendations`, {
    headers: { authorization: `Bearer ${cvJwt}` },
  });
  if (!review.ok) throw new Error(`the review was answered ${review.status}: ${await review.text()}`);
  return review.json();
}
