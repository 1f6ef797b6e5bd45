import type { ApiClient } from "shared-runtime/api/create-api-client.ts";
import { getCvThumbnail } from "shared-runtime/api/cv.calls.ts";
import { getStoredCv } from "shared-runtime/api/stored-cv.calls.ts";
import type { StoredCv } from "shared-runtime/api/stored-cv.ts";

/** What the card shows of a CV. */
export interface ReadCv {
  /** Address of a picture of the first page; `undefined` if it could not be drawn. */
  readonly frontPage: string | undefined;
  /** `undefined` if the server gave no answer, without which the card can do. */
  readonly known: StoredCv | undefined;
}

export async function readCv(api: ApiClient, cvJwt: string, signal?: AbortSignal): Promise<ReadCv> {
  const asked = getStoredCv(api, cvJwt, signal).catch(() => undefined);
  const { hash } = await getCvThumbnail(api, cvJwt, signal);
  return { frontPage: hash === "" ? undefined : `data:image/png;base64,${hash}`, known: await asked };
}
