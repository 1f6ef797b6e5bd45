import { once } from "node:events";
import { Worker } from "node:worker_threads";
import { callbackPath } from "../../http/sign-in-addresses.ts";
import { siteUrl } from "./sign-in-site.ts";

export interface IssuerThread {
  /** URL of the issuer, without a slash at the end. */
  readonly url: string;
  /** Sets the issuer's clock ahead; a negative number sets it back. */
  readonly setClockAhead: (seconds: number) => Promise<void>;
  readonly stop: () => Promise<void>;
}

/** Starts a real issuer on a free port. Its clients are `site` and `other`, with the secret `secret of <client>`. */
export async function startIssuerThread(): Promise<IssuerThread> {
  const worker = new Worker(new URL("./issuer-thread.entry.ts", import.meta.url), {
    workerData: { redirectUri: siteUrl + callbackPath, clients: ["site", "other"] },
    stdout: true,
    stderr: true,
  });
  const [{ issuer }] = (await once(worker, "message")) as [{ issuer: string }];
  return {
    url: issuer,
    async setClockAhead(offsetSeconds) {
      const set = once(worker, "message");
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has none
      worker.postMessage({ offsetSeconds });
      await set;
    },
    stop: async () => void (await worker.terminate()),
  };
}
