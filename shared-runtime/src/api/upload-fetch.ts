import { TimeoutError } from "ky";
import type { Fetch } from "./whole-answers.ts";

export interface UploadWatch {
  /** Called with the share of the body that has been sent, 0 to 1. */
  readonly onProgress: (share: number) => void;
  /** Milliseconds without progress after which the call fails. */
  readonly timeout: number;
}

/**
 * A fetch that sends `body` by XMLHttpRequest, the only API for upload progress in all browsers: request streams need
 * HTTP/2 and exist only in Chromium. The upload may be slow, but fails if it stalls.
 */
export function uploadFetch(body: FormData, { onProgress, timeout }: UploadWatch): Fetch {
  return (input) =>
    new Promise((resolve, reject) => {
      const request = input as Request;
      if (request.signal.aborted) return reject(request.signal.reason);
      const call = new XMLHttpRequest();
      let timer: ReturnType<typeof setTimeout> | undefined;

      const giveUp = (reason: unknown) => {
        reject(reason);
        call.abort();
      };
      const restartTimer = () => {
        clearTimeout(timer);
        timer = setTimeout(() => giveUp(new TimeoutError(request)), timeout);
      };

      call.open(request.method, request.url);
      call.withCredentials = request.credentials === "include";
      call.responseType = "arraybuffer";
      call.setRequestHeader("accept", "application/json");
      // The content type is not copied, since the browser sets the content type of the body.
      for (const [name, value] of request.headers) {
        if (name !== "accept" && name !== "content-type") call.setRequestHeader(name, value);
      }
      call.upload.onprogress = ({ lengthComputable, loaded, total }) => {
        restartTimer();
        if (lengthComputable && total > 0) onProgress(loaded / total);
      };
      call.onprogress = restartTimer;
      call.onload = () =>
        resolve(
          new Response(call.response as ArrayBuffer, {
            status: call.status,
            headers: { "content-type": call.getResponseHeader("content-type") ?? "" },
          }),
        );
      call.onerror = () => reject(new TypeError("Failed to fetch"));
      call.onloadend = () => clearTimeout(timer);
      request.signal.addEventListener("abort", () => giveUp(request.signal.reason), { once: true });
      restartTimer();
      call.send(body);
    });
}
