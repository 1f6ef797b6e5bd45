import { TimeoutError } from "ky";
import type { Fetch } from "./whole-answers.ts";

export interface UploadWatch {
  /** Called with the share of the body that has left, 0 to 1. */
  readonly onProgress: (share: number) => void;
  /** How long the connection may stand still before it is given up. */
  readonly patience: number;
}

/**
 * A fetch that sends `body` by XMLHttpRequest, the only way to follow an upload that every browser has: request
 * streams need HTTP/2 and exist in Chromium alone. A slow connection may take its time; a dead one is given up.
 */
export function uploadFetch(body: FormData, { onProgress, patience }: UploadWatch): Fetch {
  return (input) =>
    new Promise((resolve, reject) => {
      const request = input as Request;
      if (request.signal.aborted) return reject(request.signal.reason);
      const call = new XMLHttpRequest();
      let alarm: ReturnType<typeof setTimeout> | undefined;

      const giveUp = (reason: unknown) => {
        reject(reason);
        call.abort();
      };
      const waitOn = () => {
        clearTimeout(alarm);
        alarm = setTimeout(() => giveUp(new TimeoutError(request)), patience);
      };

      call.open(request.method, request.url);
      call.withCredentials = request.credentials === "include";
      call.responseType = "arraybuffer";
      call.setRequestHeader("accept", "application/json");
      call.upload.onprogress = ({ lengthComputable, loaded, total }) => {
        waitOn();
        if (lengthComputable && total > 0) onProgress(loaded / total);
      };
      call.onprogress = waitOn;
      call.onload = () =>
        resolve(
          new Response(call.response as ArrayBuffer, {
            status: call.status,
            headers: { "content-type": call.getResponseHeader("content-type") ?? "" },
          }),
        );
      call.onerror = () => reject(new TypeError("Failed to fetch"));
      call.onloadend = () => clearTimeout(alarm);
      request.signal.addEventListener("abort", () => giveUp(request.signal.reason), { once: true });
      waitOn();
      call.send(body);
    });
}
