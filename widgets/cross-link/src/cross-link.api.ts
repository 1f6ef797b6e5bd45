import type { ApiClient } from "shared-runtime/api/create-api-client.ts";
import { getCvThumbnail } from "shared-runtime/api/cv.calls.ts";

/** Address of the picture of a CV's first page; `undefined` if it could not be drawn. */
export async function findFrontPage(api: ApiClient, cvJwt: string, signal?: AbortSignal): Promise<string | undefined> {
  const { hash } = await getCvThumbnail(api, cvJwt, signal);
  return hash === "" ? undefined : `data:image/png;base64,${hash}`;
}
